import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'

type ContactPart = { text: string; href: string | null }

const linked = /(?<mail>[^\s@<>(),;:]+@[^\s@<>(),;:]+\.[A-Za-z]{2,})|(?<phone>\+?\(?\d[\d ().-]{5,22}\d)/g
const phoneDigits = { least: 7, most: 15 }

/** Splits a contact into plain text, phone numbers (`tel:`) and e-mail addresses (`mailto:`). */
export function contactParts(contact: string): ContactPart[] {
  const parts: ContactPart[] = []
  let from = 0
  for (const { 0: text, index, groups } of contact.matchAll(linked)) {
    const href = groups?.['mail'] === undefined ? phoneHref(text) : `mailto:${encodeURIComponent(text)}`
    if (href === null) continue
    if (index > from) parts.push({ text: contact.slice(from, index), href: null })
    parts.push({ text, href })
    from = index + text.length
  }
  if (from < contact.length) parts.push({ text: contact.slice(from), href: null })
  return parts
}

function phoneHref(text: string): string | null {
  const digits = text.replaceAll(/\D/g, '')
  if (digits.length < phoneDigits.least || digits.length > phoneDigits.most) return null
  return `tel:${text.startsWith('+') ? '+' : ''}${digits}`
}

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
