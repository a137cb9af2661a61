import { endpoints } from '#contracts/index.ts'
import type { PactFile, PactInteraction } from './pactFile.ts'

/**
 * Merges parts with one interaction each into one pact per provider, as text by file name, in the order of the contracts
 * and outcomes. Tool versions are left out, so that the same parts always give the same bytes.
 */
export function mergePacts(parts: readonly PactFile[]): Map<string, string> {
  const byProvider = Map.groupBy(parts, ({ provider }) => provider.name)
  return new Map(
    [...byProvider]
      .sort(by(([name]) => name))
      .map(([name, own]) => [`account-portal-${name}.json`, merged(own)]),
  )
}

function merged(parts: readonly PactFile[]): string {
  const interactions = parts.flatMap((part) => part.interactions).sort(by(place))
  for (const [index, { description }] of interactions.entries()) {
    if (interactions.findIndex((each) => each.description === description) !== index) {
      throw new Error(`Two interactions are called '${description}'.`)
    }
  }
  const { consumer, provider, metadata } = parts[0]!
  const { pactSpecification } = metadata
  return `${JSON.stringify({ consumer, provider, interactions, metadata: { pactSpecification } }, null, 2)}\n`
}

function place({ comments, description }: PactInteraction): string {
  const index = endpoints.findIndex(({ id }) => id === comments?.endpoint)
  const outcome = Object.keys(endpoints[index]?.outcomes ?? {}).indexOf(comments?.outcome ?? '')
  return [index, outcome].map((number) => String(number).padStart(4, '0')).join(' ') + ` ${description}`
}

function by<T>(key: (item: T) => string): (a: T, b: T) => number {
  return (a, b) => (key(a) < key(b) ? -1 : 1)
}
