/** Cached `Intl.DateTimeFormat`. */
export const dateFormat = madeOnce(
  (language: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options),
)

/** Cached `Intl.RelativeTimeFormat`. */
export const ageFormat = madeOnce(
  (language: string) => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }),
)

/** Caches formats, because creating one takes as long as hundreds of uses. */
function madeOnce<Given extends unknown[], Format>(make: (...given: Given) => Format): typeof make {
  const made = new Map<string, Format>()
  return (...given) => {
    const key = JSON.stringify(given)
    const format = made.get(key) ?? make(...given)
    made.set(key, format)
    return format
  }
}
