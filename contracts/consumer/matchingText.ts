/** Patterns hold all of a value: some verifiers look for a pattern inside the text, so each says where it ends. */
const patterns = {
  something: '^[\\s\\S]*\\S[\\s\\S]*$',
  word: '^\\S+$',
  token: '^[\\w-]+\\.[\\w-]+\\.[\\w-]+$',
  address: '^https?://\\S+$',
  maskedEmail: '^\\*{3}\\S*@\\S+$',
  hex: '^[0-9a-fA-F]+$',
  hash: '^SHA-(256|384|512)$',
  jsonList: '^\\s*\\[[\\s\\S]*\\]\\s*$',
} as const

/** Text of a pattern. The pattern alone would let `null` and numbers pass, the type alone empty text. */
export function matchingText(pattern: keyof typeof patterns, example: string): object {
  const regex = patterns[pattern]
  return {
    'pact:matcher:type': [{ 'pact:matcher:type': 'type' }, { 'pact:matcher:type': 'regex', regex }],
    value: example,
  }
}
