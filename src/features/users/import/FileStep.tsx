import { useState, type ClipboardEvent, type ReactElement } from 'react'
import { numeral } from '#shared/format/numeral.ts'
import { saveFile } from '#shared/browser/saveFile.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { FileDrop } from '#shared/ui/FileDrop.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { DownloadIcon } from '#shared/ui/consoleIcons.tsx'
import { TextAreaField } from '#shared/ui/TextAreaField.tsx'
import { importLimits } from './read/limits.ts'
import { templateCsv } from './template.ts'
import type { FileState } from './useFile.ts'

/** A file or rows of a sheet: chosen, dropped or pasted. */
export function FileStep({ problem, isReading, takeFile, takeText }: FileState): ReactElement {
  const { t } = useTranslation(['userImport', 'userCard', 'common'])
  const [text, setText] = useState('')

  /** Outside of the field: there people see first what they paste. */
  function paste(event: ClipboardEvent): void {
    const { files } = event.clipboardData
    const pasted = event.clipboardData.getData('text/plain')
    if (files.length === 0 && (event.target instanceof HTMLTextAreaElement || pasted === '')) return
    event.preventDefault()
    if (files[0]) void takeFile(files[0])
    else takeText(pasted)
  }
  const limits = {
    rows: numeral(importLimits.rows),
    columns: importLimits.columns,
    megabytes: importLimits.bytes / 1024 / 1024,
  }

  return (
    <section className="import-step" onPaste={paste}>
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
      <div className="file-paste">
        <TextAreaField label={t('userImport:paste')} rows={4} value={text} onChange={setText} />
        <div className="import-answers">
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
      <p className="file-about">{t('userImport:nothingSent')}</p>
    </section>
  )
}

function inNumerals(values: Readonly<Record<string, number>> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, numeral(value)]))
}
