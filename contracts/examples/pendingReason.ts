import type { EndpointWithExamples } from '../endpoint.ts'
import { gapIds, gaps } from '../gaps.ts'

/** Codes that the documents define for all calls. */
const documentedCodes = new Set(['A10', 'A20', 'R11', 'R13', 'R21', 'R22', 'R23', 'R101'])

/**
 * Why an interaction is pending; null if it counts (decision D33). Only calls that the documents do not show are pending,
 * and not their 401, 403 or documented codes.
 */
export function pendingReason({ assumed, outcomes }: EndpointWithExamples, outcome: string): string | null {
  const { status, body } = outcomes[outcome]!
  if (assumed.call === undefined || status === 401 || status === 403 || isDocumented(body)) return null
  return gapIds(assumed.call)
    .map((id) => `${id}: ${gaps[id]!.question} Assumed: ${gaps[id]!.assumed}`)
    .join(' ')
}

type Refusal = { informationCode?: string; isBlocked?: boolean; response?: { informationCode?: string } }

function isDocumented(body: unknown): boolean {
  const { informationCode, isBlocked, response } = body as Refusal
  return isBlocked === true || documentedCodes.has(informationCode ?? response?.informationCode ?? '')
}
