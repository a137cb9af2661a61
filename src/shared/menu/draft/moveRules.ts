import { maxDepth } from '../menuTree.ts'
import type { DraftItem, Tree } from './draftItem.ts'
import { findItem, heightOf, pathTo, replaceItem, withChildren } from './treeRules.ts'

/** Target of an item: parent (null for roots), and next sibling (null for last). */
export type Place = { parent: string | null; before: string | null }

/** Why a target is invalid. */
type MoveProblem = 'inside-itself' | 'too-deep'

export function moveProblem(tree: Tree, key: string, { parent }: Place): MoveProblem | null {
  const item = findItem(tree, key)
  const way = parent === null ? [] : pathTo(tree, parent)
  if (way.some((above) => above.key === key)) return 'inside-itself'
  return item && way.length + heightOf(item) > maxDepth ? 'too-deep' : null
}

/** Moves an item; returns the same tree without a change or with an invalid target. */
export function moveTo(tree: Tree, key: string, place: Place): Tree {
  const item = findItem(tree, key)
  if (!item || place.before === key || moveProblem(tree, key, place)) return tree
  const now = placeOf(tree, key)
  if (now.parent === place.parent && now.before === place.before) return tree
  return insert(
    replaceItem(tree, key, () => null),
    item,
    place,
  )
}

function insert(tree: Tree, item: DraftItem, { parent, before }: Place): Tree {
  if (parent !== null)
    return replaceItem(tree, parent, (above) =>
      withChildren(above, insert(above.children, item, { parent: null, before })),
    )
  const at = tree.findIndex(({ key }) => key === before)
  return at === -1 ? [...tree, item] : [...tree.slice(0, at), item, ...tree.slice(at)]
}

/** Current position of an item. */
export function placeOf(tree: Tree, key: string): Place {
  const { parent, siblings, at } = around(tree, key)
  return { parent: parent?.key ?? null, before: siblings[at + 1]?.key ?? null }
}

/** An item's parent, its siblings, and its position among them. */
export function around(
  tree: Tree,
  key: string,
): { parent: DraftItem | undefined; siblings: Tree; at: number } {
  const parent = pathTo(tree, key).at(-2)
  const siblings = parent ? parent.children : tree
  return { parent, siblings, at: siblings.findIndex((one) => one.key === key) }
}

export type Step = 'up' | 'down' | 'nest' | 'unnest'

/** Target of each step; null if there is none in that direction. */
const targets: Record<Step, (tree: Tree, key: string) => Place | null> = {
  up(tree, key) {
    const { parent, siblings, at } = around(tree, key)
    return at > 0 ? { parent: parent?.key ?? null, before: siblings[at - 1]!.key } : null
  },
  down(tree, key) {
    const { parent, siblings, at } = around(tree, key)
    if (at === -1 || at + 1 >= siblings.length) return null
    return { parent: parent?.key ?? null, before: siblings[at + 2]?.key ?? null }
  },
  nest(tree, key) {
    const { siblings, at } = around(tree, key)
    return at > 0 ? { parent: siblings[at - 1]!.key, before: null } : null
  },
  unnest(tree, key) {
    const { parent } = around(tree, key)
    return parent ? placeOf(tree, parent.key) : null
  },
}

/** Valid target of a step, or null. */
export function stepPlace(tree: Tree, key: string, step: Step): Place | null {
  const place = targets[step](tree, key)
  return place && !moveProblem(tree, key, place) ? place : null
}

/** Moves an item by a step; returns the same tree without a target. */
export function moveStep(tree: Tree, key: string, step: Step): Tree {
  const place = stepPlace(tree, key, step)
  return place ? moveTo(tree, key, place) : tree
}
