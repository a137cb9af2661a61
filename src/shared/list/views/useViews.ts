import { useLocation } from 'react-router-dom'
import { canonicalPath } from '#shared/address/paths.ts'
import { useChoice } from '#shared/browser/useChoice.ts'
import { sizeChoice } from '../usualSize.ts'
import { noteOpened } from '../listsLeft.ts'
import { viewQuery, type Shown } from './viewRules.ts'
import { viewsChoice, type NamedView } from './views.ts'

/** The views of the list of this page, which of them it shows, and the ways to them. */
export function useViews(shown: Shown) {
  const { pathname, search } = useLocation()
  const path = canonicalPath(pathname)
  const choice = viewsChoice(path)
  const { views, opens } = useChoice(choice)
  /** What a view of what is shown would say. */
  const now = viewQuery(search, shown)
  return {
    choice,
    path,
    views,
    opens,
    now,
    current: views.find(({ query }) => query === now),
    /** Nothing is asked for but a number of rows. */
    isWhole: [...new URLSearchParams(search).keys()].every((key) => key === 'size' || key === 'page'),
    // Without anything the address would mean the view that the list opens with.
    wholePath: pathname + (opens === null ? '' : `?size=${sizeChoice.read()}`),
    pathOf: ({ query }: NamedView): string => `${pathname}?${query}`,
    noteOpened: ({ id }: NamedView): void => noteOpened(path, id),
  }
}
