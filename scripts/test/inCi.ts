/** Whether `npm test` was started by a machine for checks, by CI of the environment; its own steps always have CI=true. */
export function inCi(environment: NodeJS.ProcessEnv): boolean {
  return !['', '0', 'false'].includes(environment['CI'] ?? '')
}
