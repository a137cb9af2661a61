import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { contactParts } from '../page/contactParts.ts'

/** Marks the position of the contact; not in any text. */
const placeholder = '\u{fffc}'

/** Contact of a blocked user, with links for phone numbers and e-mail addresses (LCK-14). */
export function BlockedContact({ contact }: { contact: string }): ReactElement {
  const { t } = useTranslation('attempt')
  const [before = '', after = ''] = t('blockedContact', { contact: placeholder }).split(placeholder)
  return (
    <p>
      {before}
      {contactParts(contact).map(({ text, href }, at) =>
        href === null ? (
          text
        ) : (
          <a key={at} className="contact-link" href={href}>
            {text}
          </a>
        ),
      )}
      {after}
    </p>
  )
}
