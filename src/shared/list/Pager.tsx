import { useId, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { FirstIcon, LastIcon } from '#shared/ui/consoleIcons.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '#shared/ui/icons.tsx'
import { pageSizes, type PageSize } from './listParams.ts'
import { numeral } from '#shared/format/numeral.ts'
import { lastPageOf, placesOf } from './pages.ts'
import './pager.css'

type PagerProps = {
  page: number
  size: PageSize
  /** Null while unknown; then only earlier pages are offered. */
  total: number | null
  onPage: (page: number) => void
  onSize: (size: PageSize) => void
}

type Step = 'firstPage' | 'previousPage' | 'nextPage' | 'lastPage'

/** Total, page size (TBL-01) and page buttons. */
export function Pager({ page, size, total, onPage, onSize }: PagerProps): ReactElement {
  const { t } = useTranslation('list')
  const sizeId = useId()
  const last = total === null ? null : lastPageOf(total, size)
  const pageNow = last === null ? page : Math.min(page, last)
  return (
    <nav className="pager" aria-label={t('pager')}>
      <p className="pager-range grow numbers" role="status">
        {total !== null && rangeText(pageNow, size, total)}
      </p>
      <div className="pager-size row gap-2">
        <label htmlFor={sizeId}>{t('pageSize')}</label>
        <select id={sizeId} value={size} onChange={({ target }) => onSize(Number(target.value) as PageSize)}>
          {pageSizes.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </div>
      <div className="pager-steps row gap-1">
        {step('firstPage', 1, <FirstIcon size={18} />)}
        {step('previousPage', pageNow - 1, <ChevronLeftIcon size={18} />)}
        <span className="pager-page">
          {last === null
            ? t('pageAlone', { page: numeral(pageNow) })
            : t('pageOf', { page: numeral(pageNow), pages: numeral(last) })}
        </span>
        {step('nextPage', pageNow + 1, <ChevronRightIcon size={18} />)}
        {step('lastPage', last ?? pageNow, <LastIcon size={18} />)}
      </div>
    </nav>
  )

  function rangeText(now: number, by: number, of: number): string {
    if (of === 0) return t('rangeNone')
    const { from, to } = placesOf(now, by, of)
    return t('range', { from: numeral(from), to: numeral(to), total: numeral(of) })
  }

  // aria-disabled keeps the focus on the button at the last page.
  function step(name: Step, to: number, icon: ReactElement): ReactElement {
    const leads = to !== pageNow && to >= 1 && to <= (last ?? pageNow)
    return (
      <IconButton
        label={t(name)}
        icon={icon}
        aria-disabled={!leads || undefined}
        onClick={() => leads && onPage(to)}
      />
    )
  }
}
