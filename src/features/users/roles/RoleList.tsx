import {
  memo,
  useDeferredValue,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
} from 'react'
import type { Role } from '#contracts/roles.ts'
import { BoxCell } from '#shared/cards/BoxCell.tsx'
import { shortName } from '#shared/format/shortName.ts'
import { useStableActions } from '#shared/hooks/useStableActions.ts'
import { AppNames } from '#shared/list/AppNames.tsx'
import { SearchBox } from '#shared/list/SearchBox.tsx'
import '#shared/list/listTexts.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { CutText } from '#shared/ui/CutText.tsx'
import '../card/tabTexts.ts'
import { isAssigned, type RoleChanges } from './roleChanges.ts'
import { foundLines, type RoleLine } from './roleLines.ts'
import './roleList.css'

type RoleListProps = {
  /** Id of the heading above it. */
  headingId: string
  lines: readonly RoleLine[]
  changes: RoleChanges
  onAssign: (role: Role, assigned: boolean) => void
  typed: string
  onType: (typed: string) => void
  isReadOnly?: boolean
  /** Focuses the search, and shows it for few roles too. */
  autoFocus?: boolean
  /** Maximum number of rows; the search finds the rest. */
  most?: number
  /** Note below the name of a role. */
  noteOf?: (line: RoleLine, assigned: boolean, isChanged: boolean) => string | null
  /** Whether only some of the selected users have the role. */
  isMixed?: (role: Role) => boolean
  /** Help text for extra keys. */
  hint?: string
}

/** Up to this many rows need no search. */
const fewRoles = 10
/** More rows than fit; the rest render after these. */
const firstRows = 20

/**
 * Roles with boxes and a search. Enter ticks the first match, arrows move through the boxes, letters return to the
 * search.
 */
export function RoleList(props: RoleListProps): ReactElement {
  const { headingId, lines, changes, onAssign, typed, onType, isReadOnly = false, most = Infinity } = props
  const { autoFocus = false, noteOf = noNote, isMixed = neither, hint } = props
  const { t } = useTranslation(['userTabs', 'list'])
  const root = useRef<HTMLDivElement>(null)
  const searched = useDeferredValue(typed)
  const isSearched = searched.trim() !== ''
  const found = useMemo(() => foundLines(lines, searched), [lines, searched])
  const listed = useMemo(() => found.slice(0, most), [found, most])
  const shown = useDeferredValue(listed, listed.slice(0, firstRows))
  const [last, setLast] = useState<number | null>(null)
  const own = useStableActions({
    assign: (role: Role, assigned: boolean): void => {
      setLast(role.id)
      onAssign(role, assigned)
    },
  })
  const noteFor = (line: RoleLine): string | null =>
    noteOf(line, isAssigned(line.role, changes), changes.has(line.role.name))

  function press(event: KeyboardEvent): void {
    const { key } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const boxes = [...root.current!.querySelectorAll<HTMLInputElement>('td input:enabled')]
    const at = boxes.indexOf(event.target as HTMLInputElement)
    const field = root.current!.querySelector('input')
    if (at === -1 && event.target !== field) return
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const to = key === 'ArrowDown' ? at + 1 : Math.max(at, 0) - 1
      boxes.at(to % boxes.length)?.focus()
    } else if (key === 'Enter') {
      if (event.repeat) return event.preventDefault()
      // The rows may lag behind the search. Without a search, Enter must not change a role.
      const first = typed.trim() === '' ? undefined : foundLines(lines, typed)[0]
      if (boxes[at]) boxes[at].click()
      else if (first && !isReadOnly) own.assign(first.role, !isAssigned(first.role, changes))
    } else {
      if (at !== -1 && key.length === 1 && key !== ' ') field?.focus()
      return
    }
    event.preventDefault()
  }

  /** Announced after a tick; the row shows the same. */
  function lastNote(): string | null {
    const line = lines.find(({ role }) => role.id === last)
    const note = line && changes.has(line.role.name) && noteFor(line)
    return note ? `${line.name}: ${note}` : null
  }
  function countText(): string | null {
    const rest = found.length - listed.length
    if (rest > 0) return t('moreRoles', { count: rest })
    if (!isSearched) return null
    if (found.length === 0) return t('noRole', { typed: searched.trim() })
    return t('roleCount', { count: found.length })
  }
  const count = countText()
  const assignedText = t('assigned')

  return (
    <div className="role-list stack" ref={root} onKeyDown={press}>
      {(autoFocus || lines.length > fewRoles) && (
        <SearchBox label={t('searchRole')} typed={typed} onType={onType} isWithin autoFocus={autoFocus} />
      )}
      <div
        // Remounts at the top.
        key={searched}
        className="tab-frame tab-table tab-scroll panel rings-inside"
        tabIndex={0}
        role="group"
        aria-labelledby={headingId}
      >
        <table aria-labelledby={headingId} data-searched={isSearched || undefined}>
          <thead>
            <tr>
              <th scope="col">{t('role')}</th>
              <th scope="col" className="roles-shared muted small">
                {t('sharedWith')}
              </th>
              <th scope="col" className="box-column">
                {assignedText}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((line) => (
              <RoleRow
                key={line.role.id}
                line={line}
                assigned={isAssigned(line.role, changes)}
                isMixed={!changes.has(line.role.name) && isMixed(line.role)}
                isChanged={changes.has(line.role.name)}
                note={noteFor(line)}
                isReadOnly={isReadOnly}
                assignedText={assignedText}
                onAssign={own.assign}
              />
            ))}
            {found.length === 0 && (
              <tr>
                <td colSpan={3} className="tab-empty">
                  {t('list:noResults')}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      <div className="role-list-note words spread muted small">
        <p role="status">
          {lastNote() ? <span className="sr-only">{lastNote()}</span> : count && <span>{count}</span>}
        </p>
        {hint && <span className="role-list-hint">{hint}</span>}
      </div>
    </div>
  )
}

const noNote = (): null => null
const neither = (): boolean => false

type RoleRowProps = {
  line: RoleLine
  assigned: boolean
  isMixed: boolean
  isChanged: boolean
  note: string | null
  isReadOnly: boolean
  /** Heading of the last column. */
  assignedText: string
  onAssign: (role: Role, assigned: boolean) => void
}

const RoleRow = memo(function RoleRow(props: RoleRowProps): ReactElement {
  const { line, assigned, isMixed, isChanged, note, isReadOnly, assignedText, onAssign } = props
  const { role, name, end, titles } = line
  const short = shortName(name)
  const id = useId()
  return (
    <tr data-changed={isChanged || undefined}>
      <th scope="row">
        {short === name ? (
          <span className="role-name row" onClick={() => document.getElementById(id)?.click()}>
            <bdi translate="no">{name}</bdi>
          </span>
        ) : (
          <CutText short={short} name={name}>
            <bdi translate="no">{name}</bdi>
          </CutText>
        )}
        {end && (
          <small className="roles-end bold muted small" aria-hidden="true">
            <bdi translate="no">{end}</bdi>
          </small>
        )}
        {note && (
          <small className="roles-note muted small" id={`${id}-note`}>
            {note}
          </small>
        )}
      </th>
      <td className="roles-shared muted small">
        <AppNames names={titles} />
      </td>
      <BoxCell
        id={id}
        checked={assigned}
        ref={(box) => {
          if (box) box.indeterminate = isMixed
        }}
        disabled={isReadOnly}
        aria-label={`${assignedText} ${name}`}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={(event) => onAssign(role, event.target.checked)}
      />
    </tr>
  )
})
