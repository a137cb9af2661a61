/** Patterns match the whole value: some verifiers search inside the text, so each is anchored. */
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
 * JSON text, checked as far as Pact can: it is a list that contains the keys of the example, each with a value of its
 * kinds. Our own check (scripts/contracts/own) validates the structure.
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

/** First characters of the values of each key, at any depth. */
function kindsOf(value: unknown, found: Map<string, Set<string>>): Map<string, Set<string>> {
  if (typeof value !== 'object' || value === null) return found
  for (const [key, each] of Object.entries(value)) {
    if (!Array.isArray(value))
      found.set(key, (found.get(key) ?? new Set()).add(eitherOf[key] ?? startOf(each)))
    kindsOf(each, found)
  }
  return found
}

/** Keys whose value may have two kinds by the contract. */
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

/** Text that matches a pattern. A pattern alone would accept `null` and numbers, a type alone empty text. */
export function matchingText(pattern: keyof typeof patterns, example: string): object {
  const regex = patterns[pattern]
  return {
    'pact:matcher:type': [{ 'pact:matcher:type': 'type' }, { 'pact:matcher:type': 'regex', regex }],
    value: example,
  }
}
