/** How many checks a step made and how they ended. */
export type Counts = { passed: number; failed: number }

export type Outcome = {
  exitCode: number | null
  /** stdout and stderr as they came. */
  output: string
  /** Text of the step's report file, when it names one and the file was written. */
  report: string | null
}

export type Step = {
  name: string
  /** A tool of node_modules/.bin (`tsc`), `npm`, or a script of this project (`scripts/budgets.ts`). */
  run: readonly [command: string, ...args: string[]]
  env?: Record<string, string>
  /** Written by the step, relative to the root. */
  report?: string
  /** Names of steps that must have ended well before this one is worth its time. */
  needs?: readonly string[]
  /** How many of the two places at the table it takes. */
  places?: 1 | 2
  count: (outcome: Outcome) => Counts
}

/** A step that is one check, judged by its exit code. */
export function oneCheck({ exitCode }: Outcome): Counts {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}
