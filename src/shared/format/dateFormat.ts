/** A format of dates. */
export const dateFormat = madeOnce(
  (language: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options),
)

/** The words for ages. */
export const ageFormat = madeOnce(
  (language: string) => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }),
)

/** To make a format takes as long as hundreds of uses. */
function madeOnce<Given extends unknown[], Format>(make: (...given: Given) => Format): typeof make {
  const made = new Map<string, Format>()
  return (...given) => {
    const key = JSON.stringify(given)
    const format = made.get(key) ?? make(...given)
    made.set(key, format)
    return format
  }
}
