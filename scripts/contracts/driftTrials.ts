import { driftState } from './driftProxy.ts'
import { mutationsOf, type Mutation } from './mutations.ts'
import type { PactFile, PactInteraction } from './pactFile.ts'

/** `mutation` is null for the answer as it is: it must pass, or the failures of the others say nothing. */
export type Trial = { interaction: PactInteraction; mutation: Mutation | null; description: string }

/** Every interaction of a pact as it is, and once for each change to be noticed. */
export function trialsOf({ interactions }: PactFile): Trial[] {
  return interactions.flatMap((interaction) =>
    [null, ...mutationsOf(interaction)].map((mutation) => {
      const description = `${interaction.description} | ${mutation?.name ?? 'unchanged'}`
      return { interaction, mutation, description }
    }),
  )
}

/** The interaction of a trial, which tells its number to the proxy by a state of its own, before its other states. */
export function numbered({ interaction, description }: Trial, number: number): PactInteraction {
  const states = [{ name: driftState, params: { number } }, ...(interaction.providerStates ?? [])]
  return { ...interaction, description, pending: false, providerStates: states }
}
