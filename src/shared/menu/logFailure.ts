import { outcome } from '#shared/api/apiError.ts'
import { callProblem, type CallProblem } from '#shared/api/callProblem.ts'
import { log } from '#shared/browser/log.ts'

/** Logs what fails of a call that reads or saves a menu (MNU-44, G-45, decision D3). */
export async function logFailure(call: Promise<{ data: unknown }>): Promise<void> {
  const answer = await call.catch(({ error }: { error: unknown }) => ({ error }))
  const problem = callProblem(answer)
  if (problem) log(`a menu was not read or saved: ${reasonOf(problem)}`)
}

function reasonOf({ error, code }: CallProblem): string {
  return error ? `${error.call} ${outcome(error)}` : `refused ${code}`
}
