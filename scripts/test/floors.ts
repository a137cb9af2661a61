import kept from '../../floors.json' with { type: 'json' }

export type Floor = Exclude<keyof typeof kept, 'note'>
export type Floors = Record<Floor, number>
/** What a run has counted; what it could not count is not there. */
export type Counted = Partial<Floors>

const { note: _note, ...floors } = kept

/** What to say when there are fewer than floors.json keeps, or null. */
export function belowFloor(what: Floor, count: number, least: number = floors[what]): string | null {
  return count >= least ? null : `${count} are fewer than the ${least} of "${what}" in floors.json`
}

/** The floors that a run was above. */
export function risen(counted: Counted, least: Floors = floors): [what: Floor, from: number, to: number][] {
  return (Object.entries(counted) as [Floor, number][])
    .filter(([what, count]) => count > least[what])
    .map(([what, count]) => [what, least[what], count])
}

/** The text of floors.json with the floors that have risen. */
export function raised(text: string, higher: ReturnType<typeof risen>): string {
  const values = Object.fromEntries(higher.map(([what, , to]) => [what, to]))
  return `${JSON.stringify({ ...(JSON.parse(text) as object), ...values }, null, 2)}\n`
}
