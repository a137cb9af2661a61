import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { saveFile } from '#shared/browser/saveFile.ts'
import { CardDialog } from '#shared/cards/CardDialog.tsx'
import '#shared/cards/cardTexts.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { LoadState } from '#shared/ui/LoadState.tsx'
import { showToast } from '#shared/ui/toasts.ts'
import './files.css'
import './filesTexts.ts'
import { recordFileName, writeRecordFile, type FileKind } from './recordFile.ts'

type ExportDialogProps<Content> = {
  kind: FileKind<Content>
  /** Names the record. */
  name: string
  /** File content; undefined while loading, null if there is none. */
  record: Content | null | undefined
  product: string
  /** Pending queries. */
  answers?: ComponentProps<typeof LoadState>['answers']
  /** A one-line summary, or that there is no content. */
  children: ReactNode
  onClose: () => void
}

/** Exports a record as a file once its content is loaded (beyond 32). */
export function ExportDialog<Content>(props: ExportDialogProps<Content>): ReactElement {
  const { kind, name, record, product, answers = [], children, onClose } = props
  const { t } = useTranslation(['files', 'cards', 'common'])
  const fileName = recordFileName(t(`files:words.${kind.kind}`), name)

  function save(): void {
    if (!record) return
    saveFile(fileName, writeRecordFile(kind, record, { product, now: new Date() }), 'application/json')
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
          <Button autoFocus aria-disabled={!record} onClick={save}>
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
            <div role="status">
              {record === undefined ? (
                <LoadState answers={answers}>{t('files:loading')}</LoadState>
              ) : (
                <span>{children}</span>
              )}
            </div>
          </dd>
        </div>
      </dl>
    </CardDialog>
  )
}
