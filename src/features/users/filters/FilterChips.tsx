import type { ReactElement } from 'react'
import { useSearchParams } from 'react-router-dom'
import { serverText } from '#shared/texts/serverText.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { CloseIcon } from '#shared/ui/icons.tsx'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { focusFilterButton } from './FilterButton.tsx'
import { isFiltered } from './filterNames.ts'
import { noFilter, partsOf, withFilter, type FilterPart, type UserFilter } from './userFilter.ts'

/** The parts of the filter; each can be removed. */
export function FilterChips({ filter }: { filter: UserFilter }): ReactElement {
  const { t } = useTranslation('userFilters')
  const [query, setQuery] = useSearchParams()
  const parts = partsOf(filter)

  function choose(next: UserFilter, pressed: Element): void {
    const chosen = withFilter(query, next)
    focusFilterButton(pressed.closest('.list'), !isFiltered(chosen))
    setQuery(chosen)
  }
  return (
    <div role="group" aria-label={t('title')}>
      {parts.map((part) => (
        <button
          key={part}
          type="button"
          className="chip gap-2 small"
          title={t('remove', { filter: nameOf(part) })}
          onClick={({ currentTarget }) => choose({ ...filter, [part]: null }, currentTarget)}
        >
          <bdi translate="no">{nameOf(part)}</bdi>
          <span className="sr-only">{t('removeIt')}</span>
          <CloseIcon size={14} />
        </button>
      ))}
      {parts.length > 1 && (
        <LinkButton onClick={({ currentTarget }) => choose(noFilter, currentTarget)}>{t('clear')}</LinkButton>
      )}
    </div>
  )

  function nameOf(part: FilterPart): string {
    if (part === 'state') return t(filter.state === 'active' ? 'active' : 'inactive')
    const name = filter[part]
    return name ? t(`${part}.of`, { name: serverText(name) ?? '—' }) : t(`${part}.none`)
  }
}
