import { timeOf, type Namespace } from '../store/namespace.ts'
import type { JournalEntry } from '../store/journal.ts'
import { parseJson } from './readInput.ts'
import { addressOf, type MockRequest } from './request.ts'

const longestLogged = 100_000

/** Logs a request before it is handled; status and code follow. */
export function enterRequest(
  ns: Namespace,
  request: MockRequest,
  body: string,
  endpoint: string,
): JournalEntry {
  const { origin } = addressOf(request)
  return ns.journal.add({
    at: timeOf(ns),
    method: request.method,
    path: request.url.slice(origin.length),
    headers: Object.fromEntries(request.headers),
    body: loggedBody(body),
    status: 0,
    ms: null,
    code: null,
    endpoint,
    why: null,
    from: null,
    misfit: null,
  })
}

/** Longer bodies, such as pictures, would fill the memory. */
function loggedBody(body: string): unknown {
  if (body === '') return null
  return body.length > longestLogged ? `[${body.length} characters]` : (parseJson(body) ?? body)
}
