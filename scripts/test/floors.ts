import floors from '../../floors.json' with { type: 'json' }

export type Floor = Exclude<keyof typeof floors, 'note'>

/** What to say when there are fewer than floors.json keeps, or null. */
export function belowFloor(what: Floor, count: number, least: number = floors[what]): string | null {
  if (count >= least) return null
  return `${count} are fewer than the ${least} of "${what}" in floors.json; if that is meant, write ${count} there`
}
