/** Stands for the name of a record where a text is cut in two; no text of ours has one. */
const place = '\u{fffc}'

/** A text that names a record, looked up once for all rows: a hundred rows would look up hundreds of texts. */
export function textAbout(textFor: (name: string) => string): (name: string) => string {
  const [before = '', after = ''] = textFor(place).split(place)
  return (name) => before + name + after
}
