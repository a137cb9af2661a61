import type { CardEntries, CardValue } from './merge.ts'

/** Which members are in a set; as changes, only those that differ from the loaded ones. */
export type Members = ReadonlyMap<string, boolean>

type MemberSet = {
  /** Tells these members from those of other sets. */
  key: (name: string) => string
  loaded: Members
  /** The changes of this side, and those of this card, whichever side this is. */
  changes: Members
  edited: Members
  label: (name: string) => string
  text: (isMember: boolean) => string
}

/** A set as it is compared. */
export function memberEntries({ key, loaded, changes, edited, label, text }: MemberSet): CardEntries {
  // What was changed here was not so before, also while the set still loads.
  const before = new Map([...edited].map(([name, isMember]) => [name, !isMember]))
  return new Map(
    [...new Map([...before, ...loaded, ...changes])].map(([name, isMember]) => [
      key(name),
      { value: isMember, label: () => label(name), text: () => text(isMember) },
    ]),
  )
}

/** What is still to be changed of the stored set after a merge. */
export function mergedMembers(
  { key, loaded }: Pick<MemberSet, 'key' | 'loaded'>,
  merged: ReadonlyMap<string, CardValue>,
): Members {
  const wanted = [...loaded.keys()].map((name) => [name, merged.get(key(name)) === true] as const)
  return new Map(wanted.filter(([name, isMember]) => isMember !== loaded.get(name)))
}

/** The changes of a set that are left once it was merged with what is stored now. */
export function changesLeft(
  { key, loaded }: Pick<MemberSet, 'key' | 'loaded'>,
  changes: Members,
  merged: ReadonlyMap<string, CardValue>,
): Members {
  if (changes.size === 0) return changes
  const known = new Map([...[...changes.keys()].map((name) => [name, false] as const), ...loaded])
  return mergedMembers({ key, loaded: known }, merged)
}

/** The names after these changes, in their order. */
export function membersAfter(loaded: readonly string[], changes: Members): string[] {
  const kept = loaded.filter((name) => changes.get(name) !== false)
  const added = [...changes].flatMap(([name, isMember]) => (isMember && !kept.includes(name) ? name : []))
  return [...kept, ...added]
}

/** The changes that lead from one choice to another; of names that cannot be chosen nothing is said. */
export function changesTo(
  loaded: readonly string[],
  chosen: readonly string[],
  choosable: ReadonlySet<string>,
): Members {
  const wanted = new Set(chosen)
  const stored = new Set(loaded)
  const names = new Set([...loaded.filter((name) => choosable.has(name)), ...chosen])
  return new Map(
    [...names]
      .filter((name) => wanted.has(name) !== stored.has(name))
      .map((name) => [name, wanted.has(name)]),
  )
}
