/** Before every number, whatever the country (G-23). */
export const phonePrefix = '(+57) '

// What is left of the prefix while it is being deleted, and other ways of writing it.
const prefixRemains = /^\s*(?:\(?\+?5?7?\)\s*|[(+]+\s*(?:57?)?\s*)/

/** Where the number is split, by its count of digits: after the 7th or the 9th position of the whole (UVA-25). */
const firstPart = new Map([
  [8, 1],
  [10, 3],
])

/** The digits of a phone as it was typed, pasted or stored, without the prefix (UVA-24). */
export function phoneDigits(text: string): string {
  return text.replace(prefixRemains, '').replaceAll(/[^0-9]/g, '')
}

/** While it is typed: prefix and digits; an empty field stays empty. */
export function typedPhone(text: string): string {
  return text === '' ? '' : phonePrefix + phoneDigits(text)
}

/** Once the field is left: the space where it belongs, and nothing where only the prefix is left (UVA-25, UVA-26). */
export function finishedPhone(text: string): string {
  const digits = phoneDigits(text)
  if (digits === '') return ''
  const cut = firstPart.get(digits.length)
  return phonePrefix + (cut === undefined ? digits : `${digits.slice(0, cut)} ${digits.slice(cut)}`)
}

/** Prefix and digits; the space that is put in afterwards does not count (G-23). */
export function phoneLength(text: string): number {
  const digits = phoneDigits(text)
  return digits === '' ? 0 : phonePrefix.length + digits.length
}
