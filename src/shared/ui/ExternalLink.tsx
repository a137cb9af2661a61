import type { ComponentProps, ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ExternalIcon } from './icons.tsx'

type ExternalLinkProps = ComponentProps<'a'> & {
  /** An address that `webUrl` has judged. */
  href: string
}

/** A link that opens beside the portal, which learns nothing of where it came from. Its host is told before one leaves. */
export function ExternalLink({ href, children, ...rest }: ExternalLinkProps): ReactElement {
  const { t } = useTranslation('common')
  const { host } = new URL(href)
  return (
    <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      {host !== window.location.host && (
        <>
          {' '}
          <span className="external-host" translate="no">
            {host}
          </span>
        </>
      )}
      <ExternalIcon className="external-mark" size={14} />
      <span className="sr-only"> ({t('newTab')})</span>
    </a>
  )
}
