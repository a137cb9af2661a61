import DOMPurify from 'dompurify'

/** Longest HTML message in characters. */
const maxHtmlText = 5_000

/**
 * Sanitises HTML of a service to plain formatting and links (MNT-02, hardening T14): no styles, pictures, forms or ids.
 * Links have https or mailto and open in a new tab.
 */
export function safeHtml(html: string): DocumentFragment {
  const clean = DOMPurify.sanitize(html.slice(0, maxHtmlText), {
    ALLOWED_TAGS: ['b', 'strong', 'i', 'em', 'u', 'p', 'br', 'ul', 'ol', 'li', 'a', 'span', 'h1', 'h2', 'h3'],
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: /^(?:https:|mailto:)/i,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  for (const link of clean.querySelectorAll('a')) {
    link.target = '_blank'
    link.rel = 'noopener noreferrer'
  }
  return clean
}
