/** A row (USR-13), a gap of the console (G-22) or of the sign-in (S-22), a threat, decision, point or measurement (T76). */
const id = String.raw`(?:[A-Z]{3}-\d+|[GS]-\d{2}|[TDCM]\d{1,3})`

/** Rows of a requirements document, `- \`USR-13\` text`: id → text. */
export function documentRows(text: string): Map<string, string> {
  return new Map([...text.matchAll(/^- `([A-Z]{3}-\d+)` (.*)$/gm)].map(([, row, words]) => [row!, words!]))
}

/** All numbers of a document in docs/requirements, rows included. */
export function documentIds(text: string): string[] {
  const found = text.matchAll(/^(?:- )?(?:`([A-Z]{3}-\d+|[TDCM]\d+|beyond \d+)`|\*\*([GS]-\d{2})\b)/gm)
  return [...found].map(([, row, gap]) => (row ?? gap)!)
}

/** Ids in brackets in test titles, each in full: `[USR-13, T76]`. */
export function namedRows(source: string): string[] {
  const groups = source.matchAll(new RegExp(String.raw`\[(${id}(?:\s*,\s*${id})*)\]`, 'g'))
  return [...groups].flatMap(([, ids]) => ids!.split(/\s*,\s*/))
}

/** The comments of a source file. */
export function commentsOf(source: string): string {
  return (source.match(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm) ?? []).join('\n')
}

/**
 * The ids in a text. Words like UTF-8 count only if their group has rows. The contracts still write `G22` for the sign-in's
 * gap S-22.
 */
export function citedIds(text: string, groups: ReadonlySet<string>): string[] {
  const plain = text.matchAll(new RegExp(String.raw`(?<![\w.#%/-])(?:${id}|G\d{2})(?![\w%-]|[.:]\w)`, 'g'))
  const beyond = text.matchAll(/\bbeyond (\d+(?:, \d+)*)/g)
  return [
    ...[...plain]
      .map(([cited]) => cited.replace(/^G(\d)/, 'S-$1'))
      .filter((cited) => !/^[A-Z]{3}-/.test(cited) || groups.has(cited.slice(0, 3))),
    ...[...beyond].flatMap(([, numbers]) => numbers!.split(', ').map((number) => `beyond ${number}`)),
  ]
}

type GroupReport = { group: string; all: number; open: string[] }

/** The groups of rows in order, with the ids that no test names. */
export function openRows(rows: Iterable<string>, named: ReadonlySet<string>): GroupReport[] {
  const groups = Map.groupBy(rows, (row) => row.slice(0, 3))
  return [...groups].map(([group, ids]) => ({
    group,
    all: ids.length,
    open: ids.filter((row) => !named.has(row)),
  }))
}
