import { useEffect, useMemo, useRef, type ReactElement } from 'react'
import type { OldEncoding } from '#shared/files/oldEncodings.ts'
import { numeral } from '#shared/format/numeral.ts'
import { namesInWords } from '#shared/texts/namesInWords.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { RadioField } from '#shared/ui/RadioField.tsx'
import { SelectField } from '#shared/ui/SelectField.tsx'
import { rowTexts } from './cells.ts'
import {
  columnsProblem,
  isOutcomeHeading,
  joinedWith,
  doubledColumns,
  withColumn,
  type Columns,
} from './columns.ts'
import { importFields, type ImportField } from './importRow.ts'
import { fieldName } from './problemText.ts'
import { readAs, samplesOf, type OldReading, type ReadFile } from './readFile.ts'

type ColumnsStepProps = {
  file: ReadFile
  columns: Columns
  onColumns: (columns: Columns) => void
  /** Read by another encoding. */
  onReadAs: (file: ReadFile) => void
  onBack: () => void
  onCheck: () => void
}

const shownValues = 3

/** What each column says: a guess that can be seen and changed. */
export function ColumnsStep(props: ColumnsStepProps): ReactElement {
  const { file, columns, onColumns, onReadAs, onBack, onCheck } = props
  const { t } = useTranslation(['userImport', 'userCard', 'common'])
  const lead = useRef<HTMLParagraphElement>(null)
  useEffect(() => lead.current?.focus(), [])
  const problem = columnsProblem(columns)
  const twice = doubledColumns(file.headings, columns)
  const nameOf = (heading: string, at: number): string =>
    heading === '' ? t('userImport:untitled', { number: at + 1 }) : heading
  const unused = file.headings.flatMap((heading, at) =>
    columns[at] === null && !isOutcomeHeading(heading) ? `«${nameOf(heading, at)}»` : [],
  )
  const isRead = file.old === null || file.old.encoding !== null

  /** Of columns that are joined: what comes of them in the first row that says something in all of them. */
  function joinedHint(at: number): string | undefined {
    const all = joinedWith(columns, at)
    const row = file.rows.find(({ cells }) => all.every((index) => cells[index]?.trim()))
    const text = row && rowTexts(row.cells, columns)[columns[at]!]
    if (all.length === 0) return undefined
    return text ? t('userImport:joinedAs', { text }) : t('userImport:joined')
  }

  return (
    <section className="import-step stack">
      <p ref={lead} tabIndex={-1}>
        {t('userImport:columnsLead')}
      </p>
      {file.old && (
        <EncodingChoice old={file.old} onChange={(encoding) => onReadAs(readAs(file, encoding))} />
      )}
      <ul className="file-columns">
        {file.headings.map((heading, at) => {
          const name = nameOf(heading, at)
          return (
            // Two headings may be the same.
            <li key={at} className="stack gap-2 surface" data-aside={columns[at] === null || undefined}>
              <h2>
                <bdi>{name}</bdi>
              </h2>
              <ol className="muted small">
                {file.rows.slice(0, shownValues).map(({ line, cells }) => (
                  <li key={line} className="one-line">
                    {cells[at]?.trim() ? (
                      <bdi translate="no">{cells[at]}</bdi>
                    ) : (
                      <i>{t('userImport:noValue')}</i>
                    )}
                  </li>
                ))}
              </ol>
              <SelectField
                label={t('userImport:meaning', { heading: name })}
                value={columns[at] ?? ''}
                hint={twice.includes(at) ? t('userImport:twice') : joinedHint(at)}
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
      {unused.length > 0 && (
        <Notice>
          <p>{t('userImport:unused', { count: unused.length, names: namesInWords(unused) })}</p>
        </Notice>
      )}
      {problem && (
        <Notice kind="warning">
          <p>{t(`userImport:columnsProblem.${problem}`)}</p>
        </Notice>
      )}
      <div className="flow to-end gap-3">
        <Button tone="secondary" onClick={onBack}>
          {t('userImport:anotherFile')}
        </Button>
        <Button disabled={problem !== null || !isRead} onClick={onCheck}>
          {t('userImport:check')}
        </Button>
      </div>
    </section>
  )
}

type EncodingChoiceProps = { old: OldReading; onChange: (encoding: OldEncoding) => void }

/** The ways in which the letters of a file can be read, each by what comes of it. */
function EncodingChoice({ old, onChange }: EncodingChoiceProps): ReactElement {
  const { t } = useTranslation('userImport')
  const samples = useMemo(() => samplesOf(old), [old])
  return (
    <div className="file-encodings">
      <RadioField
        label={t('encoding')}
        hint={t(old.encoding === null ? 'encodingUnknown' : 'encodingGuessed')}
        isRequired
        value={old.encoding ?? ''}
        options={samples.map(({ encoding, lines }) => ({
          value: encoding,
          label: t(`encodings.${encoding}`, {
            sample: lines
              .map(({ line, cells }) =>
                t('encodingLine', { line: numeral(line), text: serverText(cells) ?? '' }),
              )
              .join('; '),
          }),
        }))}
        onChange={(encoding) => onChange(encoding as OldEncoding)}
      />
    </div>
  )
}
