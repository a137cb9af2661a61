import { Checkbox } from 'primereact/checkbox'
import { IconField } from 'primereact/iconfield'
import { InputIcon } from 'primereact/inputicon'
import { InputText } from 'primereact/inputtext'
import type { ReactElement, Ref } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { SearchIcon } from '../consoleIcons.tsx'
import type { FieldOption } from '../fieldOption.ts'
import '../checkbox.css'
import '../fields.css'

type PickerHeaderProps = {
  filter: Ref<HTMLInputElement>
  label: string
  listId: string
  /** Id of the active option. */
  activeId: string | undefined
  typed: string
  onType: (text: string) => void
  found: readonly FieldOption[]
  values: readonly string[]
  onToggleAll: (() => void) | undefined
  /** True while the number is unknown. */
  isLoading: boolean
}

/** Filter, number of matches, and the box that chooses all of them. */
export function PickerHeader(props: PickerHeaderProps): ReactElement {
  const { filter, label, listId, activeId, typed, onType, found, values, onToggleAll, isLoading } = props
  const { t } = useTranslation('fields')
  const chosen = new Set(values)
  const count = found.filter(({ value }) => chosen.has(value)).length
  const isSome = count > 0 && count < found.length
  return (
    <div className="picker-header">
      <IconField className="ui-control">
        <InputText
          ref={filter}
          className="picker-filter"
          role="combobox"
          aria-label={t('search', { label })}
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          autoComplete="off"
          placeholder={t('searchHere')}
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
        <InputIcon className="picker-search">
          <SearchIcon size={18} />
        </InputIcon>
      </IconField>
      <div className="picker-tools row spread gap-3">
        {onToggleAll && found.length > 0 && (
          <label className="field-option">
            <Checkbox
              checked={count === found.length}
              inputRef={(box: HTMLInputElement | null) => void (box && (box.indeterminate = isSome))}
              onChange={onToggleAll}
            />
            {t('all')}
          </label>
        )}
        <span className="picker-count muted small" role="status">
          {!isLoading && t('found', { count: found.length })}
        </span>
      </div>
    </div>
  )
}
