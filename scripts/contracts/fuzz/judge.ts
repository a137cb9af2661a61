import { isSuccess } from '#contracts/common.ts'
import { firstIssue } from '#mock/http/readInput.ts'
import { longHeader, type FuzzRequest } from './requests.ts'

export type Heard = { status: number; contentType: string; text: string }

const most = 500

/** What is wrong with an answer by the contract of its call; null where nothing is. */
export function problemOf({ call, misfit }: FuzzRequest, heard: Heard | null): string | null {
  if (!heard) return 'no answer came'
  const { status, contentType, text } = heard
  if (status >= 500) return `it answered ${status}`
  if (status >= 300 && status < 400) return `it led elsewhere (${status})`
  const isKnownPlace = misfit !== 'an unknown path' && misfit !== 'another verb'
  if (!isKnownPlace) return status >= 400 ? null : `it took ${misfit} (${status})`
  if (status >= 400 && text === '') return misfit === null ? `${status} says nothing` : null
  if (!/\bjson\b/i.test(contentType)) return `${status} is no JSON but ${contentType || 'of no type'}`
  const body = parsed(text)
  if (body === undefined) return `${status} is no JSON`
  const declared = Object.values(call.outcomes).map((outcome) => outcome.status)
  if (status < 400 && !declared.includes(status)) return `${status} is no status of the call`
  const schema = status < 400 ? call.answer : call.failure
  const check = schema.safeParse(body)
  if (!check.success) return `${status} does not fit: ${firstIssue(check.error.issues)}`.slice(0, most)
  const mayTake = misfit === null || misfit === longHeader
  if (!mayTake && status < 400 && !isRefusal(body)) return `it took ${misfit} (${status})`
  return null
}

/** A code other than success refuses whatever the status (G-61). */
function isRefusal(body: unknown): boolean {
  const { informationCode, code, result } = (body ?? {}) as Record<string, unknown>
  const said =
    informationCode ?? (result as Record<string, unknown> | null | undefined)?.['informationCode'] ?? code
  return typeof said === 'string' && !isSuccess(said)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
