import { foldText } from '#shared/texts/foldText.ts'
import type { DraftItem, Tree } from '#shared/menu/draft/draftItem.ts'
import { isKnownFunction, menuAction } from '#shared/menu/menuAction.ts'

export type Warning =
  | { kind: 'privilegeOff' | 'privilegeUnknown' | 'noFunction'; names: string }
  | { kind: 'noAddress' | 'sameName' }

type Surroundings = {
  /** Active state of the application's privileges by lower-case name; null while unknown. */
  privileges: ReadonlyMap<string, boolean> | null
  /** The portal's own origin. */
  origin: string
}

/** Warnings by item key; none prevents a save. */
export function itemWarnings(tree: Tree, surroundings: Surroundings): Map<string, Warning[]> {
  const found = new Map<string, Warning[]>()
  function look(items: Tree): void {
    const names = new Map<string, number>()
    for (const item of items) names.set(foldedName(item), (names.get(foldedName(item)) ?? 0) + 1)
    for (const item of items) {
      const warnings = [...ofPrivileges(item, surroundings.privileges), ...ofTarget(item, surroundings)]
      if (names.get(foldedName(item))! > 1) warnings.push({ kind: 'sameName' })
      if (warnings.length > 0) found.set(item.key, warnings)
      look(item.children)
    }
  }
  look(tree)
  return found
}

type Privileges = Surroundings['privileges']

// Cached per item, because a move changes only few of many.
const foldedName = perItem(({ name }) => foldText(name))
const isInert = perItem((item, origin: string) => menuAction(item, origin).kind === 'inert')
const ofPrivileges = perItem(({ privilege }, privileges: Privileges): Warning[] => {
  if (!privileges) return []
  const unknown = privilege.filter((name) => !privileges.has(name.toLowerCase()))
  const off = privilege.filter((name) => privileges.get(name.toLowerCase()) === false)
  return [
    ...(off.length > 0 ? [{ kind: 'privilegeOff' as const, names: off.join(', ') }] : []),
    ...(unknown.length > 0 ? [{ kind: 'privilegeUnknown' as const, names: unknown.join(', ') }] : []),
  ]
})

function perItem<Known, Given = void>(
  find: (item: DraftItem, given: Given) => Known,
): (item: DraftItem, given: Given) => Known {
  const all = new WeakMap<DraftItem, { given: Given; known: Known }>()
  return (item, given) => {
    let one = all.get(item)
    if (!one || one.given !== given) all.set(item, (one = { given, known: find(item, given) }))
    return one.known
  }
}

/** A parent needs no target. */
function ofTarget(item: DraftItem, { origin }: Surroundings): Warning[] {
  if (item.isFunction)
    return isKnownFunction(item.functionName) ? [] : [{ kind: 'noFunction', names: item.functionName || '—' }]
  if (item.children.length > 0 && item.url === '') return []
  return isInert(item, origin) ? [{ kind: 'noAddress' }] : []
}
