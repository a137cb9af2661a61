import { foldText } from '#shared/lib/foldText.ts'
import type { DraftItem, Tree } from '#shared/menu/draft/draftItem.ts'
import { isKnownFunction, menuAction } from '#shared/menu/menuAction.ts'

export type Warning =
  | { kind: 'privilegeOff' | 'privilegeUnknown' | 'noFunction'; names: string }
  | { kind: 'noAddress' | 'sameName' }

type Surroundings = {
  /** Whether each privilege of the application is active, by its name in small letters; null while that is not known. */
  privileges: ReadonlyMap<string, boolean> | null
  /** The portal's own origin. */
  origin: string
}

/** What will not work as it may be meant, by the key of the item. Nothing of it keeps a menu from being saved. */
export function itemWarnings(tree: Tree, surroundings: Surroundings): Map<string, Warning[]> {
  const found = new Map<string, Warning[]>()
  function look(items: Tree): void {
    const names = new Map<string, number>()
    for (const { name } of items) names.set(foldText(name), (names.get(foldText(name)) ?? 0) + 1)
    for (const item of items) {
      const warnings = [...ofPrivileges(item, surroundings), ...ofTarget(item, surroundings)]
      if (names.get(foldText(item.name))! > 1) warnings.push({ kind: 'sameName' })
      if (warnings.length > 0) found.set(item.key, warnings)
      look(item.children)
    }
  }
  look(tree)
  return found
}

function ofPrivileges({ privilege }: DraftItem, { privileges }: Surroundings): Warning[] {
  if (!privileges) return []
  const unknown = privilege.filter((name) => !privileges.has(name.toLowerCase()))
  const off = privilege.filter((name) => privileges.get(name.toLowerCase()) === false)
  return [
    ...(off.length > 0 ? [{ kind: 'privilegeOff' as const, names: off.join(', ') }] : []),
    ...(unknown.length > 0 ? [{ kind: 'privilegeUnknown' as const, names: unknown.join(', ') }] : []),
  ]
}

/** A parent may lead nowhere itself. */
function ofTarget(item: DraftItem, { origin }: Surroundings): Warning[] {
  if (item.isFunction)
    return isKnownFunction(item.functionName) ? [] : [{ kind: 'noFunction', names: item.functionName || '—' }]
  if (item.children.length > 0 && item.url === '') return []
  return menuAction(item, origin).kind === 'inert' ? [{ kind: 'noAddress' }] : []
}
