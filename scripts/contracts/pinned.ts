import type { MatchingRules, PactInteraction } from './pactFile.ts'

/** The expected answer of an interaction. A message has no status, a refusal may have no body. */
export type Expected = { status: number | null; body: unknown; rules: MatchingRules[string] }

export function expectedOf({ response, contents, matchingRules }: PactInteraction): Expected {
  if (response && !Array.isArray(response)) {
    const { status, body, matchingRules: rules } = response
    return { status, body: body?.content ?? null, rules: rules?.['body'] ?? {} }
  }
  const message = response?.[0]
  return {
    status: null,
    body: message ? message.contents.content : contents!.content,
    rules: (message ? message.matchingRules : matchingRules)?.['body'] ?? {},
  }
}

/** A pattern for any text that is not empty. */
const anyText = /^\^?\[\\s\\S\]\*\\S/

/** Whether the value at a path of keys and `*` is pinned, not only its type. */
export function isPinnedByValue(rules: Expected['rules'], path: readonly string[]): boolean {
  const own = rulesAt(rules, path)
  if (own.length > 0) return own.some(({ match, regex }) => match === 'regex' && !anyText.test(String(regex)))
  const above = path.map((_, length) => rulesAt(rules, path.slice(0, length)))
  return !above.flat().some(({ match }) => match === 'type')
}

/** Whether empty text at a path violates the pact; not if only the type is matched, as in assumed fields. */
export function isPinnedAsText(rules: Expected['rules'], path: readonly string[]): boolean {
  return isPinnedByValue(rules, path) || rulesAt(rules, path).some(({ match }) => match === 'regex')
}

type Matchers = Record<string, unknown>[]
type Variant = { rules: Expected['rules'] }

function rulesAt(rules: Expected['rules'], path: readonly string[]): Matchers {
  const wanted = path.reduce((text, step) => (step === '*' ? `${text}[*]` : `${text}.${step}`), '$')
  return flattened(rules, '$').flatMap(([at, matchers]) => (at === wanted ? matchers : []))
}

/** The records that a list must contain have their own rules, with paths from the record. */
function flattened(rules: Expected['rules'], root: string): [at: string, Matchers][] {
  return Object.entries(rules).flatMap(([key, { matchers }]) => {
    const at = root + key.slice(1).replaceAll(/\[\d+\]/g, '[*]')
    const variants = matchers.flatMap((matcher) => (matcher['variants'] as Variant[] | undefined) ?? [])
    return [[at, matchers], ...variants.flatMap((variant) => flattened(variant.rules, `${at}[*]`))]
  })
}

/** The leaf fields of a body by path: `users.*.id`. */
export function leavesOf(value: unknown, path = ''): Map<string, unknown> {
  if (typeof value !== 'object' || value === null) return new Map([[path, value]])
  const below = Array.isArray(value) ? value.map((each) => ['*', each] as const) : Object.entries(value)
  return new Map(below.flatMap(([key, each]) => [...leavesOf(each, path === '' ? key : `${path}.${key}`)]))
}
