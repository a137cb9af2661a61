/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { deciding } from '#contracts/consumer/expectedAnswer.ts'
import type { EndpointWithExamples } from '#contracts/endpoint.ts'
import { askedVariables, fullItem } from '#contracts/examples/fullTexts.ts'
import { menuItems, templateVariables, textsIn } from '#contracts/examples/jsonTexts.ts'
import { unread } from '#contracts/examples/withExamples.ts'
import { endpoints } from '#contracts/index.ts'
import { entriesOf, ownChecks, pathsIn } from './own/ownChecks.ts'
import { readPacts, type PactInteraction } from './pactFile.ts'
import { expectedOf, isPinnedByValue, leavesOf } from './pinned.ts'

const readByAll = 'Whoever has a session may read this: no data make the service refuse.'

const unknownData =
  'For which data a service answers A20 to the save of a role or privilege is not known (decision D21).'

/** Reasons for outcomes without an interaction, by endpoint id and outcome. */
const uncovered: Readonly<Record<string, string>> = {
  'listApplications 403': readByAll,
  'countRolesByUser 403': readByAll,
  'listMenu 403': readByAll,
  'getMenuByUser 403': readByAll,
  'createPrivilege A20': unknownData,
  'modifyPrivilege A20': unknownData,
  'createRole A20': unknownData,
  'modifyRole A20': unknownData,
}

const interactions = readPacts().flatMap((part) => part.interactions)
const each = endpoints.map((endpoint) => [endpoint.id, endpoint] as const)

/** Interactions that check the schema: successes, and refusals with the same body. */
function interactionsOf({ id, answer, failure }: EndpointWithExamples): PactInteraction[] {
  return interactions.filter((interaction) => {
    if (interaction.comments?.endpoint !== id) return false
    return answer === failure || expectedOf(interaction).status! < 400
  })
}

describe('an answer', () => {
  it.each(each)('of %s has every readable field pinned', (_, endpoint) => {
    const { answer, unpinned } = endpoint
    const pinned = interactionsOf(endpoint).flatMap(pinnedFields)
    // Text or an object is one field; a pact pins its example.
    const free = fieldsOf(answer).filter((field) => !pinned.some((pin) => isMarked(pin, [field])))
    expect(free.filter((field) => !isMarked(field, Object.keys(unpinned)))).toEqual([])
  })

  it.each(each)('of %s has only declared fields unpinned', (_, endpoint) => {
    const { answer, unpinned } = endpoint
    const fields = fieldsOf(answer)
    const pinned = interactionsOf(endpoint).flatMap(pinnedFields)
    const marks = Object.keys(unpinned)
    expect(marks.filter((mark) => !fields.some((field) => isMarked(field, [mark])))).toEqual([])
    expect(marks.filter((mark) => pinned.some((field) => isMarked(field, [mark])))).toEqual([])
  })

  it.each(each)('of %s has deciding fields pinned by value', (_, endpoint) => {
    const decides = fieldsOf(endpoint.answer)
      .filter((field) => deciding.has(field.split('.').at(-1)!))
      .filter((field) => !isMarked(field, Object.keys(endpoint.unpinned)))
    const byValue = decides.filter((field) =>
      interactionsOf(endpoint).some(
        (interaction) =>
          ownChecks(interaction).some(({ kind, at }) => kind === 'code' && at === `answer.${field}`) ||
          (pinnedFields(interaction).includes(field) &&
            isPinnedByValue(expectedOf(interaction).rules, field.split('.'))),
      ),
    )
    expect(byValue).toEqual(decides)
  })
})

/** Refusals by status only; their body is the service's. */
const told = ['401', '403']
const refusals = endpoints.flatMap((endpoint) =>
  Object.entries(endpoint.outcomes)
    .filter(([outcome, { status }]) => status >= 400 && !told.includes(outcome))
    .map(([outcome, { body }]) => [endpoint.id, outcome, body, Object.keys(endpoint.unpinned)] as const),
)

describe('a refusal', () => {
  it.each(refusals)('of %s has every field of %s pinned', (id, outcome, body, unpinned) => {
    const own = interactions.filter(
      ({ comments }) => comments?.endpoint === id && comments.outcome === outcome,
    )
    // A field pinned by one refusal may be missing in another of the same call, such as the number of failed attempts.
    const pinned = interactions
      .filter((each) => each.comments?.endpoint === id && expectedOf(each).status! >= 400)
      .flatMap(pinnedFields)
    // The status in a body is not read.
    const free = [...leavesOf(body).keys()].filter(
      (field) => field !== 'statusCode' && !pinned.includes(field),
    )
    if (own.length > 0) expect(free.filter((field) => !isMarked(field, unpinned))).toEqual([])
    else expect(uncovered).toHaveProperty([`${id} ${outcome}`])
  })
})

it('exactly the answers without an interaction have a reason', () => {
  const held = new Set(interactions.map(({ comments }) => `${comments?.endpoint} ${comments?.outcome}`))
  const all = endpoints.flatMap(({ id, outcomes }) => Object.keys(outcomes).map((name) => `${id} ${name}`))
  expect(all.filter((one) => !held.has(one)).sort()).toEqual(Object.keys(uncovered).sort())
})

describe('a mark', () => {
  it('is never on a field that a pact pins by value (decision D33)', () => {
    const held = interactions.flatMap((interaction) => {
      const { rules } = expectedOf(interaction)
      return Object.keys(interaction.comments?.assumed ?? {}).flatMap((mark) =>
        pinnedFields(interaction)
          .filter((field) => `answer.${field}` === mark && isPinnedByValue(rules, field.split('.')))
          .map((field) => `${interaction.description}: ${field}`),
      )
    })
    expect(held).toEqual([])
  })
})

describe('a field that no screen reads', () => {
  const files = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*', '**/test[A-Z]*'] })
  const code = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  const names = endpoints.flatMap(({ unpinned }) =>
    Object.entries(unpinned).flatMap(([path, reason]) =>
      reason === unread ? [path.split('.').at(-1)!] : [],
    ),
  )

  it.each([...new Set(names)])('does not occur in the code of the portal: %s', (name) => {
    expect(code.match(new RegExp(`\\b${name}\\b`))).toBeNull()
  })
})

/** Fields of an item that no screen reads. */
const unreadInItems = ['menuLocation', 'application']

describe('every field of a list in text', () => {
  const listedIn = (name: string): string[] => {
    const held = interactions.filter((one) => ownChecks(one).some(({ kind }) => kind === 'text'))
    const texts = held.flatMap(({ comments }) => {
      const endpoint = endpoints.find(({ id }) => id === comments!.endpoint)!
      return textsIn('answer', endpoint.texts, endpoint.outcomes[comments!.outcome!]!.body)
    })
    return texts
      .filter(({ text }) => text.name === name)
      .flatMap(({ value }) => pathsIn(entriesOf(value)).map((path) => path.replaceAll(/\(\w+\)/g, '')))
  }

  it.each([menuItems, templateVariables])('$name is in an interaction', ({ name, item }) => {
    const found = new Set(listedIn(name))
    // Children are items too.
    const fields = fieldsOf(item).map((field) => field.replace(/^children\.\*$/, 'children'))
    const free = fields.filter((field) => !found.has(`*.${field}`))
    expect(free).toEqual(name === 'MenuItem' ? unreadInItems : [])
  })

  it('is in the shared examples of mock and pacts', () => {
    expect(Object.keys(fullItem).sort()).toEqual(
      fieldsOf(menuItems.item)
        .map((field) => field.split('.')[0]!)
        .filter((field) => !unreadInItems.includes(field))
        .sort(),
    )
    expect(new Set(askedVariables.map(({ type }) => type)).size).toBe(4)
  })
})

type Schema = { properties?: Record<string, Schema>; items?: Schema; anyOf?: Schema[] }

/** Paths of the fields of a schema, all that the portal can read: `users.*.id`. */
function fieldsOf(schema: z.ZodMiniType): string[] {
  return leaves(z.toJSONSchema(schema, { io: 'input' }) as Schema, [])
}

function leaves({ properties, items, anyOf }: Schema, path: readonly string[]): string[] {
  if (properties) return Object.entries(properties).flatMap(([key, below]) => leaves(below, [...path, key]))
  if (items) return leaves(items, [...path, '*'])
  // Text or an object is one field: readers accept either.
  const structured = anyOf?.filter((option) => option.properties ?? option.items) ?? []
  return structured.length === 1 && anyOf!.length === 2 ? leaves(structured[0]!, path) : [path.join('.')]
}

/** Paths of the fields that an interaction checks, by value or matcher. */
function pinnedFields(interaction: PactInteraction): string[] {
  return [...leavesOf(expectedOf(interaction).body).keys()]
}

/** Whether a field is marked or below a marked one. */
function isMarked(field: string, marks: readonly string[]): boolean {
  return marks.some((mark) => `${field}.`.startsWith(`${mark}.`))
}
