import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { contactParts } from '../page/contactParts.ts'

/** No text of ours has it: it marks where the contact stands. */
const place = '\u{fffc}'

/** Whom a blocked person turns to; phone numbers and addresses can be followed (LCK-14). */
export function BlockedContact({ contact }: { contact: string }): ReactElement {
  const { t } = useTranslation('attempt')
  const [before = '', after = ''] = t('blockedContact', { contact: place }).split(place)
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
