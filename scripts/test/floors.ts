import kept from '../../floors.json' with { type: 'json' }

export type Floor = Exclude<keyof typeof kept, 'note'>
export type Floors = Record<Floor, number>
/** Counts of a run; unknown ones are missing. */
export type Counted = Partial<Floors>

const { note: _note, ...floors } = kept

/** The message for counts below floors.json, or null. */
export function belowFloor(what: Floor, count: number, least: number = floors[what]): string | null {
  return count >= least ? null : `${count} are fewer than the ${least} of "${what}" in floors.json`
}

/** The floors that a run exceeded. */
export function risen(counted: Counted, least: Floors = floors): [what: Floor, from: number, to: number][] {
  return (Object.entries(counted) as [Floor, number][])
    .filter(([what, count]) => count > least[what])
    .map(([what, count]) => [what, least[what], count])
}

/** The text of floors.json with the raised floors. */
export function raised(text: string, higher: ReturnType<typeof risen>): string {
  const values = Object.fromEntries(higher.map(([what, , to]) => [what, to]))
  return `${JSON.stringify({ ...(JSON.parse(text) as object), ...values }, null, 2)}\n`
}
