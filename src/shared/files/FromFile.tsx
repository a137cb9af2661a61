import { useId, useRef, useState, type ReactElement } from 'react'
import { CardDialog } from '#shared/cards/CardDialog.tsx'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { FileDrop } from '#shared/ui/FileDrop.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import type { FileProblem } from './fileProblem.ts'
import './files.css'
import './filesTexts.ts'
import type { NamedFile } from './handedFile.ts'
import { problemText } from './problemText.ts'
import { readRecordFile } from './readRecordFile.ts'
import type { FileKind } from './recordFile.ts'

type FromFileProps<Content> = {
  kind: FileKind<Content>
  title: string
  /** What was read elsewhere already. */
  given?: NamedFile<Content> | null
  onClose: () => void
  /** The dialog about what was read; `again` is on its way back. */
  children: (read: NamedFile<Content>, again: () => void) => ReactElement
}

/** Asks for the file of a record, and for another one as long as it cannot be read (beyond 32). */
export function FromFile<Content>(props: FromFileProps<Content>): ReactElement {
  const { kind, title, given = null, onClose, children } = props
  const { t } = useTranslation('files')
  const [read, setRead] = useState(given)
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
    setRead({ name: file.name, file: answer })
  }

  if (read) return children(read, () => setRead(null))
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
