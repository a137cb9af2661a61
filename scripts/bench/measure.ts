import type { Browser } from '@playwright/test'
import type { Console, Line, World } from './consolePage.ts'

export type Machine = { browser: Browser; world: World }
export type Measure = {
  what: string
  /** Scenarios of the mock that are played before. */
  scenarios?: readonly string[]
  line: Line
  /** Median, ms; without it the number is for information. */
  limit?: number
  /** Also measured, in turn: a page of React and nothing else tells how slow the machine is. `most` is the ratio aimed at. */
  beside?: { what: string; most: number; measure: (machine: Machine) => Promise<number[]> }
  measure: (console: Console) => Promise<number[]>
}
