import { compared } from './compare/compared.ts'
import type { Contract, Contracts } from './contractsOf.ts'
import { expectedOf, isPinnedByValue, leavesOf } from './pinned.ts'
import type { PactInteraction } from './pactFile.ts'

/** `breaks`: a service that fulfils the old contracts may violate the new ones. `open`: likewise, but on an open question. */
const weights = ['breaks', 'open', 'tells'] as const
export type Change = { call: string; weight: (typeof weights)[number]; text: string }

/** The changes between two versions of the contracts by call, breaking ones first. */
export async function changesBetween(before: Contracts, now: Contracts): Promise<Change[]> {
  const changes: Change[] = []
  for (const next of now.contracts) {
    const old = before.contracts.find(({ provider }) => provider === next.provider)
    if (!old) changes.push({ call: next.provider, weight: 'breaks', text: 'the service is new' })
    else changes.push(...(await documentChanges(old, next)), ...pactChanges(old, next))
  }
  const rank = ({ weight }: Change): number => weights.indexOf(weight)
  const sorted = changes.toSorted(
    (a, b) => rank(a) - rank(b) || a.call.localeCompare(b.call) || a.text.localeCompare(b.text),
  )
  return [...Map.groupBy(sorted, ({ call }) => call).values()].flat()
}

/** What a service described by the old document lacks by the new pacts. */
async function documentChanges(old: Contract, next: Contract): Promise<Change[]> {
  const { findings } = await compared(structuredClone(old.document), next)
  const isThere = new Set(next.calls.map(({ id }) => id))
  return [
    ...findings.map(({ call, weight, text }): Change => ({
      call: call.id,
      weight: weight === 'pending' ? 'open' : 'breaks',
      text,
    })),
    ...old.calls
      .filter(({ id }) => !isThere.has(id))
      .map(({ id }): Change => ({ call: id, weight: 'tells', text: 'is no longer asked' })),
  ]
}

/** Changed interactions, provider states and expected answers. */
function pactChanges(old: Contract, next: Contract): Change[] {
  const known = new Map(old.pact.interactions.map((one) => [one.description, one]))
  const names = new Set(next.pact.interactions.map(({ description }) => description))
  const states = new Set(old.pact.interactions.flatMap(statesOf))
  // Without pacts in the older version there is nothing to compare.
  const all = known.size === 0 ? [] : next.pact.interactions
  return [
    ...all.flatMap((interaction) => {
      const { description, pending, comments } = interaction
      const former = known.get(description)
      const texts = [
        ...(former ? heldOtherwise(former, interaction) : [`is asked: ${description}`]),
        ...statesOf(interaction)
          .filter((state) => !states.has(state))
          .map((state) => `needs the provider state ${state}`),
      ]
      const weight = pending ? 'open' : 'breaks'
      return [...new Set(texts)].map((text): Change => ({
        call: comments?.endpoint ?? description,
        weight,
        text,
      }))
    }),
    ...[...known.values()]
      .filter(({ description }) => !names.has(description))
      .map(({ description, comments }): Change => {
        return {
          call: comments?.endpoint ?? description,
          weight: 'tells',
          text: `is no longer asked: ${description}`,
        }
      }),
  ]
}

function heldOtherwise(former: PactInteraction, interaction: PactInteraction): string[] {
  const [was, is] = [expectedOf(former), expectedOf(interaction)]
  const known = leavesOf(was.body)
  const fresh = [...leavesOf(is.body)].filter(([path]) => !known.has(path))
  const other = [...leavesOf(is.body)].filter(
    ([path, value]) =>
      known.has(path) &&
      known.get(path) !== value &&
      isPinnedByValue(is.rules, path.split('.').filter(Boolean)),
  )
  const where = `in '${interaction.description}'`
  return [
    ...(was.status === is.status ? [] : [`the status is ${is.status}, and was ${was.status}, ${where}`]),
    ...fresh.map(([path]) => `answer.${path} is held ${where}`),
    ...other.map(([path, value]) => `answer.${path} is ${JSON.stringify(value)} ${where}`),
  ]
}

/** By name and by the names of their parameters. */
function statesOf({ providerStates = [] }: PactInteraction): string[] {
  return providerStates.map(({ name, params = {} }) => {
    const names = Object.keys(params).sort().join(', ')
    return names === '' ? `'${name}'` : `'${name}' with ${names}`
  })
}
