import { shortName } from '#shared/format/shortName.ts'

/** What tells names apart that the table cuts to the same text: by name, its words from the first that differs on. */
export function nameEnds(names: readonly string[]): ReadonlyMap<string, string> {
  const cut = new Map<string, string[]>()
  for (const name of new Set(names)) {
    const short = shortName(name)
    if (short !== name) cut.set(short, [...(cut.get(short) ?? []), name])
  }
  return new Map(
    [...cut.values()]
      .filter((alike) => alike.length > 1)
      .flatMap((alike) => {
        const words = alike.map((name) => name.split(' '))
        const from = firstDifference(words)
        return alike.map((name, at) => [name, `… ${words[at]!.slice(from).join(' ')}`.trim()] as const)
      }),
  )
}

function firstDifference(texts: readonly (readonly string[])[]): number {
  let at = 0
  while (texts.every((words) => words[at] !== undefined && words[at] === texts[0]![at])) at += 1
  return at
}
