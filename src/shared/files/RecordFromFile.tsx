import { useId, useRef, useState, type ReactElement } from 'react'
import { CardDialog } from '#shared/cards/CardDialog.tsx'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { FileDrop } from '#shared/ui/FileDrop.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import './files.css'
import './filesTexts.ts'
import { problemText } from './problemText.ts'
import type { FileChoices } from './questions.ts'
import { readRecordFile, type NamedFile } from './readRecordFile.ts'
import type { FileKind, FileProblem } from './recordFile.ts'

/** A parsed file, for the comparison dialog. */
export type Reading<Content> = {
  title: string
  read: NamedFile<Content>
  choices: FileChoices
  onChoose: (choices: FileChoices) => void
  /** Chooses another file. */
  onAgain: () => void
  onClose: () => void
}

type RecordFromFileProps<Content> = {
  kind: FileKind<Content>
  /** True if it fills a new record or a whole menu, without a comparison. */
  isNew: boolean
  /** A file that is already parsed. */
  parsed?: NamedFile<Content> | null
  onClose: () => void
  /** A `FileComparison`. */
  children: (reading: Reading<Content>) => ReactElement
}

const noChoices: FileChoices = new Map()

/** Asks for a record's file until one can be read, then compares it (beyond 32). */
export function RecordFromFile<Content>(props: RecordFromFileProps<Content>): ReactElement {
  const { kind, isNew, parsed = null, onClose, children } = props
  const { t } = useTranslation('files')
  const title = t(isNew ? `from.${kind.kind}` : `compare.${kind.kind}`)
  const [read, setRead] = useState(parsed)
  const [choices, setChoices] = useState(noChoices)
  const [problem, setProblem] = useState<FileProblem | null>(null)
  const [isReading, setReading] = useState(false)
  const latest = useRef(0)
  const problemId = useId()

  async function take(file: File): Promise<void> {
    const attempt = ++latest.current
    setReading(true)
    const answer = await readRecordFile(file, kind)
    if (attempt !== latest.current) return
    setReading(false)
    if ('problem' in answer) return setProblem(answer.problem)
    setProblem(null)
    setChoices(noChoices)
    setRead({ name: file.name, file: answer })
  }

  if (read)
    return children({ title, read, choices, onChoose: setChoices, onAgain: () => setRead(null), onClose })
  return (
    <CardDialog
      title={title}
      lead={t('lead')}
      onDismiss={onClose}
      actions={
        <Button tone="secondary" onClick={onClose}>
          {t('stop')}
        </Button>
      }
    >
      {problem && (
        <div id={problemId}>
          <Notice kind="error">{problemText(problem, t)}</Notice>
        </div>
      )}
      <FileDrop
        autoFocus
        accept=".json,application/json"
        label={t('file')}
        choose={t('choose')}
        hint={t('drop')}
        isReading={isReading}
        readingLabel={t('reading')}
        problemId={problem ? problemId : undefined}
        onFile={(file) => void take(file)}
      />
    </CardDialog>
  )
}
