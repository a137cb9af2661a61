import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { CardDialog } from '#shared/cards/CardDialog.tsx'
import { formatDate } from '#shared/format/formatDate.ts'
import { localDay } from '#shared/format/localDay.ts'
import { namesInWords } from '#shared/texts/namesInWords.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { LoadState } from '#shared/ui/LoadState.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { FileQuestions } from './FileQuestions.tsx'
import './files.css'
import './filesTexts.ts'
import type { FileQuestion } from './questions.ts'
import type { Reading } from './RecordFromFile.tsx'

type FileComparisonProps = {
  reading: Reading<unknown>
  /** Pending queries of the comparison. */
  answers: ComponentProps<typeof LoadState>['answers']
  /** Absent until it is compared. */
  compared?: Compared
}

type Compared = {
  /** An existing record with the name in the file, offered for comparison. */
  taken?: { kind: 'role' | 'application'; name: string; onOpen: () => void } | undefined
  /** Further notes or questions before the import. */
  lead?: ReactNode
  questions?: readonly FileQuestion[]
  /** Preview of the changes; empty if equal. */
  changes: ReactNode
  isSame: boolean
  /** Why the import is disabled. */
  reason?: string | undefined
  /** `leftOut`: texts of omitted unknown names. */
  onFill: (leftOut: string[]) => void
  /** Overrides the labels of cards. */
  labels?: { fill: string; none: string }
}

/** Maximum number of ignored fields that are listed. */
const named = 5

/** Content of a file, open questions and a preview of the changes, before the import (beyond 32). */
export function FileComparison({ reading, answers, compared }: FileComparisonProps): ReactElement {
  const { title, read, choices, onChoose, onAgain, onClose } = reading
  const { t } = useTranslation('files')
  const { product, exportedAt, ignored } = read.file
  const rest = ignored.length - named
  const { taken, lead, questions = [], changes, isSame = true, reason, onFill, labels } = compared ?? {}
  const isDecided = questions.every(({ key }) => choices.has(key))

  function fill(): void {
    onFill?.(questions.filter(({ key }) => choices.get(key) === null).map(({ label }) => label))
  }
  return (
    <CardDialog
      title={title}
      onDismiss={onClose}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {t('stop')}
          </Button>
          {!(isSame && isDecided) && (
            <Button unavailable={isDecided ? reason : t('undecided')} onClick={fill}>
              {labels?.fill ?? t('fill')}
            </Button>
          )}
        </>
      }
    >
      <div className="file-body stack gap-4">
        <div className="file-head row wrap spread">
          <p className="bold breaks" tabIndex={-1} data-autofocus="">
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
            {rest > 0 && <span>{` ${t('more', { count: rest })}`}</span>}
          </p>
        )}
        {!compared && (
          <LoadState answers={answers}>
            <p role="status">{t('loading')}</p>
          </LoadState>
        )}
        {taken && (
          <Notice
            title={t(`taken.${taken.kind}`, { name: serverText(taken.name) ?? '—' })}
            action={
              <Button tone="secondary" onClick={taken.onOpen}>
                {t(`openTaken.${taken.kind}`)}
              </Button>
            }
          >
            <p>{t(`takenAbout.${taken.kind}`)}</p>
          </Notice>
        )}
        {lead}
        <FileQuestions questions={questions} choices={choices} onChoose={onChoose} />
        {compared && isSame && isDecided && <p role="status">{labels?.none ?? t('none')}</p>}
        {changes}
      </div>
    </CardDialog>
  )
}

/** The local date of a timestamp. */
function dayOf(exportedAt: string | null): string {
  const time = Date.parse(exportedAt ?? '')
  return formatDate(Number.isNaN(time) ? serverText(exportedAt) : localDay(time))
}
