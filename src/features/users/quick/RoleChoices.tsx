import {
  useDeferredValue,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
} from 'react'
import type { Role } from '#contracts/roles.ts'
import { numeral } from '#shared/format/numeral.ts'
import { maxSearch } from '#shared/list/listParams.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { asTyped } from '#shared/ui/asTyped.ts'
import { SearchIcon } from '#shared/ui/consoleIcons.tsx'
import { isAssigned, type RoleChanges } from '../roles/roleChanges.ts'
import { foundLines, roleLines } from './roleLines.ts'

type RoleChoicesProps = {
  roles: readonly Role[]
  /** Titles of the applications that may be shown. */
  titles: ReadonlyMap<string, string>
  changes: RoleChanges
  typed: string
  onType: (typed: string) => void
  onToggle: (role: Role) => void
}

/** So many are shown; who looks for another one types. */
const shownLines = 60

/** All roles that may be given, found by typing and ticked by Enter or a press: a combobox over a list of many choices. */
export function RoleChoices(props: RoleChoicesProps): ReactElement {
  const { roles, titles, changes, typed, onType, onToggle } = props
  const { t } = useTranslation('quickRoles')
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const [chosen, setChosen] = useState<number | null>(null)
  const lines = useMemo(() => roleLines(roles, titles), [roles, titles])
  const searched = useDeferredValue(typed)
  const found = useMemo(() => foundLines(lines, searched), [lines, searched])
  const shown = found.slice(0, shownLines)
  // Nothing is chosen before somebody looks for something: an Enter too many takes no role away.
  const first = searched.trim() === '' ? -1 : 0
  const place = shown.findIndex(({ role }) => role.id === chosen)
  const at = place === -1 ? Math.min(first, shown.length - 1) : place

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && shown.length > 0) {
      const to = (Math.max(at, step === 1 ? -1 : 0) + step + shown.length) % shown.length
      setChosen(shown[to]!.role.id)
      list.current?.children[to]?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter') {
      const line = shown[at]
      // What is typed is found a moment later: an Enter before that would tick another role.
      if (line && searched === typed && !event.repeat) onToggle(line.role)
    } else return
    event.preventDefault()
  }

  function note(): string {
    if (found.length === 0) return t('none', { typed: typed.trim() })
    const rest = found.length - shown.length
    const number = numeral(rest > 0 ? rest : found.length)
    return rest > 0 ? t('more', { count: rest, number }) : t('count', { count: found.length, number })
  }

  return (
    <>
      <div className="quick-field search-line">
        <SearchIcon size={20} />
        <input
          type="text"
          role="combobox"
          data-autofocus=""
          autoFocus
          aria-label={t('search')}
          aria-expanded={shown.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={shown[at] && `${id}-${shown[at].role.id}`}
          aria-describedby={`${id}-hint`}
          placeholder={t('search')}
          value={typed}
          maxLength={maxSearch}
          autoComplete="off"
          {...asTyped}
          onChange={({ target }) => {
            onType(target.value)
            setChosen(null)
          }}
          onKeyDown={press}
        />
      </div>
      <ul
        className="quick-list"
        role="listbox"
        id={`${id}-list`}
        aria-label={t('roles')}
        aria-multiselectable="true"
        ref={list}
      >
        {shown.map(({ role, name, applications }, one) => (
          <li
            key={role.id}
            id={`${id}-${role.id}`}
            role="option"
            aria-selected={isAssigned(role, changes)}
            data-at={one === at || undefined}
            data-changed={changes.has(role.name) || undefined}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              setChosen(role.id)
              onToggle(role)
            }}
          >
            <span className="quick-box" />
            <span className="quick-role words">
              <bdi translate="no">{name}</bdi>
              {applications !== '' && (
                <bdi translate="no" className="muted small">
                  {applications}
                </bdi>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className="quick-note">
        <span role="status">{note()}</span>
        <span className="quick-hint" id={`${id}-hint`}>
          {t('hint')}
        </span>
      </p>
    </>
  )
}
