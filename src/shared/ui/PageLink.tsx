import { useRef, type ComponentProps, type MouseEvent, type ReactElement } from 'react'
import { useHref, useLinkClickHandler, useLocation, type Location } from 'react-router-dom'

type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** The path of the screen. */
  to: string
  /** Replaces the current history entry. */
  replace?: boolean
}

/**
 * A link to another screen. Ignores a second click while that screen loads, which would add a duplicate history entry.
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
    // The address changes before the screen. If a guard has kept the screen, the link works again.
    if (followedFrom.current === location && pathname + search === href) event.preventDefault()
    followedFrom.current = location
    if (!event.defaultPrevented) goThere(event)
  }
  return <a {...link} href={href} onClick={follow} />
}
