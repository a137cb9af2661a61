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
