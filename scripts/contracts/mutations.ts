import type { PactInteraction } from './pactFile.ts'
import { expectedOf, isPinnedAsText, isPinnedByValue, type Expected } from './pinned.ts'

export type Answer = { status: number; contentType: string; body: unknown }

/** One possible deviation of a service. `apply` returns null if the answer has nothing to change. */
export type Mutation = { name: string; apply: (answer: Answer) => Answer | null }

/** The new value; `gone` removes it. */
type Change = (value: unknown) => unknown
const gone = Symbol('gone')

/**
 * One mutation for each pinned value: the status, the content type, and each field of the expected body removed, with
 * another type, or another value. In lists every record is changed.
 */
export function mutationsOf(interaction: PactInteraction): Mutation[] {
  const { status, body, rules } = expectedOf(interaction)
  const statuses = status === null ? [] : [status + 1, status < 500 ? 500 : 200]
  return [
    ...statuses.map((other): Mutation => ({
      name: `status ${other}`,
      apply: (answer) => ({ ...answer, status: other }),
    })),
    ...(body === null ? [] : [...kindMutations, ...bodyMutations(rules, body, [])]),
  ]
}

const kindMutations: Mutation[] = [
  { name: 'as HTML', apply: (answer) => ({ ...answer, contentType: 'text/html', body: '<p>ok</p>' }) },
  { name: 'as a list', apply: (answer) => ({ ...answer, body: [answer.body] }) },
  { name: 'as null', apply: (answer) => ({ ...answer, body: null }) },
]

function bodyMutations(rules: Expected['rules'], value: unknown, path: readonly string[]): Mutation[] {
  const changes: [string, Change][] = [
    ...(path.at(-1) === '*' ? [] : [['left out', () => gone] as [string, Change]]),
    ...(value === null ? [] : [['null', () => null] as [string, Change]]),
    ...otherTypes(value, isPinnedAsText(rules, path)),
    ...(isPinnedByValue(rules, path) ? otherValues(value) : []),
  ]
  const own = changes.map(([name, change]): Mutation => ({
    name: `${path.join('.')} ${name}`,
    apply: (answer) => changedAt(answer, path, change),
  }))
  const isBelow = typeof value === 'object' && value !== null
  const children = Array.isArray(value)
    ? value.slice(0, 1).map((each) => ['*', each] as const)
    : Object.entries(isBelow ? value : {})
  const below = children.flatMap(([key, each]) => bodyMutations(rules, each, [...path, key]))
  return path.length === 0 ? below : [...own, ...below]
}

function otherTypes(value: unknown, isText: boolean): [string, Change][] {
  if (Array.isArray(value))
    return [
      ['an object', () => ({})],
      ...(value.length === 0 ? [] : [['empty', () => []] as [string, Change]]),
    ]
  if (typeof value === 'string')
    return [['a number', () => 7], ...(isText ? [['empty', () => ''] as [string, Change]] : [])]
  if (typeof value === 'number' || typeof value === 'boolean')
    return [
      ['a word', () => 'many'],
      ['as text', String],
    ]
  return [['text', () => 'text']]
}

function otherValues(value: unknown): [string, Change][] {
  if (typeof value === 'string') return [['other text', (text) => `~ ${String(text)} ~`]]
  if (typeof value === 'number') return [['another number', (number) => Number(number) + 1]]
  return typeof value === 'boolean' ? [['the opposite', (flag) => !flag]] : []
}

/** The answer changed at a path of its body; null if the path is missing. */
function changedAt(answer: Answer, path: readonly string[], change: Change): Answer | null {
  const body = structuredClone(answer.body)
  return changeIn(body, path, change) ? { ...answer, body } : null
}

/** Changes in place; false if the path is missing. */
function changeIn(node: unknown, [step, ...rest]: readonly string[], change: Change): boolean {
  if (typeof node !== 'object' || node === null) return false
  const record = node as Record<string, unknown>
  const keys = step === '*' ? Object.keys(record) : Object.hasOwn(record, step!) ? [step!] : []
  const changed = keys.map((key) => {
    if (rest.length > 0) return changeIn(record[key], rest, change)
    const value = change(record[key])
    if (value === gone) delete record[key]
    else record[key] = value
    return true
  })
  return changed.includes(true)
}
