import type { PactInteraction } from '../pactFile.ts'
import { ownChecks, type OwnCheck } from './ownChecks.ts'
import { replay, type Provider } from './replay.ts'

export type Checked = { interaction: PactInteraction; check: OwnCheck; problem: string | null }

/** Makes the checks of our own on the interactions of a pact, one after the other. */
export async function runOwnChecks(
  interactions: readonly PactInteraction[],
  provider: Provider,
): Promise<Checked[]> {
  const results: Checked[] = []
  for (const interaction of interactions)
    for (const check of ownChecks(interaction))
      results.push({ interaction, check, problem: await problemOf(interaction, check, provider) })
  return results
}

/** What is wrong, or null; a state that cannot be set up and a silent service are problems as well. */
export async function problemOf(
  interaction: PactInteraction,
  { judge }: OwnCheck,
  provider: Provider,
): Promise<string | null> {
  try {
    return await replay(interaction, provider, judge)
  } catch (error) {
    return (error as Error).message
  }
}
