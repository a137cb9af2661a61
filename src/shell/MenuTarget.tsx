import type { ReactElement, ReactNode } from 'react'
import type { MenuAction } from '#shared/menu/menuAction.ts'
import { ExternalLink, type ExternalLinkProps } from '#shared/ui/ExternalLink.tsx'
import { PageLink } from '#shared/ui/PageLink.tsx'

type MenuTargetProps = {
  action: MenuAction
  className: string
  title?: string | undefined
  /** For items of a `menu`, which are focused with the arrow keys. */
  role?: 'menuitem'
  isCurrent?: boolean
  hostIn?: ExternalLinkProps['hostIn']
  onChoose?: (() => void) | undefined
  children: ReactNode
}

/** A stored menu item: an internal link, an external link, or plain text. */
export function MenuTarget({
  action,
  onChoose,
  isCurrent = false,
  hostIn,
  children,
  ...rest
}: MenuTargetProps): ReactElement {
  const shared = { ...rest, ...(rest.role && { tabIndex: -1 }) }
  switch (action.kind) {
    case 'route':
    case 'function':
      return (
        <PageLink
          to={action.path}
          {...shared}
          onClick={onChoose}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {children}
        </PageLink>
      )
    case 'link':
      return (
        <ExternalLink href={action.href} {...shared} hostIn={hostIn} onClick={onChoose}>
          {children}
        </ExternalLink>
      )
    case 'inert':
      return (
        <span {...shared} data-inert="" aria-disabled={rest.role ? true : undefined}>
          {children}
        </span>
      )
  }
}
