import { useState, type ReactElement } from 'react'
import { remSize } from '#shared/browser/remSize.ts'
import { useRowWindow } from '#shared/cards/useRowWindow.ts'
import { numeral } from '#shared/format/numeral.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { TriedRow } from './importRow.ts'
import './importRun.css'
import './runTexts.ts'
import { grouped } from './names.ts'
import { nameOfRow } from './rowWords.ts'

type ImportRowsProps<Kind extends string> = {
  rows: readonly TriedRow[]
  /** The kinds in order, with their names. */
  kinds: readonly { kind: Kind; label: string }[]
  /** Verdict or result of a row. */
  kindOf: (row: TriedRow) => Kind
  /** A label other than the name of the kind. */
  labelOf?: (row: TriedRow) => string | null
  /** Called only for visible rows. */
  aboutOf: (row: TriedRow) => string
  onOpen: (at: number) => void
}

/** px; in a narrow frame the label is below the name. */
function heightIn(width: number): number {
  const rem = remSize()
  return (width > 0 && width < 30 * rem ? 4.75 : 3.25) * rem
}

/** The rows of a file with a filter by kind; only rows near the visible ones are rendered. */
export function ImportRows<Kind extends string>(props: ImportRowsProps<Kind>): ReactElement {
  const { rows, kinds, kindOf, labelOf, aboutOf, onOpen } = props
  const { t } = useTranslation('importRun')
  const [chosen, setChosen] = useState<Kind | null>(null)
  const byKind = grouped(rows.map((row) => [kindOf(row), row] as const))
  const offered = kinds.filter(({ kind }) => byKind.has(kind))
  const kind = chosen !== null && byKind.has(chosen) ? chosen : null
  const listed = kind === null ? rows : byKind.get(kind)!
  const { frame, shown, onFocus, rowHeight } = useRowWindow(listed.length, heightIn)

  function choose(next: Kind | null): void {
    setChosen(next)
    frame.current?.scrollTo?.({ top: 0 })
  }
  return (
    <div className="import-rows stack gap-3">
      {offered.length > 1 && (
        <div className="import-kinds flow gap-2" role="group" aria-label={t('show')}>
          {[{ kind: null, label: t('all') }, ...offered].map((one) => (
            <button
              key={one.kind ?? ''}
              type="button"
              aria-pressed={one.kind === kind}
              data-kind={one.kind ?? undefined}
              onClick={() => choose(one.kind)}
            >
              {t('countOf', {
                label: one.label,
                number: numeral(one.kind === null ? rows.length : byKind.get(one.kind)!.length),
              })}
            </button>
          ))}
        </div>
      )}
      <div className="import-frame surface" ref={frame} onFocus={onFocus}>
        <ul aria-label={t('rows')} style={{ height: listed.length * rowHeight }}>
          {shown.map((at) => {
            const row = listed[at]!
            const about = aboutOf(row)
            const own = kinds.find((one) => one.kind === kindOf(row))!
            return (
              <li
                key={row.at}
                aria-posinset={at + 1}
                aria-setsize={listed.length}
                style={{ top: at * rowHeight, height: rowHeight }}
              >
                <button
                  type="button"
                  className="row spread gap-3 tints rings-inside"
                  aria-haspopup="dialog"
                  onClick={() => onOpen(row.at)}
                >
                  <span className="import-name stack">
                    <bdi className="one-line" translate="no">
                      {nameOfRow(row, t)}
                    </bdi>
                    <span className="one-line muted tiny">
                      <span>{t('line', { line: numeral(row.line) })}</span>
                      {about !== '' && (
                        <span>
                          {' '}
                          · <bdi translate="no">{about}</bdi>
                        </span>
                      )}
                    </span>
                  </span>
                  <span className="import-kind bold muted small fixed" data-kind={own.kind}>
                    {labelOf?.(row) ?? own.label}
                  </span>
                </button>
              </li>
            )
          })}
        </ul>
      </div>
    </div>
  )
}
