import type { ReactElement, ReactNode } from 'react'
import { CardDialog } from '#shared/cards/CardDialog.tsx'
import { formatDate } from '#shared/format/formatDate.ts'
import { localDay } from '#shared/format/localDay.ts'
import { namesInWords } from '#shared/texts/namesInWords.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import './files.css'
import './filesTexts.ts'
import type { NamedFile } from './handedFile.ts'

type FileDialogProps = {
  title: string
  read: NamedFile<unknown>
  /** What the last button says, and why it cannot be pressed. */
  fillLabel?: string
  reason?: string | undefined
  isReady?: boolean
  onAgain: () => void
  onClose: () => void
  onFill: () => void
  children: ReactNode
}

/** So many places that mean nothing are named. */
const named = 5

/** What a file says, what has to be decided about it and what would change, before anything is filled (beyond 32). */
export function FileDialog(props: FileDialogProps): ReactElement {
  const { title, read, fillLabel, reason, isReady = true, onAgain, onClose, onFill, children } = props
  const { t } = useTranslation('files')
  const { product, exportedAt, ignored } = read.file
  const rest = ignored.length - named
  return (
    <CardDialog
      title={title}
      onDismiss={onClose}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {t('stop')}
          </Button>
          {isReady && (
            <Button unavailable={reason} onClick={onFill}>
              {fillLabel ?? t('fill')}
            </Button>
          )}
        </>
      }
    >
      <div className="file-body stack gap-4">
        <div className="file-head row wrap spread">
          <p className="file-name bold breaks" tabIndex={-1} data-autofocus="">
            <bdi translate="no">{serverText(read.name)}</bdi>
          </p>
          <Button tone="quiet" onClick={onAgain}>
            {t('again')}
          </Button>
        </div>
        {product && (
          <p className="file-hint muted small breaks">
            {t('origin', { product: serverText(product) ?? '', when: dayOf(exportedAt) })}
          </p>
        )}
        {ignored.length > 0 && (
          <p className="file-hint muted small breaks">
            <span>{t('ignored', { names: namesInWords(ignored.slice(0, named)) })}</span>
            {rest > 0 && <span>{` ${t('more', { count: rest, number: rest })}`}</span>}
          </p>
        )}
        {children}
      </div>
    </CardDialog>
  )
}

/** Of a moment the day that it was where the person is. */
function dayOf(exportedAt: string | null): string {
  const time = Date.parse(exportedAt ?? '')
  return formatDate(Number.isNaN(time) ? serverText(exportedAt) : localDay(time))
}
