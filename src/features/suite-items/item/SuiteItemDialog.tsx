import { useEffect, useId, useRef, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { LeaveDialog } from '#shared/cards/LeaveDialog.tsx'
import { useLeaveGuard } from '#shared/cards/useLeaveGuard.ts'
import { useLatest } from '#shared/hooks/useLatest.ts'
import { useOneAtATime } from '#shared/hooks/useOneAtATime.ts'
import type { DraftItem } from '#shared/menu/draft/draftItem.ts'
import { Button } from '#shared/ui/Button.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { CloseIcon } from '#shared/ui/icons.tsx'
import { ModalDialog } from '#shared/ui/ModalDialog.tsx'
import '../suiteItemsTexts.ts'
import type { LeftSuiteItem } from './leftSuiteItem.ts'
import { LogoField } from './LogoField.tsx'
import { logoKinds } from './logos.ts'
import './suiteItemDialog.css'
import { SuiteItemFields } from './SuiteItemFields.tsx'
import { useSuiteItemEdit } from './useSuiteItemEdit.ts'

type SuiteItemDialogProps = {
  /** Undefined for a new one. */
  item: DraftItem | undefined
  /** Whose menu the item belongs to; pictures are kept for it (D20). */
  applicationName: string
  /** What was typed of it before and not accepted. */
  left?: LeftSuiteItem | undefined
  /** Is told what is typed, for the draft of the menu; null where nothing is. */
  onTyped: (left: LeftSuiteItem | null) => void
  /** Takes the item into the menu; the owner closes the dialog. */
  onAccept: (item: DraftItem) => void
  onClose: () => void
}

/** A suite item: its fields, its two logos. They are uploaded when it is accepted, and it waits for both (T86). */
export function SuiteItemDialog(props: SuiteItemDialogProps): ReactElement {
  const { item, applicationName, onAccept, onClose } = props
  const { t } = useTranslation('suiteItems')
  const id = useId()
  const edit = useSuiteItemEdit(item, applicationName, props.left)
  const { form } = edit
  const { busy, run } = useOneAtATime()
  const isOpen = useRef(true)

  async function accept(): Promise<boolean> {
    const isDone = await run(async () => {
      const broken = await edit.check()
      if (broken !== null) {
        form.setFocus(broken)
        return false
      }
      const accepted = await edit.finish()
      if (accepted === null || !isOpen.current) return false
      // At once, so that the menu counts as changed before it is left.
      flushSync(() => onAccept(accepted))
      return true
    })
    return isDone === true
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
  const close = (): void => leaving.guard(onClose)

  const tell = useLatest(() => props.onTyped(edit.left()))
  useEffect(() => tell.current(), [tell, edit.logos])
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => tell.current() }),
    [form, tell],
  )
  useEffect(() => {
    isOpen.current = true
    form.setFocus('name')
    return () => {
      isOpen.current = false
    }
  }, [form])

  return (
    <ModalDialog className="message-dialog suite-dialog" aria-labelledby={`${id}-title`} onDismiss={close}>
      <header className="suite-dialog-head row spread gap-3">
        <h2 id={`${id}-title`}>{t(item ? 'titles.edit' : 'titles.new')}</h2>
        <IconButton label={t('close')} icon={<CloseIcon size={18} />} onClick={close} />
      </header>
      <form
        id={`${id}-form`}
        className="suite-dialog-body stack gap-3"
        noValidate
        inert={busy}
        onSubmit={(event) => {
          event.preventDefault()
          void accept()
        }}
      >
        <div className="suite-dialog-part stack gap-3">
          <SuiteItemFields form={form} />
        </div>
        <div className="suite-dialog-part stack gap-3">
          {logoKinds.map((kind) => (
            <LogoField
              key={kind}
              kind={kind}
              logo={edit.logos[kind]}
              upload={edit.uploads[kind]}
              onChange={(logo) => edit.setLogo(kind, logo)}
            />
          ))}
        </div>
      </form>
      <footer className="suite-dialog-foot">
        <Button type="submit" form={`${id}-form`} busy={busy} busyLabel={t('uploading')}>
          {t(item ? 'update' : 'create')}
        </Button>
      </footer>
      {leaving.question && <LeaveDialog title={t('unsaved')} question={leaving.question} />}
    </ModalDialog>
  )
}
