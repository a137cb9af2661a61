import { codeOf, isSuccess } from '#contracts/codes.ts'
import type { Endpoint } from '#contracts/endpoint.ts'
import { withCodeAt } from '#contracts/examples/codeForms.ts'
import type { Answer } from '../services/service.ts'
import type { CodeForm } from '../store/namespace.ts'

/** An answer with its code moved as set, and a refusal with the status that was set. */
export function placeCode(
  { method }: Pick<Endpoint, 'method'>,
  answer: Answer,
  { place, status }: CodeForm,
): Answer {
  if (place === null && status === null) return answer
  const isChange = method !== 'GET'
  const coded = isChange ? withCode(answer) : answer.body
  const body = place === null ? coded : withCodeAt(coded, place)
  const code = codeOf(body)
  const isRefused = code !== null && !isSuccess(code)
  return { ...answer, body, status: isRefused && status !== null ? status : answer.status }
}

/** The body with a code added if it has only a message: A10, or R11 from 400 up. */
function withCode({ status, body }: Answer): unknown {
  const fields = Object.entries(Object(body) as object)
  const isWords = fields.length > 0 && fields.every(([name, value]) => isWord(name, value))
  return isWords ? { informationCode: status < 400 ? 'A10' : 'R11', ...(body as object) } : body
}

function isWord(name: string, value: unknown): boolean {
  return (name === 'message' || name === 'result') && typeof value === 'string'
}
