import { useId, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { ChevronDownIcon } from '#shared/ui/icons.tsx'
import './listTools.css'

type SortMenuProps<Sort extends string> = {
  sorts: readonly Sort[]
  /** Null: the service's order. */
  sort: Sort | null
  nameOf: (sort: Sort) => string
  onSort: (sort: Sort | null) => void
}

/** Sorts a list; never filters it (G-16). */
export function SortMenu<Sort extends string>(props: SortMenuProps<Sort>): ReactElement {
  const { sorts, sort, nameOf, onSort } = props
  const { t } = useTranslation('list')
  const id = useId()
  return (
    <div className="sort-menu row gap-2 muted small">
      <label htmlFor={id}>{t('sort')}</label>
      <div className="ui-control">
        <select
          id={id}
          className="ui-input"
          value={sort ?? ''}
          onChange={({ target }) => onSort(sorts.find((one) => one === target.value) ?? null)}
        >
          <option value="">{t('unsorted')}</option>
          {sorts.map((one) => (
            <option key={one} value={one}>
              {nameOf(one)}
            </option>
          ))}
        </select>
        <span className="ui-chevron">
          <ChevronDownIcon size={16} />
        </span>
      </div>
    </div>
  )
}
