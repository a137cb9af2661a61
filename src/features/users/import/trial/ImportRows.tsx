import { useState, type ReactElement } from 'react'
import { remSize } from '#shared/browser/remSize.ts'
import { useRowWindow } from '#shared/cards/useRowWindow.ts'
import { numeral } from '#shared/format/numeral.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import '../importRunTexts.ts'
import './importRows.css'

export type ShownRow = {
  at: number
  name: string
  line: number
  /** What it does, or what became of it. */
  kind: string
  label: string
  /** Asked for only while the row is in sight. */
  about: () => string
}

type ImportRowsProps = {
  rows: readonly ShownRow[]
  /** The kinds in their order, each as it is called. */
  kinds: readonly { kind: string; label: string }[]
  onOpen: (at: number) => void
}

/** px; where there is little room, the label stands below the name. */
function heightIn(width: number): number {
  const rem = remSize()
  return (width > 0 && width < 30 * rem ? 4.75 : 3.25) * rem
}

/** The rows of a file by what they do; of many only those near the ones in sight are rendered. */
export function ImportRows({ rows, kinds, onOpen }: ImportRowsProps): ReactElement {
  const { t } = useTranslation('importRun')
  const [chosen, setChosen] = useState<string | null>(null)
  const counts = new Map<string, number>()
  for (const { kind } of rows) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const offered = kinds.filter(({ kind }) => counts.has(kind))
  const kind = chosen !== null && counts.has(chosen) ? chosen : null
  const listed = kind === null ? rows : rows.filter((row) => row.kind === kind)
  const { frame, shown, onFocus, rowHeight } = useRowWindow(listed.length, heightIn)

  function choose(next: string | null): void {
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
                number: numeral(one.kind === null ? rows.length : counts.get(one.kind)!),
              })}
            </button>
          ))}
        </div>
      )}
      <div className="import-frame surface" ref={frame} onFocus={onFocus}>
        <ul aria-label={t('rows')} style={{ height: listed.length * rowHeight }}>
          {shown.map((at) => {
            const row = listed[at]!
            const about = row.about()
            return (
              <li
                key={row.at}
                aria-posinset={at + 1}
                aria-setsize={listed.length}
                style={{ top: at * rowHeight, height: rowHeight }}
              >
                <button
                  type="button"
                  className="tints rings-inside"
                  aria-haspopup="dialog"
                  onClick={() => onOpen(row.at)}
                >
                  <span className="import-name">
                    <bdi className="one-line" translate="no">
                      {row.name}
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
                  <span className="import-kind bold muted small fixed" data-kind={row.kind}>
                    {row.label}
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
