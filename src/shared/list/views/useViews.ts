import { useLocation } from 'react-router-dom'
import { canonicalPath } from '#shared/address/paths.ts'
import { useChoice } from '#shared/browser/useChoice.ts'
import { sizeChoice } from '../usualSize.ts'
import { noteOpened } from '../listVisits.ts'
import { viewQuery, type Shown } from './viewRules.ts'
import { viewsChoice, type NamedView } from './views.ts'

/** Saved views of the page's list, the active one, and their actions. */
export function useViews(shown: Shown) {
  const { pathname, search } = useLocation()
  const path = canonicalPath(pathname)
  const choice = viewsChoice(path)
  const { views, opens } = useChoice(choice)
  /** Query of the current list as a view. */
  const now = viewQuery(search, shown)
  return {
    choice,
    path,
    views,
    opens,
    now,
    current: views.find(({ query }) => query === now),
    /** True if the query has at most size and page. */
    isWhole: [...new URLSearchParams(search).keys()].every((key) => key === 'size' || key === 'page'),
    // An empty query would open the default view.
    wholePath: pathname + (opens === null ? '' : `?size=${sizeChoice.read()}`),
    pathOf: ({ query }: NamedView): string => `${pathname}?${query}`,
    noteOpened: ({ id }: NamedView): void => noteOpened(path, id),
  }
}
