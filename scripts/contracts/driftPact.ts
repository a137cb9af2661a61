import { driftState } from './driftProxy.ts'
import { ownTrialsOf } from './own/ownTrials.ts'
import { mutationsOf, type Mutation } from './mutations.ts'
import type { PactFile, PactInteraction } from './pactFile.ts'

/** `mutation` is null for the interaction as it is: it must pass, or the failures of the others say nothing. */
export type Trial = { interaction: PactInteraction; mutation: Mutation | null; description: string }

/** Every interaction of a pact as it is and once for each mutation of its answer. */
export function trialsOf({ interactions }: PactFile): Trial[] {
  return interactions.flatMap((interaction) =>
    [null, ...mutationsOf(interaction)].map((mutation) => ({
      interaction,
      mutation,
      description: `${interaction.description} | ${mutation?.name ?? 'unchanged'}`,
    })),
  )
}

/** An interaction that tells the number of its trial to the proxy by a state of its own, before its other states. */
export function withDriftState(interaction: PactInteraction, number: number): PactInteraction {
  const states = interaction.providerStates ?? []
  return { ...interaction, providerStates: [{ name: driftState, params: { number } }, ...states] }
}

/** A pact of trials. */
export function driftPact(pact: PactFile, trials: readonly Trial[]): PactFile {
  return {
    ...pact,
    interactions: trials.map(({ interaction, description }, number) => ({
      ...withDriftState(interaction, number),
      description,
      pending: false,
    })),
  }
}

/** How many trials each interaction has, of its pact and of our own checks: fewer mean that something is held no more. */
export function trialsByInteraction(pacts: readonly PactFile[]): Record<string, number> {
  const trials = pacts.flatMap((pact) => [...trialsOf(pact), ...ownTrialsOf(pact)])
  const counts = Map.groupBy(trials, ({ interaction }) => interaction.description)
  return Object.fromEntries([...counts].map(([name, own]) => [name, own.length]))
}
