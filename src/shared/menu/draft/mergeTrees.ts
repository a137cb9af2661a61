import { readFields } from '../menuTree.ts'
import type { Clash, ClashWhat } from './clashes.ts'
import type { Side } from '#shared/cards/merge.ts'
import { changedItemFields, type DraftItem, type ItemField, type Tree } from './draftItem.ts'
import { around, moveTo } from './moveRules.ts'
import { inSection, sectionOf } from './sections.ts'
import { standingOf, treeDifference, type TreeChange } from './treeDifference.ts'
import { findItem, replaceItem } from './treeRules.ts'

export type Merge = {
  /** Theirs with my changes; of those that clash only what was chosen. */
  tree: Tree
  /** What is mine, and cannot be kept beside theirs. */
  clashes: Clash[]
  /** What they did. */
  theirs: TreeChange[]
}

/** What is only right together: both people's parts of an icon are none. */
const together: readonly ItemField[] = ['iconName', 'iconNameDark', 'isPersonalizedIcon']

/**
 * Both people's changes to a menu, item by item of the same key; what clashes is theirs unless it was chosen to be mine.
 * Null where keys do not tell which items are the same: there was no menu before, or one of the three is of items
 * without keys (decision 014).
 */
export function mergeTrees(
  base: Tree,
  mine: Tree,
  theirs: Tree,
  chosen: ReadonlyMap<string, Side> = new Map(),
): Merge | null {
  if (base.length === 0 || ![base, theirs].every(hasKeys)) return null
  const theirChanges = treeDifference(base, theirs)
  const theirKinds = new Map<string, Set<TreeChange['kind']>>()
  for (const { key, kind } of theirChanges) theirKinds.set(key, (theirKinds.get(key) ?? new Set()).add(kind))
  const did = (key: string, kind: TreeChange['kind']): boolean => theirKinds.get(key)?.has(kind) ?? false

  const clashes = new Map<string, Clash>()
  let tree = theirs
  const order = { changed: 0, added: 1, moved: 2, removed: 3 }
  const changes = treeDifference(base, mine).toSorted((one, other) => order[one.kind] - order[other.kind])
  // What I removed goes last, and from below: what they put into it is a clash.
  for (const change of [
    ...changes.filter(({ kind }) => kind !== 'removed'),
    ...changes.filter(({ kind }) => kind === 'removed').toReversed(),
  ])
    tree = withChange(change)
  return { tree: withSections(tree), clashes: [...clashes.values()], theirs: theirChanges }

  /** Whether it was chosen to be mine. */
  function isMine(change: TreeChange, clash: ClashWhat, canBeMine = true): boolean {
    const id = `${clash.what} ${change.key} ${'field' in clash ? clash.field : ''}`
    clashes.set(id, { id, key: change.key, name: change.name, canBeMine, ...clash })
    return canBeMine && chosen.get(id) === 'mine'
  }
  function withChange(change: TreeChange): Tree {
    const { kind, key } = change
    const there = findItem(tree, key)
    const own = findItem(mine, key)
    switch (kind) {
      case 'removed': {
        if (!there) return tree
        const isFree = there.children.length === 0
        const isTheirs = !isFree || did(key, 'changed') || did(key, 'moved')
        if (isTheirs && !isMine(change, { what: 'removed' }, isFree)) return tree
        return replaceItem(tree, key, () => null)
      }
      case 'changed':
        return there ? withFields(change, findItem(base, key), own!, there) : broughtBack(change, own!)
      case 'added':
        // A save of mine whose answer was lost may have put it there.
        if (there) return withFields(change, undefined, own!, there)
        return placed({ ...own!, children: [] }) ?? atTheEnd(change, own!)
      case 'moved': {
        if (!there) return broughtBack(change, own!)
        if (isSamePlace(key)) return tree
        const next = placed(there)
        if (next && !did(key, 'moved')) return next
        const clash = { what: 'moved', mine: standingOf(mine, key), theirs: standingOf(tree, key) } as const
        return isMine(change, clash, next !== null) ? next! : tree
      }
    }
  }
  /** What they removed, as I had it. */
  function broughtBack(change: TreeChange, own: DraftItem): Tree {
    if (!isMine(change, { what: 'gone' })) return tree
    const item = { ...own, children: [] }
    return placed(item) ?? [...tree, item]
  }
  /** What I added into something that is not there any more. */
  function atTheEnd(change: TreeChange, own: DraftItem): Tree {
    return isMine(change, { what: 'placeless' }) ? [...tree, { ...own, children: [] }] : tree
  }
  function withFields(
    change: TreeChange,
    before: DraftItem | undefined,
    own: DraftItem,
    there: DraftItem,
  ): Tree {
    const fields = changedItemFields(before ?? there, own)
    const theirFields = new Set(before ? changedItemFields(before, there) : fields)
    const differ = new Set(changedItemFields(own, there))
    const parts = new Map<ItemField, readonly ItemField[]>(
      fields.map((field) => (together.includes(field) ? ['iconName', together] : [field, [field]])),
    )
    const taken = new Map<ItemField, unknown>()
    for (const [field, part] of parts) {
      const isClash = part.some((one) => theirFields.has(one)) && part.some((one) => differ.has(one))
      if (isClash && !isMine(change, { what: 'field', field, mine: own, theirs: there })) continue
      for (const one of part) taken.set(one, own[one])
    }
    return replaceItem(tree, there.key, (item) => ({ ...item, ...Object.fromEntries(taken) }))
  }
  /** Puts an item below the same parent as in mine, behind the nearest of those that stand before it there. */
  function placed(item: DraftItem): Tree | null {
    const { parent, siblings, at } = around(mine, item.key)
    const now = parent ? findItem(tree, parent.key)?.children : tree
    if (!now) return null
    const others = now.filter(({ key }) => key !== item.key)
    const before = siblings.slice(0, at).findLast(({ key }) => others.some((one) => one.key === key))
    const index = before ? others.findIndex(({ key }) => key === before.key) + 1 : 0
    const place = { parent: parent?.key ?? null, before: others[index]?.key ?? null }
    const next = moveTo(findItem(tree, item.key) ? tree : [...tree, item], item.key, place)
    return around(next, item.key).parent?.key === parent?.key ? next : null
  }
  function isSamePlace(key: string): boolean {
    const [one, other] = [around(mine, key), around(tree, key)]
    const before = ({ siblings, at }: typeof one): string | undefined => siblings[at - 1]?.key
    return one.parent?.key === other.parent?.key && before(one) === before(other)
  }
}

/** Every stored key is one; those that were made from the place of an item are none. */
function hasKeys(tree: Tree): boolean {
  return tree.every(({ key, stored, children }) => readFields(stored)?.key === key && hasKeys(children))
}

/** What hangs below a root follows it into its section. */
function withSections(tree: Tree): Tree {
  return tree.map((root) => (root.section === null ? root : inSection(root, sectionOf(root))))
}
