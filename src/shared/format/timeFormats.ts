type TimeFormats = { relative: Intl.RelativeTimeFormat; exact: Intl.DateTimeFormat }

const made = new Map<string, TimeFormats>()

/** The words for times in a language; made once, when the first time is shown: their data takes a moment to load. */
export function timeFormats(language: string): TimeFormats {
  const known = made.get(language)
  if (known) return known
  const formats: TimeFormats = {
    relative: new Intl.RelativeTimeFormat(language, { numeric: 'auto' }),
    exact: new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
      dateStyle: 'long',
      timeStyle: 'short',
    }),
  }
  made.set(language, formats)
  return formats
}
