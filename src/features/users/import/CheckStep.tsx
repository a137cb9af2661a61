import { useDeferredValue, useEffect, useMemo, useRef, useState, type ReactElement } from 'react'
import { numeral } from '#shared/format/numeral.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { Spinner } from '#shared/ui/Spinner.tsx'
import type { Columns } from './columns.ts'
import { isWrong, type ImportRow, type ImportTable } from './importRow.ts'
import { ProblemGroups } from './ProblemGroups.tsx'
import type { ReadFile } from './readFile.ts'
import { repaired, type ProblemGroup } from './repairs.ts'
import { RowsGrid } from './RowsGrid.tsx'
import { useCheck, type Check, type Checked } from './useCheck.ts'

type CheckStepProps = {
  file: ReadFile
  columns: Columns
  /** False while its rows are tried. */
  isShown: boolean
  /** With the rows as they were corrected. */
  onBack: (rows: ReadFile['rows']) => void
  onTry: (table: ImportTable) => void
}

/** Every row as the rules of the card judge it, to be repaired by groups and cell by cell. */
export function CheckStep({ file, columns, isShown, onBack, onTry }: CheckStepProps): ReactElement {
  const { t } = useTranslation('userImport')
  const check = useCheck(file.rows, columns)
  const { checked, error } = check
  const { name, delimiter, headings } = file
  return (
    <section className="import-step stack">
      {error && <FailureNotice error={error} busy={check.isBusy} onRetry={check.retry} />}
      {!checked && !error && (
        <p className="row gap-3 muted" role="status">
          <Spinner />
          {t('checking')}
        </p>
      )}
      {checked && <CheckedRows {...{ check, checked, columns, isShown }} />}
      <div className="flow to-end gap-3">
        <Button
          tone="secondary"
          onClick={() => onBack(checked?.rows.map(({ line, cells }) => ({ line, cells })) ?? file.rows)}
        >
          {t('toColumns')}
        </Button>
        {checked && (
          <Button onClick={() => onTry({ name, delimiter, headings, rows: checked.rows })}>
            {t('tryIt')}
          </Button>
        )}
      </div>
    </section>
  )
}

type CheckedRowsProps = { check: Check; checked: Checked; columns: Columns; isShown: boolean }

const none: readonly ImportRow[] = []

function CheckedRows({ check, checked, columns, isShown }: CheckedRowsProps): ReactElement {
  const { t } = useTranslation('userImport')
  const { rows, known, groups } = checked
  const wrong = useMemo(() => rows.filter(isWrong).map(({ at }) => at), [rows])
  /** A row corrected in place stays visible until other rows are chosen. */
  const [only, setOnly] = useState<readonly number[] | null>(wrong.length > 0 ? wrong : null)
  const [announcement, setAnnouncement] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isShown) heading.current?.focus()
  }, [isShown])
  /** First what is wrong, then the rows: drawn at once they would keep the page from answering. */
  const areRowsDue = useDeferredValue(true, false)
  const shown = useMemo(() => (only ? only.map((at) => rows[at]!) : rows), [only, rows])

  async function repair(group: ProblemGroup, chosen: string | null): Promise<void> {
    if (!(await check.change((now) => repaired(now.rows, columns, now.known, { group, chosen })))) return
    setAnnouncement(t('repaired', { count: group.ats.length }))
    // What was repaired is no longer among those that are wrong.
    setOnly(null)
    heading.current?.focus()
  }
  async function correct(at: number, index: number, text: string): Promise<void> {
    if (!(await check.change((now) => new Map([[at, now.rows[at]!.cells.with(index, text)]])))) return
    setAnnouncement(t('corrected', { line: rows[at]!.line }))
  }

  const counts = { number: numeral(wrong.length), total: numeral(rows.length) }
  return (
    <>
      <div className="import-verdict stack gap-1" data-wrong={wrong.length > 0 || undefined}>
        <h2 ref={heading} tabIndex={-1}>
          {wrong.length > 0
            ? t('someWrong', { count: wrong.length, ...counts })
            : t('allRight', { count: rows.length })}
        </h2>
        <p className="import-status row wrap muted small small-buttons">
          {wrong.length > 0 && <span>{t('wrongStay')}</span>}
          <span role="status">{announcement}</span>
          {check.before && (
            <Button
              tone="quiet"
              onClick={() => {
                check.undo()
                setAnnouncement(t('undone'))
                setOnly(null)
                heading.current?.focus()
              }}
            >
              {t('undo')}
            </Button>
          )}
        </p>
      </div>
      {groups.length > 0 && (
        <ProblemGroups groups={groups} onRepair={(...chosen) => void repair(...chosen)} onSee={setOnly} />
      )}
      <div className="file-shown row wrap spread muted small">
        <label>
          <input
            type="checkbox"
            checked={only !== null}
            disabled={wrong.length === 0 && only === null}
            onChange={({ target }) => setOnly(target.checked ? wrong : null)}
          />
          {t('onlyWrong')}
        </label>
        <span role="status">
          {shown.length < rows.length && t('shownRows', { count: shown.length, total: counts.total })}
        </span>
      </div>
      <RowsGrid
        rows={areRowsDue ? shown : none}
        columns={columns}
        known={known}
        onCorrect={(...corrected) => void correct(...corrected)}
      />
    </>
  )
}
