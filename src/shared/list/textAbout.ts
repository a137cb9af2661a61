/** Placeholder of the name; not in any text. */
const placeholder = '\u{fffc}'

/** A text with a record's name, looked up once for all rows. */
export function textAbout(textFor: (name: string) => string): (name: string) => string {
  const [before = '', after = ''] = textFor(placeholder).split(placeholder)
  return (name) => before + name + after
}
