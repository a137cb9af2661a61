import { readFailure } from './readFailure.ts'

/** Whether a service refused a change although its status says otherwise: a code that is not A10 (G-61). */
export function isRefusal(answer: unknown): boolean {
  const { code } = readFailure(answer)
  return code !== null && code !== 'A10'
}
