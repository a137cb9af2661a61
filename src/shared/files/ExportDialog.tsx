import type { ReactElement, ReactNode } from 'react'
import { saveFile } from '#shared/browser/saveFile.ts'
import { CardDialog } from '#shared/cards/CardDialog.tsx'
import '#shared/cards/cardTexts.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { showToast } from '#shared/ui/toasts.ts'
import './files.css'
import './filesTexts.ts'

type ExportDialogProps = {
  fileName: string
  /** What the file says; undefined while that is not known. */
  text: string | undefined
  /** What it holds in a line, or why it cannot be made. */
  children: ReactNode
  onClose: () => void
}

/** Saves a record as a file, once it is known what it holds (beyond 32). */
export function ExportDialog({ fileName, text, children, onClose }: ExportDialogProps): ReactElement {
  const { t } = useTranslation(['files', 'cards', 'common'])

  function save(): void {
    if (text === undefined) return
    saveFile(fileName, text, 'application/json')
    showToast({ kind: 'success', text: t('files:saved') })
    onClose()
  }

  return (
    <CardDialog
      title={t('cards:exportFile')}
      lead={t('files:exportLead')}
      onDismiss={onClose}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {t('common:close')}
          </Button>
          <Button autoFocus aria-disabled={text === undefined} onClick={save}>
            {t('files:save')}
          </Button>
        </>
      }
    >
      <dl className="stack gap-3 breaks">
        <div>
          <dt className="muted small">{t('files:exportName')}</dt>
          <dd>{fileName}</dd>
        </div>
        <div>
          <dt className="muted small">{t('files:holds')}</dt>
          <dd>
            <div role="status">{children}</div>
          </dd>
        </div>
      </dl>
    </CardDialog>
  )
}
