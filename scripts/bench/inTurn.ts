import { median } from './median.ts'

export type Figures = Readonly<Record<string, number>>

/**
 * Medians of the figures of each, measured in turn so that all of them meet the same machine; the first round warms it up
 * and does not count.
 */
export async function inTurn<One>(
  all: readonly One[],
  runs: number,
  measure: (one: One, round: number) => Promise<Figures>,
): Promise<ReadonlyMap<One, Figures>> {
  const seen = new Map<One, Figures[]>(all.map((one) => [one, []]))
  for (let round = 0; round <= runs; round += 1)
    for (const one of all) {
      const figures = await measure(one, round)
      if (round > 0) seen.get(one)!.push(figures)
    }
  return new Map(
    [...seen].map(([one, rounds]) => [
      one,
      Object.fromEntries(
        Object.keys(rounds[0]!).map((key) => [
          key,
          Math.round(median(rounds.map((figures) => figures[key]!))),
        ]),
      ),
    ]),
  )
}

/** Prints how many times the other one it takes, and whether that is within what is aimed at. */
export function printRatio(what: string, ratio: number, aim: { most: number } | { least: number }): void {
  const [words, isMet] =
    'most' in aim ? [`${aim.most} or less`, ratio <= aim.most] : [`${aim.least} or more`, ratio >= aim.least]
  console.log(`  ${isMet ? 'ok  ' : 'over'} ${what}: ${ratio.toFixed(2)} times, aimed at ${words}`)
}
