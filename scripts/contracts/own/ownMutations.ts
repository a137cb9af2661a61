import { valuesAt } from '#contracts/examples/jsonTexts.ts'
import { endpoints } from '#contracts/index.ts'
import { changedAt, changeIn, gone, type Change, type Mutation } from '../mutations.ts'
import type { PactInteraction } from '../pactFile.ts'
import { entriesOf, pathsIn, type OwnCheck } from './ownChecks.ts'
import { readBacks } from './readBack.ts'

/** What a check of our own has to notice. */
export function ownMutationsOf({ comments }: PactInteraction, { kind, at }: OwnCheck): Mutation[] {
  const { id, outcomes } = endpoints.find((one) => one.id === comments!.endpoint)!
  const { body, status } = outcomes[comments!.outcome!]!
  if (kind === 'kept') return sentMutations(Object.keys(readBacks[id]!.same))
  const steps = at.split('.').slice(1)
  const [value] = valuesAt(body, steps)
  const changes = kind === 'text' ? textChanges(entriesOf(value)) : codeChanges(String(value), status)
  return changes.map(([name, change]) => ({ name, apply: (answer) => changedAt(answer, steps, change) }))
}

function textChanges(example: readonly unknown[]): [string, Change][] {
  const paths = new Set(pathsIn(example).map((path) => path.replaceAll(/\(\w+\)/g, '')))
  return [
    ['no JSON', (text) => String(text).slice(0, -1)],
    ['an object', () => '{}'],
    ['an empty list', () => '[]'],
    ['a list of words', () => '["x"]'],
    ...[...paths].flatMap((path): [string, Change][] => {
      const steps = path.split('.')
      const isBelow = typeof valuesAt(example, steps)[0] === 'object'
      return [
        [`${path} left out`, inside(steps, () => gone)],
        [`${path} null`, inside(steps, () => null)],
        [`${path} of another kind`, inside(steps, () => (isBelow ? 7 : {}))],
      ]
    }),
  ]
}

function inside(steps: readonly string[], change: Change): Change {
  return (text) => {
    const list = JSON.parse(String(text)) as unknown
    changeIn(list, steps, change)
    return JSON.stringify(list)
  }
}

/** A code that is left out of a success, or of an answer that its status makes a refusal, changes nothing. */
function codeChanges(code: string, status: number): [string, Change][] {
  const other: [string, Change] = ['another code', () => (code === 'A10' ? 'R11' : 'A10')]
  return code !== 'A10' && status < 400 ? [other, ['left out', () => gone]] : [other]
}

/** A service that keeps something else than what was sent. */
const otherThan: Readonly<Record<string, (value: string) => string>> = {
  reason: (text) => `${text} ~`,
  executionDate: () => '2039-12-29T23:59:00',
  menujson: (text) => eachEntry(text, (entry) => ({ ...entry, name: `${String(entry['name'])} ~` })),
  variables: (text) =>
    eachEntry(text, (entry) => (entry['type'] === 'text' ? { ...entry, value: 'Otro' } : entry)),
}

function eachEntry(text: string, change: (entry: Record<string, unknown>) => unknown): string {
  return JSON.stringify((JSON.parse(text) as Record<string, unknown>[]).map(change))
}

function sentMutations(fields: readonly string[]): Mutation[] {
  return fields
    .filter((field) => field in otherThan)
    .map((field) => ({
      name: `another ${field} is kept`,
      apply: () => null,
      send: (body) => ({ ...body, [field]: otherThan[field]!(String(body[field])) }),
    }))
}
