import { useRef, type KeyboardEvent, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useShortcut } from '#shared/keys/useShortcut.ts'
import { asTyped } from '#shared/ui/asTyped.ts'
import { SearchIcon } from '#shared/ui/consoleIcons.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { CloseIcon } from '#shared/ui/icons.tsx'
import { maxSearch } from './listParams.ts'
import './listTexts.ts'
import './listTools.css'

type SearchBoxProps = {
  /** What is searched, as in 'Buscar usuarios'. */
  label: string
  typed: string
  onType: (text: string) => void
  /** Runs the search: Enter, and the button that empties the box. Without it the list is searched while typing. */
  onSearch?: ((text: string) => void) | undefined
  /** Leads from the box to what it has found. */
  onDown?: () => void
  /** The typed text has not been searched for yet. */
  isPending?: boolean
  /** Within a part of the page that may have a search beside it: no landmark of its own. */
  isWithin?: boolean
}

/** Where a list is searched (TBL-06). What is typed and what was searched for are kept apart by its owner. */
export function SearchBox(props: SearchBoxProps): ReactElement {
  const { label, typed, onType, onSearch, onDown, isPending = false, isWithin = false } = props
  const { t } = useTranslation('list')
  const input = useRef<HTMLInputElement>(null)
  function clear(): void {
    onType('')
    onSearch?.('')
  }
  function press(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown' && onDown) onDown()
    // A browser would empty the box alone.
    else if (event.key === 'Escape' && onSearch) clear()
    else return
    event.preventDefault()
  }
  return (
    <form
      className="search-box"
      role={isWithin ? undefined : 'search'}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch?.(typed)
      }}
    >
      <SearchIcon size={18} />
      <input
        ref={input}
        type="search"
        {...useShortcut('search')}
        className="ui-input"
        aria-label={label}
        placeholder={label}
        value={typed}
        maxLength={maxSearch}
        enterKeyHint={onSearch && 'search'}
        autoComplete="off"
        {...asTyped}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={press}
      />
      {isPending && <kbd aria-hidden="true">{t('enterHint')}</kbd>}
      {typed !== '' && (
        <IconButton
          className="search-clear"
          label={t('clearSearch')}
          icon={<CloseIcon size={16} />}
          onClick={() => {
            clear()
            input.current?.focus()
          }}
        />
      )}
    </form>
  )
}
