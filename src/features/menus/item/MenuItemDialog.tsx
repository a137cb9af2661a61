import { useEffect, useId, useImperativeHandle, useRef, useState, type ReactElement, type Ref } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { MenuLocation } from '#contracts/menus.ts'
import { LeaveDialog } from '#shared/cards/LeaveDialog.tsx'
import { useLeaveGuard } from '#shared/cards/useLeaveGuard.ts'
import { useLatest } from '#shared/hooks/useLatest.ts'
import { useStableActions } from '#shared/hooks/useStableActions.ts'
import type { MenuItem } from '#shared/menu/menuTree.ts'
import { Button } from '#shared/ui/Button.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { CloseIcon } from '#shared/ui/icons.tsx'
import { ModalDialog } from '#shared/ui/ModalDialog.tsx'
import { SideDialog } from '#shared/ui/SideDialog.tsx'
import './itemDialog.css'
import { ItemFields } from './ItemFields.tsx'
import { IconPicker, ItemIconStep } from './ItemIconStep.tsx'
import type { LeftItem } from './leftItem.ts'
import './menuItemTexts.ts'
import { useItemEdit } from './useItemEdit.ts'

export type MenuItemDialogProps = {
  /** Undefined for a new one. */
  item: MenuItem | undefined
  location: MenuLocation
  application: { id: number; name: string }
  /** Stands beside the tree, which can be used and changed meanwhile. */
  isBeside?: boolean
  handle?: Ref<ItemHandle>
  /** What was typed before the page went. */
  left?: LeftItem | undefined
  /** Tells what would be lost with the page; null where nothing would. */
  onTyped?: (left: LeftItem | null) => void
  /** It is out of sight, and has something to show. */
  onShow?: () => void
  /** What gets the focus once it is closed, where nothing had it before. */
  focusAfter?: () => HTMLElement | null
  /** Takes the item into the tree; the owner closes the dialog. */
  onAccept: (item: MenuItem) => void
  onClose: () => void
}

export type ItemHandle = {
  /** Closes it and goes on, after a question where something was typed. */
  leave: (go: () => void) => void
  focus: () => void
}

type Step = 'fields' | 'icon'

/** A menu item in two steps: its fields, its icon (MNU-14). What is typed here is unsaved work until it is accepted. */
export function MenuItemDialog(props: MenuItemDialogProps): ReactElement {
  const { item: now, location, application, isBeside = false, handle, focusAfter, onClose } = props
  const { t } = useTranslation('menuItem')
  const id = useId()
  const [step, setStep] = useState<Step>('fields')
  const heading = useRef<HTMLHeadingElement>(null)
  // An undo may take the item out of the tree while it is edited beside it.
  const [item, setItem] = useState(now)
  if (now && now !== item) setItem(now)
  const isGone = item !== undefined && now === undefined
  const edit = useItemEdit(item, location, application.name, props.left)
  const { form } = edit
  // A picture may be on its way meanwhile.
  const latest = useLatest(props)
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])

  function show(next: Step): void {
    flushSync(() => {
      setStep(next)
      latest.current.onShow?.()
    })
  }
  /** The focus would be lost with the button that was pressed. */
  function go(next: Step): void {
    show(next)
    heading.current?.focus()
  }

  async function isFine(): Promise<boolean> {
    const broken = await edit.check()
    if (broken === null) return true
    show('fields')
    form.setFocus(broken)
    return false
  }

  async function accept(): Promise<boolean> {
    if (!(await isFine())) return false
    const icon = await edit.icon.load()
    if (!isOpen.current) return false
    // A picture that could not be uploaded keeps the item here (T86).
    if (icon === null) go('icon')
    // At once, so that the tree counts as changed before it is left.
    else flushSync(() => latest.current.onAccept(edit.itemWith(icon)))
    return icon !== null
  }

  const leaving = useLeaveGuard({
    isDirty: edit.isDirty,
    isTab: () => false,
    asksOnTabs: true,
    checkTab: null,
    save: accept,
    discard: onClose,
    isDialog: true,
  })
  // Where it is asked about, the answer closes the dialog.
  function leave(go: () => void): void {
    if (!edit.isDirty()) onClose()
    leaving.guard(go)
  }
  const close = (): void => leave(() => undefined)
  const own = useStableActions<ItemHandle>({
    leave,
    focus: () => (step === 'fields' ? form.setFocus('name') : heading.current?.focus()),
  })
  useImperativeHandle(handle, () => own, [own])

  const isNew = item === undefined
  useEffect(() => {
    form.setFocus(location === 3 && isNew ? 'section' : 'name')
    void IconPicker.load()
  }, [form, isNew, location])
  const { isDirty } = edit
  const { icon: taken, picked } = edit.icon
  const tell = useLatest(() => props.onTyped?.(edit.left()))
  useEffect(() => tell.current(), [tell, taken, picked, item])
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => tell.current() }),
    [form, tell],
  )
  useEffect(() => {
    if (isGone && !isDirty()) onClose()
  }, [isGone, isDirty, onClose])

  const parts = (
    <>
      <header className="item-head head">
        <h2 ref={heading} tabIndex={-1} id={`${id}-title`}>
          {t(item ? 'titles.edit' : 'titles.new')}
        </h2>
        <p className="muted small">
          {t('step', { step: step === 'fields' ? 1 : 2, name: t(`steps.${step}`) })}
        </p>
        <IconButton label={t('close')} icon={<CloseIcon size={18} />} onClick={close} />
      </header>
      <div className="item-body">
        {step === 'fields' ? (
          <ItemFields
            id={`${id}-fields`}
            form={form}
            location={location}
            application={application}
            onSubmit={() => void isFine().then((fine) => fine && go('icon'))}
          />
        ) : (
          <ItemIconStep icon={edit.icon} />
        )}
      </div>
      <footer className="item-foot flow to-end gap-2">
        {step === 'fields' ? (
          <Button key="next" tone={item ? 'secondary' : 'primary'} type="submit" form={`${id}-fields`}>
            {t('next')}
          </Button>
        ) : (
          <Button key="back" tone="quiet" onClick={() => go('fields')}>
            {t('back')}
          </Button>
        )}
        {(item || step === 'icon') && (
          <Button busy={edit.icon.upload.isSending} onClick={() => void accept()}>
            {t(item ? 'update' : 'create')}
          </Button>
        )}
      </footer>
      {/* Seen also where the panel shows something else. */}
      {leaving.question &&
        createPortal(<LeaveDialog title={t('unsaved')} question={leaving.question} />, document.body)}
    </>
  )
  return isBeside ? (
    <SideDialog
      className="item-dialog"
      aria-labelledby={`${id}-title`}
      onDismiss={close}
      {...(focusAfter && { focusAfter })}
    >
      {parts}
    </SideDialog>
  ) : (
    <ModalDialog className="message-dialog item-dialog" aria-labelledby={`${id}-title`} onDismiss={close}>
      {parts}
    </ModalDialog>
  )
}
