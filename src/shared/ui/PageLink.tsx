import { useRef, type MouseEvent, type ReactElement } from 'react'
import { Link, useHref, useLocation, type LinkProps, type Location } from 'react-router-dom'

/**
 * A link to another screen of the portal. Pressed again while that screen is on its way, it does nothing: a second
 * entry in the history would lead Back to where the person is.
 */
export function PageLink({ onClick, ...link }: LinkProps): ReactElement {
  const href = useHref(link.to)
  const location = useLocation()
  const followedFrom = useRef<Location | null>(null)

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event)
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const { pathname, search } = window.location
    // The address changes at once, the screen later. A guard may have kept the person here: then it is followed again.
    if (followedFrom.current === location && pathname + search === href) event.preventDefault()
    followedFrom.current = location
  }
  return <Link {...link} onClick={follow} />
}
