/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs'
import { deciding } from '#contracts/consumer/deciding.ts'
import type { EndpointWithExamples } from '#contracts/endpoint.ts'
import { unread } from '#contracts/examples/withExamples.ts'
import { endpoints } from '#contracts/index.ts'
import { fieldsOf, isMarked, pinnedFields } from './fields.ts'
import { pactsFolder, type PactInteraction } from './pactFile.ts'
import { expectedOf, isPinnedByValue } from './pinned.ts'
import { readPacts } from './readPacts.ts'

const interactions = readPacts(`${pactsFolder}/*.json`).flatMap((part) => part.interactions)
const each = endpoints.map((endpoint) => [endpoint.id, endpoint] as const)

/** Those that hold the answer to its schema: the successes, and the refusals where they have the same body. */
function interactionsOf({ id, answer, failure }: EndpointWithExamples): PactInteraction[] {
  return interactions.filter((interaction) => {
    if (interaction.comments?.endpoint !== id) return false
    return answer === failure || expectedOf(interaction).status! < 400
  })
}

describe('an answer', () => {
  it.each(each)('of %s is pinned in every field that the portal can read', (_, endpoint) => {
    const { answer, unpinned } = endpoint
    const pinned = new Set(interactionsOf(endpoint).flatMap(pinnedFields))
    const free = fieldsOf(answer).filter((field) => !pinned.has(field))
    expect(free.filter((field) => !isMarked(field, Object.keys(unpinned)))).toEqual([])
  })

  it.each(each)('of %s is left free only where it says so', (_, endpoint) => {
    const { answer, unpinned } = endpoint
    const fields = fieldsOf(answer)
    const pinned = interactionsOf(endpoint).flatMap(pinnedFields)
    const marks = Object.keys(unpinned)
    expect(marks.filter((mark) => !fields.some((field) => isMarked(field, [mark])))).toEqual([])
    expect(marks.filter((mark) => pinned.some((field) => isMarked(field, [mark])))).toEqual([])
  })

  it.each(each)('of %s is pinned by value where a field decides what the portal does', (_, endpoint) => {
    const decides = fieldsOf(endpoint.answer)
      .filter((field) => deciding.has(field.split('.').at(-1)!))
      .filter((field) => !isMarked(field, Object.keys(endpoint.unpinned)))
    const byValue = decides.filter((field) =>
      interactionsOf(endpoint).some(
        (interaction) =>
          pinnedFields(interaction).includes(field) &&
          isPinnedByValue(expectedOf(interaction).rules, field.split('.')),
      ),
    )
    expect(byValue).toEqual(decides)
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

  it.each([...new Set(names)])('is not named in the code of the portal: %s', (name) => {
    expect(code.match(new RegExp(`\\b${name}\\b`))).toBeNull()
  })
})
