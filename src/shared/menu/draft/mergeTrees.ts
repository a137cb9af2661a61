import { readFields } from '../menuTree.ts'
import type { Clash, ClashWhat } from './clashes.ts'
import type { Side } from '#shared/cards/merge.ts'
import { changedItemFields, type DraftItem, type ItemField, type Tree } from './draftItem.ts'
import { around, moveTo } from './moveRules.ts'
import { inSection, sectionOf } from './sections.ts'
import { standingOf, treeDifference, type TreeChange } from './treeDifference.ts'
import { findItem, replaceItem } from './treeRules.ts'

export type Merge = {
  /** The stored tree with my changes; conflicts as chosen. */
  tree: Tree
  /** My changes that conflict with theirs. */
  clashes: Clash[]
  /** Their changes. */
  theirs: TreeChange[]
}

/** Fields decided together, because they only make sense together. */
const together: readonly ItemField[] = ['iconName', 'iconNameDark', 'isPersonalizedIcon']

/**
 * Merges the changes of two users item by item by key; conflicts are theirs unless chosen to be mine. Null if keys do
 * not identify items: there was no menu before, or one of the three has items without keys (decision 014).
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
  // My removals come last, bottom up, because items they added below are conflicts.
  for (const change of [
    ...changes.filter(({ kind }) => kind !== 'removed'),
    ...changes.filter(({ kind }) => kind === 'removed').toReversed(),
  ])
    tree = withChange(change)
  return { tree: withSections(tree), clashes: [...clashes.values()], theirs: theirChanges }

  /** True if my side was chosen. */
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
        // My earlier save with a lost answer may have added it.
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
  /** Restores an item that they removed, as I had it. */
  function broughtBack(change: TreeChange, own: DraftItem): Tree {
    if (!isMine(change, { what: 'gone' })) return tree
    const item = { ...own, children: [] }
    return placed(item) ?? [...tree, item]
  }
  /** Adds my new item at the end, because its parent is gone. */
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
  /** Puts an item below the same parent as in mine, after its nearest preceding sibling. */
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

/** True if every item has a stored, not generated, key. */
function hasKeys(tree: Tree): boolean {
  return tree.every(({ key, stored, children }) => readFields(stored)?.key === key && hasKeys(children))
}

/** Descendants get the section of their root. */
function withSections(tree: Tree): Tree {
  return tree.map((root) => (root.section === null ? root : inSection(root, sectionOf(root))))
}
