import type { Counted } from './floors.ts'

/**
 * Passed and failed checks of a step; `remark` is for the report, `counted` is compared with floors.json.
 */
export type Counts = { passed: number; failed: number; remark?: string; counted?: Counted }

export type Outcome = {
  exitCode: number | null
  /** stdout and stderr, interleaved. */
  output: string
  stdout: string
  /** Text of the step's report file, if it was written. */
  report: string | null
}

/** Kinds of passed checks, in the order of the summary. */
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
  /** A tool of node_modules/.bin (`eslint`), `npm`, `node`, or a script of this project (`scripts/budgets.ts`). */
  run: readonly [command: string, ...args: string[]]
  /** 'checks' by default. */
  kind?: Kind
  /** Only in `npm run test:all`. */
  isRelease?: true
  env?: Record<string, string>
  /** Written by the step, relative to the root. */
  report?: string
  /** Names of steps that must have passed before. */
  needs?: readonly string[]
  /** Number of the two slots it needs. With 0 it runs beside all others. */
  places?: 0 | 1 | 2
  count: (outcome: Outcome) => Counts
}

/** A step that is one check, by its exit code. */
export function oneCheck({ exitCode }: Outcome): Counts {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}
