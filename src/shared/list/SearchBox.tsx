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
  /** Label such as 'Buscar usuarios'. */
  label: string
  typed: string
  onType: (text: string) => void
  /** Runs the search on Enter and on clear. Without it the list is searched while typing. */
  onSearch?: ((text: string) => void) | undefined
  /** Moves the focus to the results. */
  onDown?: () => void
  /** True if the typed text is not searched yet. */
  isPending?: boolean
  /** True inside a part of the page; then it is not a landmark. */
  isWithin?: boolean
  /** True if its container was opened to search. */
  autoFocus?: boolean
}

/** Search field of a list (TBL-06). Its owner keeps typed and applied text. */
export function SearchBox(props: SearchBoxProps): ReactElement {
  const {
    label,
    typed,
    onType,
    onSearch,
    onDown,
    isPending = false,
    isWithin = false,
    autoFocus = false,
  } = props
  const { t } = useTranslation('list')
  const input = useRef<HTMLInputElement>(null)
  function clear(): void {
    onType('')
    onSearch?.('')
  }
  function press(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown' && onDown) onDown()
    // The browser would only clear the field.
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
        {...(autoFocus && { autoFocus, 'data-autofocus': '' })}
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
