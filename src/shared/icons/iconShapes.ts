import { aliases, shellShapes } from './shellShapes.ts'

/** Loaded shapes by name. A Map, so that a stored name such as `constructor` finds nothing (hardening T25). */
const shapes = new Map(Object.entries(shellShapes))

/** Names that show the icon of another one. */
const shownAs = new Map(Object.entries(aliases))

function shapeOf(name: string): string | undefined {
  return shapes.get(shownAs.get(name) ?? name)
}

/** Neutral icon of an unknown name. */
const fallbackShape = 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z'

/** True if the icon of this name is loaded. */
export function hasIcon(name: string): boolean {
  return shapeOf(name) !== undefined
}

export function iconShape(name: string): string {
  return shapeOf(name) ?? fallbackShape
}

/** True if a name has the format of the packages' icon names. */
export function isIconName(name: string): boolean {
  return /^[a-z\d][a-z\d_-]{0,59}$/.test(name)
}

type Shard = Readonly<Record<string, string>>

export function addShapes(shard: Shard): void {
  for (const [name, shape] of Object.entries(shard)) shapes.set(name, shape)
}

/** Loads the icons that stored menus often use, in parallel to the menu's items. */
export async function loadMenuShapes(): Promise<void> {
  addShapes(await menuShard())
}

/**
 * Loads the icon of a stored name: first the frequent ones, then the chunks of its first letter. False if there is no
 * such icon. Rejects if the code cannot be loaded.
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

/** Names of the icons in the console's main chunk. */
export const iconNames: readonly string[] = [...shapes.keys()]
