import { useRef, type ComponentProps, type MouseEvent, type ReactElement } from 'react'
import { useHref, useLinkClickHandler, useLocation, type Location } from 'react-router-dom'

type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** The path of the screen. */
  to: string
  /** In the place of the current entry of the history. */
  replace?: boolean
}

/**
 * A link to another screen of the portal. Pressed again while that screen is on its way, it does nothing: a second
 * entry in the history would lead Back to where the person is.
 */
export function PageLink({ to, replace, onClick, ...link }: PageLinkProps): ReactElement {
  const href = useHref(to)
  const goThere = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(link.target && { target: link.target }),
    ...(replace && { replace }),
  })
  const location = useLocation()
  const followedFrom = useRef<Location | null>(null)

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event)
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const { pathname, search } = window.location
    // The address changes at once, the screen later. A guard may have kept the person here: then it is followed again.
    if (followedFrom.current === location && pathname + search === href) event.preventDefault()
    followedFrom.current = location
    if (!event.defaultPrevented) goThere(event)
  }
  return <a {...link} href={href} onClick={follow} />
}
