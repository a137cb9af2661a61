import { aliases, shellShapes } from './shellShapes.ts'

/** Shapes that are here, by name. A Map, so that a stored name such as `constructor` finds nothing (hardening T25). */
const shapes = new Map(Object.entries(shellShapes))

/** Names that show the icon of another one. */
const shownAs = new Map(Object.entries(aliases))

function shapeOf(name: string): string | undefined {
  return shapes.get(shownAs.get(name) ?? name)
}

/** What stands for a name that has no icon. */
const fallbackShape = 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z'

/** Whether the icon of this name is here already. */
export function hasIcon(name: string): boolean {
  return shapeOf(name) !== undefined
}

export function iconShape(name: string): string {
  return shapeOf(name) ?? fallbackShape
}

/** Whether a name has the form of those that stand in the packages. */
export function isIconName(name: string): boolean {
  return /^[a-z\d][a-z\d_-]{0,59}$/.test(name)
}

type Shard = Readonly<Record<string, string>>

export function addShapes(shard: Shard): void {
  for (const [name, shape] of Object.entries(shard)) shapes.set(name, shape)
}

/** Brings the icons that stored menus often name: a menu asks for them beside its items. */
export async function loadMenuShapes(): Promise<void> {
  addShapes(await menuShard())
}

/**
 * Brings the icon of a stored name: first with those that menus often name, then with those of the same first letter,
 * of the catalogue and of all others. False where no icon has that name. Rejects where the code cannot be loaded.
 */
export async function loadIcon(name: string): Promise<boolean> {
  if (hasIcon(name)) return true
  if (!isIconName(name)) return false
  const letter = /^\d/.test(name) ? '0' : name[0]!
  for (const load of [menuShard, catalogueShard, otherShard]) {
    addShapes(await load(letter))
    if (hasIcon(name)) return true
  }
  return false
}

async function menuShard(): Promise<Shard> {
  const { menuShapes } = await import('./menuShapes.ts')
  return menuShapes
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
