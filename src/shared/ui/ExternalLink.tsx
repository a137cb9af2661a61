import type { ComponentProps, ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { ExternalIcon } from './icons.tsx'

/** Null while prerendering. */
const ownHost = typeof window === 'undefined' ? null : window.location.host

export type ExternalLinkProps = ComponentProps<'a'> & {
  /** An address checked by `webUrl`. */
  href: string
  /** `title` if the label is specified or has no room for the host (decision D55). */
  hostIn?: 'label' | 'title' | undefined
}

/** A link in a new tab without referrer, which names its host. */
export function ExternalLink({
  href,
  title,
  children,
  hostIn = 'label',
  ...rest
}: ExternalLinkProps): ReactElement {
  const { t } = useTranslation('common')
  const { host } = new URL(href)
  const isElsewhere = host !== ownHost
  if (hostIn === 'title')
    return (
      <a
        {...rest}
        href={href}
        title={`${title ? `${title} · ` : ''}${host} (${t('newTab')})`}
        target="_blank"
        rel="noopener noreferrer"
      >
        {children}
        <ExternalIcon className="external-mark" size={14} />
      </a>
    )
  return (
    <a
      {...rest}
      href={href}
      title={title && isElsewhere ? `${title} · ${host}` : title}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children}
      {isElsewhere && (
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
