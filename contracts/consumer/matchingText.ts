/** Patterns hold all of a value: some verifiers look for a pattern inside the text, so each says where it ends. */
const patterns = {
  something: '^[\\s\\S]*\\S[\\s\\S]*$',
  word: '^\\S+$',
  token: '^[\\w-]+\\.[\\w-]+\\.[\\w-]+$',
  address: '^https?://\\S+$',
  hex: '^[0-9a-fA-F]+$',
  hash: '^SHA-(256|384|512)$',
  jsonList: '^\\s*\\[[\\s\\S]*\\]\\s*$',
} as const

/**
 * Text of JSON, held as far as Pact can: it is a list, and the keys of the example stand in it, each before a value of
 * its kinds. Where in the list, and in which entries, is for a check of our own (scripts/contracts/own).
 */
export function matchingJsonText(example: string): object {
  const kinds = kindsOf(JSON.parse(example), new Map())
  const keys = [...kinds].map(
    ([key, starts]) => `^[\\s\\S]*"${key}"\\s*:\\s*(?:${[...starts].join('|')})[\\s\\S]*$`,
  )
  return {
    'pact:matcher:type': [
      { 'pact:matcher:type': 'type' },
      ...[patterns.jsonList, ...keys].map((regex) => ({ 'pact:matcher:type': 'regex', regex })),
    ],
    value: example,
  }
}

/** How the values of each key begin, at whatever depth. */
function kindsOf(value: unknown, found: Map<string, Set<string>>): Map<string, Set<string>> {
  if (typeof value !== 'object' || value === null) return found
  for (const [key, each] of Object.entries(value)) {
    if (!Array.isArray(value))
      found.set(key, (found.get(key) ?? new Set()).add(eitherOf[key] ?? startOf(each)))
    kindsOf(each, found)
  }
  return found
}

/** Keys whose value may be of two kinds, as the contract says. */
const eitherOf: Readonly<Record<string, string>> = { privilege: '\\[|"', sizeIcon: '"|-?\\d' }

function startOf(value: unknown): string {
  if (Array.isArray(value)) return '\\['
  const starts: Record<string, string> = {
    string: '"',
    number: '-?\\d',
    boolean: 'true|false',
    object: '\\{',
  }
  return starts[typeof value]!
}

/** Text of a pattern. The pattern alone would let `null` and numbers pass, the type alone empty text. */
export function matchingText(pattern: keyof typeof patterns, example: string): object {
  const regex = patterns[pattern]
  return {
    'pact:matcher:type': [{ 'pact:matcher:type': 'type' }, { 'pact:matcher:type': 'regex', regex }],
    value: example,
  }
}
