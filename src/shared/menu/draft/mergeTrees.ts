import { readFields } from '../menuTree.ts'
import { changedItemFields, type DraftItem, type ItemField, type Tree } from './draftItem.ts'
import { around, moveTo } from './moveRules.ts'
import { inSection, sectionOf } from './sections.ts'
import { treeDifference, type TreeChange } from './treeDifference.ts'
import { findItem, replaceItem } from './treeRules.ts'

/** What two people did to an item that cannot both be kept. */
export type Clash = { key: string; name: string; what: 'removed' | 'moved' | 'changed' }

export type Merge = {
  /** Theirs with my changes, without those that clash. */
  tree: Tree
  /** What is mine of it, and cannot be kept beside theirs. */
  clashes: Clash[]
  /** What they did. */
  theirs: TreeChange[]
}

/**
 * Both people's changes to a menu, item by item of the same key. Null where keys do not tell which items are the same:
 * there was no menu before, or one of the three is of items without keys (decision 014).
 */
export function mergeTrees(base: Tree, mine: Tree, theirs: Tree): Merge | null {
  if (base.length === 0 || ![base, theirs].every(hasKeys)) return null
  const theirChanges = treeDifference(base, theirs)
  const theirKinds = new Map<string, Set<TreeChange['kind']>>()
  for (const { key, kind } of theirChanges) theirKinds.set(key, (theirKinds.get(key) ?? new Set()).add(kind))
  const did = (key: string, kind: TreeChange['kind']): boolean => theirKinds.get(key)?.has(kind) ?? false

  const clashes: Clash[] = []
  let tree = theirs
  const order = { changed: 0, added: 1, moved: 2, removed: 3 }
  const changes = treeDifference(base, mine).toSorted((one, other) => order[one.kind] - order[other.kind])
  // What I removed goes last, and from below: what they put into it is a clash.
  for (const change of [
    ...changes.filter(({ kind }) => kind !== 'removed'),
    ...removedOf(changes).toReversed(),
  ]) {
    const next = withChange(change)
    if (next) tree = next
    else clashes.push({ key: change.key, name: change.name, what: whatOf(change) })
  }
  return { tree: withSections(tree), clashes, theirs: theirChanges }

  /** The tree with a change of mine; null where it clashes. */
  function withChange({ kind, key }: TreeChange): Tree | null {
    const there = findItem(tree, key)
    const own = findItem(mine, key)
    switch (kind) {
      case 'removed':
        if (!there) return tree
        if (did(key, 'changed') || did(key, 'moved') || there.children.length > 0) return null
        return replaceItem(tree, key, () => null)
      case 'changed':
        return there ? withFields(findItem(base, key)!, own!, there) : null
      case 'added':
        // A save of mine whose answer was lost may have put it there.
        if (there) return changedItemFields(own!, there).length === 0 ? tree : null
        return placed({ ...own!, children: [] })
      case 'moved':
        if (!there) return null
        return isSamePlace(key) ? tree : did(key, 'moved') ? null : placed(there)
    }
  }
  function withFields(before: DraftItem, own: DraftItem, there: DraftItem): Tree | null {
    const fields: ItemField[] = changedItemFields(before, own)
    const theirFields = new Set(changedItemFields(before, there))
    const same = new Set(changedItemFields(own, there))
    if (fields.some((field) => theirFields.has(field) && same.has(field))) return null
    const taken = Object.fromEntries(fields.map((field) => [field, own[field]]))
    return replaceItem(tree, there.key, (item) => ({ ...item, ...taken }))
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
    if (findItem(tree, item.key)) {
      const next = moveTo(tree, item.key, place)
      const stands = around(next, item.key)
      return stands.parent?.key === parent?.key ? next : null
    }
    return moveTo([...tree, item], item.key, place)
  }
  function isSamePlace(key: string): boolean {
    const [one, other] = [around(mine, key), around(tree, key)]
    const before = ({ siblings, at }: typeof one): string | undefined => siblings[at - 1]?.key
    return one.parent?.key === other.parent?.key && before(one) === before(other)
  }
}

function removedOf(changes: readonly TreeChange[]): TreeChange[] {
  return changes.filter(({ kind }) => kind === 'removed')
}

function whatOf({ kind }: TreeChange): Clash['what'] {
  return kind === 'added' ? 'moved' : kind
}

/** Every stored key is one; those that were made from the place of an item are none. */
function hasKeys(tree: Tree): boolean {
  return tree.every(({ key, stored, children }) => readFields(stored)?.key === key && hasKeys(children))
}

/** What hangs below a root follows it into its section. */
function withSections(tree: Tree): Tree {
  return tree.map((root) => (root.section === null ? root : inSection(root, sectionOf(root))))
}
