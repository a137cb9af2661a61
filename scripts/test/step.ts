import type { Counted } from './floors.ts'

/**
 * How many checks a step made and how they ended; `remark` stands beside them in the report, `counted` is held against
 * floors.json.
 */
export type Counts = { passed: number; failed: number; remark?: string; counted?: Counted }

export type Outcome = {
  exitCode: number | null
  /** stdout and stderr as they came. */
  output: string
  stdout: string
  /** Text of the step's report file, when it names one and the file was written. */
  report: string | null
}

/** What the passed checks of a step are, in the order of the summary. */
export const kinds = [
  'rules, components, mock',
  'consumer contracts',
  'interactions verified',
  'drift trials',
  'journeys',
  'again in Tokyo',
  'matrix',
  'checks',
] as const
export type Kind = (typeof kinds)[number]

export type Step = {
  name: string
  /** A tool of node_modules/.bin (`eslint`), `npm`, or a script of this project (`scripts/budgets.ts`). */
  run: readonly [command: string, ...args: string[]]
  /** 'checks' unless it says otherwise. */
  kind?: Kind
  /** Only in `npm run test:all`. */
  isRelease?: true
  env?: Record<string, string>
  /** Written by the step, relative to the root. */
  report?: string
  /** Names of steps that must have passed before this one is worth its time. */
  needs?: readonly string[]
  /** How many of the two places it takes. With 0 it runs beside all others, on what they leave of the processor. */
  places?: 0 | 1 | 2
  count: (outcome: Outcome) => Counts
}

/** A step that is one check, judged by its exit code. */
export function oneCheck({ exitCode }: Outcome): Counts {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}
