import { aliases, menuShapes } from './menuShapes.ts'

/** Shapes that are here, by name. A Map, so that a stored name such as `constructor` finds nothing (hardening T25). */
const shapes = new Map<string, string>([
  ...Object.entries(menuShapes),
  ...Object.entries(aliases).map(([name, shown]): [string, string] => [name, menuShapes[shown] ?? '']),
])

/** What stands for a name that has no icon. */
const fallbackShape = 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z'

/** Whether the icon of this name is here already. */
export function hasIcon(name: string): boolean {
  return shapes.has(name)
}

export function iconShape(name: string): string {
  return shapes.get(name) ?? fallbackShape
}

/** Whether a name has the form of those that stand in the packages. */
export function isIconName(name: string): boolean {
  return /^[a-z\d][a-z\d_-]{0,59}$/.test(name)
}

type Shard = Readonly<Record<string, string>>

export function addShapes(shard: Shard): void {
  for (const [name, shape] of Object.entries(shard)) shapes.set(name, shape)
}

/**
 * Brings the icon of a stored name, with those of the same first letter: first of the catalogue, then all others.
 * False where no icon has that name. Rejects where the code cannot be loaded.
 */
export async function loadIcon(name: string): Promise<boolean> {
  if (hasIcon(name)) return true
  if (!isIconName(name)) return false
  const letter = /^\d/.test(name) ? '0' : name[0]!
  for (const load of [catalogueShard, otherShard]) {
    addShapes(await load(letter))
    if (hasIcon(name)) return true
  }
  return false
}

async function catalogueShard(letter: string): Promise<Shard> {
  const { default: shard } = (await import(`./catalogue/${letter}.json`)) as { default: Shard }
  return shard
}

async function otherShard(letter: string): Promise<Shard> {
  const { default: shard } = (await import(`./others/${letter}.json`)) as { default: Shard }
  return shard
}

/** The names whose icons are in the first code of the console. */
export const iconNames: readonly string[] = [...shapes.keys()]
