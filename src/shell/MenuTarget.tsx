import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { MenuAction } from '#shared/menu/menuAction.ts'
import { PageLink } from '#shared/ui/PageLink.tsx'
import { ExternalIcon } from '#shared/ui/icons.tsx'

type MenuTargetProps = {
  action: MenuAction
  className: string
  title?: string | undefined
  /** For items of a `menu`; the arrow keys bring the focus then. */
  role?: 'menuitem'
  isCurrent?: boolean
  onChoose?: (() => void) | undefined
  children: ReactNode
}

/** An item of a stored menu as what it is: a link of the portal, a link elsewhere, or a mere text. */
export function MenuTarget({
  action,
  onChoose,
  isCurrent = false,
  children,
  ...rest
}: MenuTargetProps): ReactElement {
  const { t } = useTranslation('shell')
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
        <a href={action.href} target="_blank" rel="noopener noreferrer" {...shared} onClick={onChoose}>
          {children}
          <ExternalIcon className="menu-external" size={14} />
          <span className="sr-only"> ({t('newTab')})</span>
        </a>
      )
    case 'inert':
      return (
        <span {...shared} data-inert="" aria-disabled={rest.role ? true : undefined}>
          {children}
        </span>
      )
  }
}
