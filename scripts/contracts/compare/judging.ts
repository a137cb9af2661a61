import { Comparator } from '@pactflow/openapi-pact-comparator'
import type { Call } from '../contractsOf.ts'
import type { JsonObject, OpenApi } from '../jsonDocument.ts'
import type { HttpRequest, PactFile, PactInteraction } from '../pactFile.ts'

export type ComparatorResult = {
  code: string
  message: string
  type: string
  mockDetails?: { location: string; value: unknown } | undefined
  specDetails?: { location: string } | undefined
}

/** Its own types need a missing package. */
const Comparing = Comparator as unknown as new (documents: { oas: object }) => {
  compare: (pact: PactFile) => AsyncIterable<ComparatorResult>
}

/**
 * Checks one interaction at a time against the operation of its call, so that an error in one does not affect others.
 */
export function judging(document: OpenApi, operations: ReadonlyMap<Call, JsonObject>, pact: PactFile) {
  const pathOf = ({ id }: Call): string => `/calls-of-the-portal/${id}`
  const routes = [...operations].map(([call, operation]) => {
    return [pathOf(call), { [call.method.toLowerCase()]: operation }] as const
  })
  const paths = Object.fromEntries<JsonObject>(routes)
  // References may point into the paths of the document, which are no routes here.
  for (const [path, value] of Object.entries(document.paths)) Object.defineProperty(paths, path, { value })
  const comparator = new Comparing({ oas: { ...document, info: {}, paths } })
  return async (interaction: PactInteraction, call: Call): Promise<ComparatorResult[]> => {
    const request = { ...(interaction.request as HttpRequest), path: pathOf(call) }
    const results: ComparatorResult[] = []
    try {
      for await (const result of comparator.compare({ ...pact, interactions: [{ ...interaction, request }] }))
        results.push(result)
    } catch (error) {
      return [{ code: 'unreadable', message: (error as Error).message, type: 'error' }]
    }
    return withoutBranches(results)
  }
}

/**
 * For a choice a validator reports the errors of each branch. The deepest error shows the branch that was meant; without
 * one the branches are reported together.
 */
function withoutBranches(results: readonly ComparatorResult[]): ComparatorResult[] {
  const isBelow = (place = ''): boolean =>
    results.some(({ mockDetails }) => mockDetails?.location.startsWith(`${place}.`))
  const byPlace = Map.groupBy(results, ({ mockDetails }) => mockDetails?.location)
  return [...byPlace].flatMap(([place, own]) => {
    const choice = own.find((result) => keywordOf(result) === 'anyOf')
    const branches = own.filter((result) => keywordOf(result) !== 'anyOf')
    const further = branches.filter((result) => !['type', 'enum', 'const'].includes(keywordOf(result)))
    if (!choice) return own
    if (further.length > 0 || isBelow(place)) return further
    const types = new Set(branches.flatMap(({ message }) => /must be (\w+)$/.exec(message)?.[1] ?? []))
    return types.size === branches.length
      ? { ...choice, message: `must be ${[...types].join(' or ')}` }
      : (branches[0] ?? choice)
  })
}

function keywordOf({ specDetails }: ComparatorResult): string {
  return specDetails?.location.split('.').at(-1) ?? ''
}
