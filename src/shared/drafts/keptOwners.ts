import type { Choice } from '#shared/browser/choice.ts'
import { databaseNames, deleteDatabase } from '#shared/browser/database.ts'
import { createListeners } from '#shared/browser/listeners.ts'
import { isStorageDenied, localStore } from '#shared/browser/storage.ts'
import { switchChoice } from '#shared/browser/switchChoice.ts'
import { ownerId } from './draftIds.ts'
import { isOver, type DraftOwner } from './draftRules.ts'

/**
 * Which people of this browser have drafts, by opaque names, and when the latest was kept: in local storage, so that
 * nobody without any opens a database. Each has a database of their own, with the key and the drafts.
 */
const prefix = 'drafts.'

/** The mark of what is dropped, until the browser has deleted it: a tab that does not answer may outlive this one. */
const dropped = '0'

export function databaseOf(owner: string): string {
  return prefix + owner
}

const kept = switchChoice('keepsDrafts')

/** Whether what is typed is kept in this browser, unless that was switched off. Switched off, it drops whatever is kept of anybody. */
export const draftsChoice: Choice<boolean> = {
  ...kept,
  choose(isOn) {
    if (!isOn) for (const owner of keptOwners()) drop(owner)
    kept.choose(isOn)
  },
}

/** Whether what is typed is kept now: nothing is where nothing can be. */
export function keepsDrafts(): boolean {
  return draftsChoice.read() && !isStorageDenied()
}

/** Whether anything is kept of anybody. */
export function hasAnyKept(): boolean {
  return keptOwners().some(hasKept)
}

export function hasKept(owner: string): boolean {
  const mark = localStore.get(prefix + owner)
  return mark !== null && mark !== dropped
}

export function noteKept(owner: string, now: number): void {
  localStore.set(prefix + owner, String(now))
}

/** Drops the key and all drafts of a person on a product and tenant, who signs out; never fails. */
export async function dropDrafts(owner: DraftOwner): Promise<void> {
  listeners.tell(owner)
  if (keptOwners().length === 0) return
  const own = await ownerId(owner)
  // Once more where another tab has begun to: that one may leave before it hears of the end.
  if (keptOwners().includes(own)) drop(own)
}

const listeners = createListeners<[DraftOwner]>()

/** Hears in this tab whose drafts are dropped, before they are. */
export const onDrop = listeners.add

/**
 * Drops what is over, and databases that no mark speaks of, where the browser lists them. What seems to be of the
 * future, by a clock that was put back, has a day from now on.
 */
export function sweepDrafts(now = Date.now()): void {
  void dropUnmarked()
  for (const owner of keptOwners()) {
    const latest = Number(localStore.get(prefix + owner))
    if (isOver(latest, now)) drop(owner)
    else if (latest > now) noteKept(owner, now)
  }
}

function keptOwners(): string[] {
  return localStore.keys().flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []))
}

async function dropUnmarked(): Promise<void> {
  for (const name of await databaseNames())
    if (name.startsWith(prefix) && localStore.get(name) === null) deleteDatabase(name)
}

function drop(owner: string): void {
  const mark = prefix + owner
  localStore.set(mark, dropped)
  const isOnItsWay = deleteDatabase(databaseOf(owner), () => {
    // A draft that was kept meanwhile has a database after this one.
    if (localStore.get(mark) === dropped) localStore.remove(mark)
  })
  if (!isOnItsWay) localStore.remove(mark)
}
