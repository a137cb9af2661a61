import { changedItemFields, type DraftItem, type ItemField, type Tree } from './draftItem.ts'
import { around } from './moveRules.ts'
import { pathTo } from './treeRules.ts'

/** Position of an item: names of its ancestors, and its index among siblings, from 1. */
export type Standing = { above: readonly string[]; position: number }

export type TreeChange = { key: string; name: string } & (
  | { kind: 'added'; to: Standing }
  | { kind: 'removed'; from: Standing }
  | { kind: 'moved'; from: Standing; to: Standing }
  | { kind: 'changed'; fields: ItemField[] }
)

type Found = { item: DraftItem; parent: string | null } & Standing

/** Changes by item: removed, added, moved, changed. */
export function treeDifference(before: Tree, after: Tree): TreeChange[] {
  if (before === after) return []
  const [old, now] = [index(before), index(after)]
  const moved = movedKeys(old, now)
  const changes: TreeChange[] = []
  for (const [key, { item, above, position }] of old)
    if (!now.has(key)) changes.push({ kind: 'removed', key, name: item.name, from: { above, position } })
  for (const [key, { item, above, position }] of now) {
    const was = old.get(key)
    const about = { key, name: item.name }
    const to = { above, position }
    if (!was) {
      changes.push({ ...about, kind: 'added', to })
      continue
    }
    const fields = changedItemFields(was.item, item)
    if (moved.has(key))
      changes.push({ ...about, kind: 'moved', from: { above: was.above, position: was.position }, to })
    if (fields.length > 0) changes.push({ ...about, kind: 'changed', fields })
  }
  return changes
}

/** Position of an item in a tree. */
export function standingOf(tree: Tree, key: string): Standing {
  const above = pathTo(tree, key)
    .slice(0, -1)
    .map(({ name }) => name)
  return { above, position: around(tree, key).at + 1 }
}

function index(tree: Tree): Map<string, Found> {
  const found = new Map<string, Found>()
  function walk(items: Tree, parent: string | null, above: readonly string[]): void {
    for (const [at, item] of items.entries()) {
      found.set(item.key, { item, parent, above, position: at + 1 })
      walk(item.children, item.key, [...above, item.name])
    }
  }
  walk(tree, null, [])
  return found
}

/** Items with another parent, and a minimal set of those reordered among their siblings. */
function movedKeys(old: ReadonlyMap<string, Found>, now: ReadonlyMap<string, Found>): Set<string> {
  const moved = new Set<string>()
  const stayed = new Map<string | null, string[]>()
  for (const [key, { parent }] of now) {
    const was = old.get(key)
    if (!was) continue
    if (was.parent !== parent) moved.add(key)
    else if (!stayed.get(parent)?.push(key)) stayed.set(parent, [key])
  }
  for (const keys of stayed.values()) {
    const kept = new Set(longestRise(keys.map((key) => old.get(key)!.position)))
    for (const key of keys) if (!kept.has(old.get(key)!.position)) moved.add(key)
  }
  return moved
}

/** Longest increasing subsequence of different numbers. */
export function longestRise(numbers: readonly number[]): number[] {
  // Best end by length, and predecessor by number.
  const ends: number[] = []
  const previous = new Map<number, number | undefined>()
  for (const number of numbers) {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (ends[middle]! < number) low = middle + 1
      else high = middle
    }
    previous.set(number, ends[low - 1])
    ends[low] = number
  }
  const run: number[] = []
  for (let at = ends.at(-1); at !== undefined; at = previous.get(at)) run.unshift(at)
  return run
}
