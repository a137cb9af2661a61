/** Rows of a requirements document, `- \`USR-13\` text`: id → text. */
export function documentRows(text: string): Map<string, string> {
  return new Map([...text.matchAll(/^- `([A-Z]{3}-\d+)` (.*)$/gm)].map(([, id, words]) => [id!, words!]))
}

/** Rows that titles of tests name in brackets, each in full: `[USR-13, USR-17]`. */
export function namedRows(source: string): string[] {
  const groups = source.matchAll(/\[([A-Z]{3}-\d+(?:\s*,\s*[A-Z]{3}-\d+)*)\]/g)
  return [...groups].flatMap(([, ids]) => ids!.split(/\s*,\s*/))
}

export type GroupReport = { group: string; all: number; open: string[] }

/** The groups of rows in their order, each with the ids that no test names. */
export function openRows(rows: Iterable<string>, named: ReadonlySet<string>): GroupReport[] {
  const groups = Map.groupBy(rows, (id) => id.slice(0, 3))
  return [...groups].map(([group, ids]) => ({
    group,
    all: ids.length,
    open: ids.filter((id) => !named.has(id)),
  }))
}
