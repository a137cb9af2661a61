import { driftState } from './driftProxy.ts'
import { mutationsOf, type Mutation } from './mutations.ts'
import { ownChecks, type OwnCheck } from './own/ownChecks.ts'
import { ownMutationsOf } from './own/ownMutations.ts'
import type { PactFile, PactInteraction } from './pactFile.ts'

/** `mutation` is null for the answer as it is: it must pass, or the failures of the others say nothing. */
export type Trial = {
  interaction: PactInteraction
  /** Who has to notice: a check of our own, or Pact. */
  check: OwnCheck | null
  mutation: Mutation | null
  description: string
}

/** Every interaction of a pact, and every check of our own on it, as it is and once for each change to be noticed. */
export function trialsOf({ interactions }: PactFile): Trial[] {
  return interactions.flatMap((interaction) =>
    [null, ...ownChecks(interaction)].flatMap((check) =>
      [null, ...(check ? ownMutationsOf(interaction, check) : mutationsOf(interaction))].map((mutation) => ({
        interaction,
        check,
        mutation,
        description: [interaction.description, check?.name, mutation?.name ?? 'unchanged']
          .filter(Boolean)
          .join(' | '),
      })),
    ),
  )
}

/** The interaction of a trial, which tells its number to the proxy by a state of its own, before its other states. */
export function numbered({ interaction, description }: Trial, number: number): PactInteraction {
  const states = [{ name: driftState, params: { number } }, ...(interaction.providerStates ?? [])]
  return { ...interaction, description, pending: false, providerStates: states }
}
