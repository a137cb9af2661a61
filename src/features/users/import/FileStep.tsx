import { useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react'
import { toCsv } from '#shared/format/csv.ts'
import { numeral } from '#shared/format/numeral.ts'
import { saveFile } from '#shared/browser/saveFile.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { FileDrop } from '#shared/ui/FileDrop.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { DownloadIcon } from '#shared/ui/consoleIcons.tsx'
import { TextAreaField } from '#shared/ui/TextAreaField.tsx'
import { typing } from '#shared/ui/useToastKeys.ts'
import { importFields } from './importRow.ts'
import { fieldName, type ImportTexts } from './problemText.ts'
import {
  importLimits,
  readBytes,
  readPasted,
  sizeProblem,
  type FileProblem,
  type ReadFile,
} from './readFile.ts'

/** A file or rows of a sheet: chosen, dropped or pasted; the last one counts. */
export function FileStep({ onRead }: { onRead: (file: ReadFile) => void }): ReactElement {
  const { t } = useTranslation(['userImport', 'userCard', 'common'])
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<FileProblem | null>(null)
  const [isReading, setReading] = useState(false)
  const latest = useRef(0)

  function take(read: ReadFile | FileProblem): void {
    setReading(false)
    if ('code' in read) return setProblem(read)
    setProblem(null)
    onRead(read)
  }
  async function takeFile(file: File): Promise<void> {
    const attempt = ++latest.current
    const tooMuch = sizeProblem(file.size)
    if (tooMuch) return take(tooMuch)
    setReading(true)
    const bytes = await file.arrayBuffer().catch(() => null)
    // Another file was chosen since.
    if (attempt !== latest.current) return
    take(bytes ? readBytes(file.name, new Uint8Array(bytes)) : { code: 'unreadable' })
  }
  function takeText(pasted: string): void {
    latest.current += 1
    take(readPasted(pasted))
  }

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { target, clipboardData, defaultPrevented } = event
    if (!clipboardData || defaultPrevented || document.querySelector('dialog[open]')) return
    const pasted = clipboardData.getData('text/plain')
    const files = [...clipboardData.files]
    // Cells of a sheet come as text and as a picture of themselves.
    const file =
      files.find(({ type }) => !type.startsWith('image/')) ?? (pasted === '' ? files[0] : undefined)
    // In a field people see first what they paste.
    const isTyping = target instanceof Element && target.closest(typing) !== null
    if (file) void takeFile(file)
    else if (pasted !== '' && !isTyping) takeText(pasted)
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const hear = (event: ClipboardEvent): void => paste(event)
    document.addEventListener('paste', hear)
    return () => document.removeEventListener('paste', hear)
  }, [])
  const limits = {
    rows: numeral(importLimits.rows),
    columns: importLimits.columns,
    megabytes: importLimits.bytes / 1024 / 1024,
  }

  return (
    <section className="import-step stack">
      <FileDrop
        accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
        label={t('userImport:choose')}
        choose={t('userImport:choose')}
        lead={t('userImport:drop')}
        hint={t('userImport:accepted', limits)}
        isReading={isReading}
        onFile={(file) => void takeFile(file)}
      />
      {problem && (
        <Notice kind="error">
          <p>{t(`userImport:file.${problem.code}`, inNumerals(problem.values) as never)}</p>
        </Notice>
      )}
      <div className="file-paste stack gap-2">
        <TextAreaField label={t('userImport:paste')} rows={4} value={text} onChange={setText} />
        <div className="flow to-end gap-3">
          <Button
            tone="quiet"
            icon={<DownloadIcon size={18} />}
            onClick={() => saveFile(t('userImport:templateFile'), templateCsv(t), 'text/csv')}
          >
            {t('userImport:template')}
          </Button>
          <Button tone="secondary" disabled={text.trim() === ''} onClick={() => takeText(text)}>
            {t('userImport:usePasted')}
          </Button>
        </div>
      </div>
      <p className="muted small">{t('userImport:nothingSent')}</p>
    </section>
  )
}

function inNumerals(values: Readonly<Record<string, number>> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, numeral(value)]))
}

/** Names of countries and types are the service's own. */
const example = {
  userName: 'ana.pena',
  email: 'ana.pena@empresa.com',
  names: 'Ana María',
  surnames: 'Peña Ortiz',
  country: 'Colombia',
  documentTypeId: 'Cédula de ciudadanía',
  document: '1018223344',
  phoneNumber: '310 5551234',
  idTypeUser: 'Usuario',
}

/** A file to be filled: the columns of the card, and one line that shows how. */
function templateCsv(t: ImportTexts): string {
  return toCsv([
    importFields.map((field) => fieldName(field, t)),
    importFields.map((field) => {
      if (field === 'idstate') return t('userCard:active')
      return field === 'companies' || field === 'roles' ? t(`userImport:example.${field}`) : example[field]
    }),
  ])
}
