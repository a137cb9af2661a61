const made = new Map<string, Intl.DateTimeFormat>()

/** A format of dates. It is made once: to make one takes as long as hundreds of uses. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options)
  const format = made.get(key) ?? new Intl.DateTimeFormat(language, options)
  made.set(key, format)
  return format
}
