import type { PactInteraction } from './pactFile.ts'
import { expectedOf, isHeldToText, isPinnedByValue, type Expected } from './pinned.ts'

export type Answer = { status: number; contentType: string; body: unknown }

/**
 * One thing that a service could do otherwise. `apply` answers null where the answer has nothing to change; `send`
 * changes what the service is sent.
 */
export type Mutation = {
  name: string
  apply: (answer: Answer) => Answer | null
  send?: (body: Record<string, unknown>) => unknown
}

/**
 * Everything that an interaction pins, changed one at a time: the status, the kind of the answer, and each field of
 * the expected body left out, of another type, or of another value. What stands in a list is changed in each record.
 */
export function mutationsOf(interaction: PactInteraction): Mutation[] {
  const expected = expectedOf(interaction)
  return [
    ...(expected.status === null ? [] : statusMutations(expected.status)),
    ...(expected.body === null ? [] : [...kindMutations, ...bodyMutations(expected, expected.body, [])]),
  ]
}

function statusMutations(status: number): Mutation[] {
  return [status + 1, status < 500 ? 500 : 200].map((other) => ({
    name: `status ${other}`,
    apply: (answer) => ({ ...answer, status: other }),
  }))
}

const kindMutations: Mutation[] = [
  { name: 'as HTML', apply: (answer) => ({ ...answer, contentType: 'text/html', body: '<p>ok</p>' }) },
  { name: 'as a list', apply: (answer) => ({ ...answer, body: [answer.body] }) },
  { name: 'as null', apply: (answer) => ({ ...answer, body: null }) },
]

function bodyMutations(expected: Expected, value: unknown, path: readonly string[]): Mutation[] {
  const changes = path.length === 0 ? [] : changesOf(value, path.at(-1) === '*')
  const own = changes
    .filter(({ isOtherValue }) => !isOtherValue || isPinnedByValue(expected.rules, path))
    .filter(({ isEmptyText }) => !isEmptyText || isHeldToText(expected.rules, path))
    .map((change) => atPath(path, change))
  if (typeof value !== 'object' || value === null) return own
  const children = Array.isArray(value)
    ? value.slice(0, 1).map((each) => ['*', each] as const)
    : Object.entries(value)
  return [...own, ...children.flatMap(([key, each]) => bodyMutations(expected, each, [...path, key]))]
}

type Change = { name: string; change: (value: unknown) => unknown; isOtherValue?: true; isEmptyText?: true }

/** Stands for a field that is left out. */
export const gone = Symbol('gone')

function changesOf(value: unknown, isRecord: boolean): Change[] {
  const drop: Change[] = isRecord ? [] : [{ name: 'left out', change: () => gone }]
  const none: Change[] = value === null ? [] : [{ name: 'null', change: () => null }]
  return [...drop, ...none, ...otherTypes(value), ...otherValues(value)]
}

function otherTypes(value: unknown): Change[] {
  if (Array.isArray(value)) {
    const emptied: Change[] = value.length === 0 ? [] : [{ name: 'empty', change: () => [] }]
    return [{ name: 'an object', change: () => ({}) }, ...emptied]
  }
  switch (typeof value) {
    case 'string':
      return [
        { name: 'a number', change: () => 7 },
        { name: 'empty', change: () => '', isEmptyText: true },
      ]
    case 'number':
    case 'boolean':
      return [
        { name: 'a word', change: () => 'many' },
        { name: 'as text', change: String },
      ]
    default:
      return [{ name: 'text', change: () => 'text' }]
  }
}

function otherValues(value: unknown): Change[] {
  const isOtherValue = true
  switch (typeof value) {
    case 'string':
      return [{ name: 'other text', change: (text) => `~ ${String(text)} ~`, isOtherValue }]
    case 'number':
      return [{ name: 'another number', change: (number) => Number(number) + 1, isOtherValue }]
    case 'boolean':
      return [{ name: 'the opposite', change: (flag) => !flag, isOtherValue }]
    default:
      return []
  }
}

function atPath(path: readonly string[], { name, change }: Change): Mutation {
  return {
    name: `${path.join('.')} ${name}`,
    apply(answer) {
      const body = structuredClone(answer.body)
      return changeIn(body, path, change) ? { ...answer, body } : null
    },
  }
}

/** Changes in place; false where nothing is found at the path. */
export function changeIn(
  node: unknown,
  [step, ...rest]: readonly string[],
  change: Change['change'],
): boolean {
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
