import { aliases, menuShapes } from './menuShapes.ts'

/** A Map, so that a stored name such as `constructor` finds nothing (hardening T25). */
const catalogue = new Map<string, string>([
  ...Object.entries(menuShapes),
  ...Object.entries(aliases).map(([name, shown]): [string, string] => [name, menuShapes[shown] ?? '']),
])

/** What stands for a name that the catalogue does not have. */
const fallbackShape = 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z'

export function hasIcon(name: string): boolean {
  return catalogue.has(name)
}

export function iconShape(name: string): string {
  return catalogue.get(name) ?? fallbackShape
}

export const iconNames: readonly string[] = [...catalogue.keys()]
