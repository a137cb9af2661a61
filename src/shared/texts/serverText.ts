// Control characters except line break and tab, and bidi marks.
// eslint-disable-next-line no-control-regex -- these characters are what the rule is about
const hidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g

/** Longest shown server text in characters (hardening T15). */
export const maxServerText = 500

/** A server's text made safe to show as text, or null. */
export function serverText(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const clean = value.replace(hidden, '\uFFFD').trim()
  if (clean === '') return null
  return clean.length > maxServerText ? `${clean.slice(0, maxServerText)}…` : clean
}
