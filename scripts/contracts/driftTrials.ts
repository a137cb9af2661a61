import { driftState } from './driftProxy.ts'
import { mutationsOf, type Mutation } from './mutations.ts'
import type { PactFile, PactInteraction } from './pactFile.ts'

/** `mutation` is null for the unchanged answer, which must pass. */
export type Trial = { interaction: PactInteraction; mutation: Mutation | null; description: string }

/** Every interaction of a pact unchanged, and once per change. */
export function trialsOf({ interactions }: PactFile): Trial[] {
  return interactions.flatMap((interaction) =>
    [null, ...mutationsOf(interaction)].map((mutation) => {
      const description = `${interaction.description} | ${mutation?.name ?? 'unchanged'}`
      return { interaction, mutation, description }
    }),
  )
}

/** The interaction of a trial, whose first state tells the proxy its number. */
export function numbered({ interaction, description }: Trial, number: number): PactInteraction {
  const states = [{ name: driftState, params: { number } }, ...(interaction.providerStates ?? [])]
  return { ...interaction, description, pending: false, providerStates: states }
}
