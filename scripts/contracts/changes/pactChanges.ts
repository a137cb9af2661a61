import { expectedOf } from '../pinned.ts'
import type { PactFile, PactInteraction } from '../pactFile.ts'
import type { Change } from './change.ts'

/** What verification asks more than before: interactions, provider states, fields of answers. */
export function pactChanges(before: readonly PactFile[], now: readonly PactFile[]): Change[] {
  // An older version may have had none: then there is nothing to compare.
  if (before.length === 0 || now.length === 0) return []
  const old = new Map(all(before).map((one) => [one.description, one]))
  const knownStates = new Set(all(before).flatMap(statesOf))
  const knownOutcomes = new Set(all(before).map(outcomeOf))
  const descriptions = new Set(all(now).map(({ description }) => description))
  return [
    ...all(now).flatMap((interaction) => {
      const former = old.get(interaction.description)
      const states = statesOf(interaction).filter((state) => !knownStates.has(state))
      const isNew = !former && knownOutcomes.has(outcomeOf(interaction))
      return [
        ...states.map((state) => weighed(interaction, `needs the provider state ${state}`)),
        ...(isNew ? [weighed(interaction, `is asked once more: ${interaction.description}`)] : []),
        ...(former ? morePinned(former, interaction) : []),
      ]
    }),
    ...[...old.values()]
      .filter(({ description }) => !descriptions.has(description))
      .map((gone): Change => ({
        ...weighed(gone, `is no longer asked: ${gone.description}`),
        weight: 'tells',
      })),
  ]

  function weighed(interaction: PactInteraction, text: string): Change {
    return { call: callOf(interaction), where: 'pact', weight: interaction.pending ? 'open' : 'breaks', text }
  }

  function morePinned(former: PactInteraction, interaction: PactInteraction): Change[] {
    const held = (one: PactInteraction): Set<string> => new Set(leaves(expectedOf(one).body, 'answer'))
    const known = held(former)
    const fresh = [...held(interaction)].filter((path) => !known.has(path))
    return fresh.map((path) => weighed(interaction, `${path} is held in '${interaction.description}'`))
  }
}

function all(pacts: readonly PactFile[]): PactInteraction[] {
  return pacts.flatMap(({ interactions }) => interactions)
}

function callOf({ comments, description }: PactInteraction): string {
  return comments?.endpoint ?? description
}

function outcomeOf(interaction: PactInteraction): string {
  return `${callOf(interaction)} ${interaction.comments?.outcome ?? ''}`
}

/** By name and by the names of their parameters. */
function statesOf({ providerStates = [] }: PactInteraction): string[] {
  return providerStates.map(({ name, params = {} }) => {
    const names = Object.keys(params).sort()
    return names.length === 0 ? `'${name}'` : `'${name}' with ${names.join(', ')}`
  })
}

function leaves(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => leaves(one, `${path}.*`))
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, `${path}.${name}`))
}
