export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

export type Figures = Readonly<Record<string, number>>

/**
 * Medians of each, measured in turn so that all meet the same machine load; the first round is a warm-up.
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

/** Prints the ratio of two medians and whether it meets the target. */
export function printRatio(what: string, ratio: number, aim: { most: number } | { least: number }): void {
  const [words, isMet] =
    'most' in aim ? [`${aim.most} or less`, ratio <= aim.most] : [`${aim.least} or more`, ratio >= aim.least]
  console.log(`  ${isMet ? 'ok  ' : 'over'} ${what}: ${ratio.toFixed(2)} times, aimed at ${words}`)
}
