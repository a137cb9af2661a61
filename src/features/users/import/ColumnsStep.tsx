import { useEffect, useRef, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { SelectField } from '#shared/ui/SelectField.tsx'
import { columnsProblem, saidTwice, withColumn, type Columns } from './columns.ts'
import { importFields, type ImportField } from './importRow.ts'
import { fieldName } from './problemText.ts'
import type { ReadFile } from './read/readBytes.ts'

type ColumnsStepProps = {
  file: ReadFile
  columns: Columns
  onColumns: (columns: Columns) => void
  onBack: () => void
  onCheck: () => void
}

const shownValues = 3

/** What each column says: a guess that can be seen and changed. */
export function ColumnsStep({ file, columns, onColumns, onBack, onCheck }: ColumnsStepProps): ReactElement {
  const { t } = useTranslation(['userImport', 'userCard', 'common'])
  const lead = useRef<HTMLParagraphElement>(null)
  useEffect(() => lead.current?.focus(), [])
  const problem = columnsProblem(columns)
  const twice = saidTwice(file.headings, columns)

  return (
    <section className="import-step">
      <p className="import-lead" ref={lead} tabIndex={-1}>
        {t('userImport:columnsLead')}
      </p>
      {file.encoding === 'windows-1252' && (
        <Notice kind="warning">
          <p>{t('userImport:oldLetters')}</p>
        </Notice>
      )}
      <ul className="file-columns">
        {file.headings.map((heading, at) => {
          const name = heading === '' ? t('userImport:untitled', { number: at + 1 }) : heading
          return (
            // Two headings may be the same.
            <li key={at} data-aside={columns[at] === null || undefined}>
              <h2>
                <bdi>{name}</bdi>
              </h2>
              <ol>
                {file.records.slice(0, shownValues).map(({ line, cells }) => (
                  <li key={line}>
                    {cells[at]?.trim() ? <bdi>{cells[at]}</bdi> : <i>{t('userImport:noValue')}</i>}
                  </li>
                ))}
              </ol>
              <SelectField
                label={t('userImport:meaning', { heading: name })}
                value={columns[at] ?? ''}
                hint={twice.includes(at) ? t('userImport:twice') : undefined}
                onChange={({ target }) =>
                  onColumns(withColumn(columns, at, (target.value || null) as ImportField | null))
                }
              >
                <option value="">{t('userImport:leftAside')}</option>
                {importFields.map((field) => (
                  <option key={field} value={field}>
                    {fieldName(field, t)}
                  </option>
                ))}
              </SelectField>
            </li>
          )
        })}
      </ul>
      {problem && (
        <Notice kind="warning">
          <p>{t(`userImport:columnsProblem.${problem}`)}</p>
        </Notice>
      )}
      <div className="import-answers">
        <Button tone="secondary" onClick={onBack}>
          {t('userImport:anotherFile')}
        </Button>
        <Button disabled={problem !== null} onClick={onCheck}>
          {t('userImport:check')}
        </Button>
      </div>
    </section>
  )
}
