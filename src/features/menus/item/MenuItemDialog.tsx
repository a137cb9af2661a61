import { useEffect, useId, useRef, useState, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { MenuLocation } from '#contracts/menus.ts'
import { LeaveDialog } from '#shared/cards/LeaveDialog.tsx'
import { useLeaveGuard } from '#shared/cards/useLeaveGuard.ts'
import type { MenuItem } from '#shared/menu/menuTree.ts'
import { Button } from '#shared/ui/Button.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { CloseIcon } from '#shared/ui/icons.tsx'
import { ModalDialog } from '#shared/ui/ModalDialog.tsx'
import './itemDialog.css'
import { ItemFields } from './ItemFields.tsx'
import { IconPicker, ItemIconStep } from './ItemIconStep.tsx'
import './menuItemTexts.ts'
import { useItemEdit } from './useItemEdit.ts'

export type MenuItemDialogProps = {
  /** Undefined for a new one. */
  item: MenuItem | undefined
  location: MenuLocation
  application: { id: number; name: string }
  /** Takes the item into the tree; the owner closes the dialog. */
  onAccept: (item: MenuItem) => void
  onClose: () => void
}

type Step = 'fields' | 'icon'

/** A menu item in two steps: its fields, its icon (MNU-14). What is typed here is unsaved work until it is accepted. */
export function MenuItemDialog(props: MenuItemDialogProps): ReactElement {
  const { item, location, application, onAccept, onClose } = props
  const { t } = useTranslation('menuItem')
  const id = useId()
  const [step, setStep] = useState<Step>('fields')
  const heading = useRef<HTMLHeadingElement>(null)
  const edit = useItemEdit(item, location, application.name)
  const { form } = edit

  /** The focus would be lost with the button that was pressed. */
  function go(next: Step): void {
    flushSync(() => setStep(next))
    heading.current?.focus()
  }

  async function isFine(): Promise<boolean> {
    const broken = await edit.check()
    if (broken === null) return true
    flushSync(() => setStep('fields'))
    form.setFocus(broken)
    return false
  }

  async function accept(): Promise<boolean> {
    if (!(await isFine())) return false
    const icon = await edit.icon.load()
    // A picture that could not be uploaded keeps the item here (T86).
    if (icon === null) go('icon')
    // At once, so that the tree counts as changed before it is left.
    else flushSync(() => onAccept(edit.itemWith(icon)))
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
  const close = (): void => (edit.isDirty() ? leaving.guard(() => undefined) : onClose())

  useEffect(() => {
    form.setFocus(location === 3 && !item ? 'section' : 'name')
    void IconPicker.load()
  }, [form, item, location])

  return (
    <ModalDialog className="message-dialog item-dialog" aria-labelledby={`${id}-title`} onDismiss={close}>
      <header className="item-head">
        <h2 ref={heading} tabIndex={-1} id={`${id}-title`}>
          {t(item ? 'titles.edit' : 'titles.new')}
        </h2>
        <p>{t('step', { step: step === 'fields' ? 1 : 2, name: t(`steps.${step}`) })}</p>
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
      <footer className="item-foot">
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
      {leaving.question && <LeaveDialog title={t('unsaved')} question={leaving.question} />}
    </ModalDialog>
  )
}
