import { valuesAt } from '#contracts/examples/jsonTexts.ts'
import { endpoints } from '#contracts/index.ts'
import { changeIn, gone, type Answer, type Mutation } from '../mutations.ts'
import type { PactFile, PactInteraction } from '../pactFile.ts'
import { pathsIn } from './missingIn.ts'
import { entriesOf, ownChecks, type OwnCheck } from './ownChecks.ts'
import { readBacks } from './readBack.ts'

/** `mutation` is null for the answer as it is, which has to be good. */
export type OwnTrial = {
  interaction: PactInteraction
  check: OwnCheck
  mutation: Mutation | null
  description: string
}

/** Every check of our own on the answer as it is, and once for each change that it has to notice. */
export function ownTrialsOf({ interactions }: PactFile): OwnTrial[] {
  return interactions.flatMap((interaction) =>
    ownChecks(interaction).flatMap((check) =>
      [null, ...mutationsFor(interaction, check)].map((mutation) => ({
        interaction,
        check,
        mutation,
        description: `${interaction.description} | ${check.name} | ${mutation?.name ?? 'unchanged'}`,
      })),
    ),
  )
}

function mutationsFor({ comments }: PactInteraction, { kind, at }: OwnCheck): Mutation[] {
  const endpoint = endpoints.find(({ id }) => id === comments!.endpoint)!
  const { body, status } = endpoint.outcomes[comments!.outcome!]!
  const steps = at.split('.').slice(1)
  if (kind === 'text') return textMutations(steps, entriesOf(valuesAt(body, steps)[0]))
  if (kind === 'code') return codeMutations(steps, String(valuesAt(body, steps)[0]), status)
  return sentMutations(readBacks[endpoint.id]!.fields.map(({ sent }) => sent))
}

function textMutations(steps: readonly string[], example: readonly unknown[]): Mutation[] {
  const whole: [string, (text: string) => unknown][] = [
    ['no JSON', (text) => text.slice(0, -1)],
    ['an object', () => '{}'],
    ['an empty list', () => '[]'],
    ['a list of words', () => '["x"]'],
  ]
  const fields = pathsIn(example).flatMap((path): [string, (text: string) => unknown][] =>
    fieldChanges(valuesAt(example, path.split('.'))[0]).map(([name, change]) => [
      `${path} ${name}`,
      (text) => inside(text, path, change),
    ]),
  )
  return [...whole, ...fields].map(([name, change]) => ({
    name,
    apply: (answer) => changed(answer, steps, (value) => change(String(value))),
  }))
}

type Change = (value: unknown) => unknown

function fieldChanges(example: unknown): [string, Change][] {
  const other: Change = typeof example === 'object' ? () => 7 : () => ({})
  return [
    ['left out', () => gone],
    ['null', () => null],
    ['of another kind', other],
  ]
}

function inside(text: string, path: string, change: Change): string {
  const list = JSON.parse(text) as unknown
  changeIn(list, path.split('.'), change)
  return JSON.stringify(list)
}

function changed(answer: Answer, steps: readonly string[], change: Change): Answer | null {
  const body = structuredClone(answer.body)
  return changeIn(body, steps, change) ? { ...answer, body } : null
}

/** A code that is left out of a success, or of an answer that its status makes a refusal, changes nothing. */
function codeMutations(steps: readonly string[], code: string, status: number): Mutation[] {
  const other: [string, Change] = ['another code', () => (code === 'A10' ? 'R11' : 'A10')]
  const silent: [string, Change] = ['left out', () => gone]
  const changes = code !== 'A10' && status < 400 ? [other, silent] : [other]
  return changes.map(([name, change]) => ({ name, apply: (answer) => changed(answer, steps, change) }))
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
