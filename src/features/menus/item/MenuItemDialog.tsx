import { useEffect, useImperativeHandle, useId, useRef, useState, type ReactElement, type Ref } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { MenuLocation } from '#contracts/menus.ts'
import { useStableActions } from '#shared/hooks/useStableActions.ts'
import { ItemDialog } from '#shared/menu/item/ItemDialog.tsx'
import { useItemDialog, type ItemDialogProps } from '#shared/menu/item/useItemDialog.ts'
import type { MenuItem } from '#shared/menu/menuTree.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ItemFields } from './ItemFields.tsx'
import { IconPicker, ItemIconStep } from './ItemIconStep.tsx'
import './itemSteps.css'
import type { StoredItemDraft } from './storedItemDraft.ts'
import './texts.ts'
import { useItemEdit } from './useItemEdit.ts'

type MenuItemDialogProps = ItemDialogProps<StoredItemDraft, MenuItem> & {
  /** Undefined for a new one. */
  item: MenuItem | undefined
  location: MenuLocation
  application: { id: number; name: string }
  /** True in the side panel, where the tree stays usable. */
  isBeside?: boolean
  handle?: Ref<ItemHandle>
  /** Called when the hidden dialog must become visible. */
  onShow?: () => void
  /** Focus target after closing, if nothing had the focus before. */
  focusAfter?: () => HTMLElement | null
}

export type ItemHandle = {
  /** Closes it and calls `go`, after a confirmation if there are edits. */
  leave: (go: () => void) => void
  focus: () => void
}

type Step = 'fields' | 'icon'

/** A menu item in two steps: fields and icon (MNU-14). Edits are unsaved work until they are accepted. */
export function MenuItemDialog(props: MenuItemDialogProps): ReactElement {
  const { item: now, location, application, isBeside = false, handle, focusAfter, onClose } = props
  const { t } = useTranslation(['menuItem', 'menuDraft'])
  const id = useId()
  const [step, setStep] = useState<Step>('fields')
  const heading = useRef<HTMLHeadingElement>(null)
  // An undo may remove the item from the tree during the edit.
  const [item, setItem] = useState(now)
  if (now && now !== item) setItem(now)
  const isGone = item !== undefined && now === undefined
  const edit = useItemEdit(item, location, application.name, props.itemDraft)
  const { form } = edit

  function show(next: Step): void {
    flushSync(() => {
      setStep(next)
      props.onShow?.()
    })
  }
  /** Moves the focus, since the pressed button unmounts. */
  function go(next: Step): void {
    show(next)
    heading.current?.focus()
  }
  const { isFine, accept, leaving } = useItemDialog(edit, {
    ...props,
    showFields: () => show('fields'),
    showUnfinished: () => go('icon'),
  })
  // After a confirmation the answer closes the dialog.
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
  useEffect(() => {
    if (isGone && !isDirty()) onClose()
  }, [isGone, isDirty, onClose])

  return (
    <ItemDialog
      title={t(item ? 'menuItem:titles.edit' : 'menuItem:titles.new')}
      headingRef={heading}
      about={t('menuItem:step', { step: step === 'fields' ? 1 : 2, name: t(`menuItem:steps.${step}`) })}
      beside={isBeside ? { focusAfter } : undefined}
      question={leaving.question}
      onClose={close}
      buttons={
        <>
          {step === 'fields' ? (
            <Button key="next" tone={item ? 'secondary' : 'primary'} type="submit" form={id}>
              {t('menuItem:next')}
            </Button>
          ) : (
            <Button key="back" tone="quiet" onClick={() => go('fields')}>
              {t('menuItem:back')}
            </Button>
          )}
          {(item || step === 'icon') && (
            <Button busy={edit.icon.upload.isSending} onClick={() => void accept()}>
              {t(item ? 'menuDraft:item.update' : 'menuDraft:item.create')}
            </Button>
          )}
        </>
      }
    >
      {step === 'fields' ? (
        <ItemFields
          id={id}
          form={form}
          location={location}
          application={application}
          onSubmit={() => void isFine().then((fine) => fine && go('icon'))}
        />
      ) : (
        <ItemIconStep icon={edit.icon} />
      )}
    </ItemDialog>
  )
}
