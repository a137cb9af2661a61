import { Suspense, useEffect, useRef, useState, type ReactElement } from 'react'
import { useSearchParams } from 'react-router-dom'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { FilterIcon } from '#shared/ui/consoleIcons.tsx'
import { isFiltered } from './filterNames.ts'

const LazyFilterDialog = lazyPart(
  () =>
    import(/* webpackChunkName: "users-filters" */ './FilterDialog.tsx').then((code) => code.FilterDialog),
  'part',
)

/** Choosing the first filter or removing the last one replaces the list; its new button takes the focus. */
let takesFocus = false

/** Focuses the button, because the pressed control disappears with its list or filter. */
export function focusFilterButton(list: Element | null, isRenewed: boolean): void {
  takesFocus = isRenewed
  list?.querySelector<HTMLElement>('.list-tools [aria-haspopup=dialog]')?.focus()
}

export function FilterButton(): ReactElement {
  const { t } = useTranslation('users')
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const [query, setQuery] = useSearchParams()
  useEffect(() => {
    if (takesFocus) button.current?.focus()
    takesFocus = false
  }, [])
  return (
    <>
      <Button
        ref={button}
        tone="secondary"
        icon={<FilterIcon size={18} />}
        title={t('filter')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('filter')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <LazyFilterDialog
            query={query}
            onChoose={(next) => {
              setOpen(false)
              focusFilterButton(null, isFiltered(next) !== isFiltered(query))
              setQuery(next)
            }}
            onCancel={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
