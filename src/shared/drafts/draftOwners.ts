import type { Choice } from '#shared/browser/choice.ts'
import { databaseNames, deleteDatabase } from '#shared/browser/database.ts'
import { createListeners } from '#shared/browser/listeners.ts'
import { isStorageDenied, localStore } from '#shared/browser/storage.ts'
import { switchChoice } from '#shared/browser/switchChoice.ts'
import { randomId } from '#shared/browser/randomId.ts'
import { webCrypto } from '#shared/browser/webCrypto.ts'
import { isOver, type DraftOwner } from './draftRules.ts'

/**
 * Which users of this browser have drafts, by opaque names, with the latest time: in local storage, so that users
 * without drafts open no database. Each user has a database with the key and the drafts.
 */
const prefix = 'drafts.'

/** Marks a store until the browser has deleted it, which may take longer than this tab lives. */
const dropped = '0'

export function databaseOf(owner: string): string {
  return prefix + owner
}

const choice = switchChoice('keepsDrafts')

/** Whether drafts are stored in this browser. Disabling it drops all stored drafts of all users. */
export const draftsChoice: Choice<boolean> = {
  ...choice,
  choose(isOn) {
    if (!isOn) for (const owner of draftOwners()) drop(owner)
    choice.choose(isOn)
  },
}

/** Whether drafts can be stored now. */
export function keepsDrafts(): boolean {
  return draftsChoice.read() && !isStorageDenied()
}

/** Whether any user has drafts. */
export function hasAnyStoredDraft(): boolean {
  return draftOwners().some(hasStoredDrafts)
}

export function hasStoredDrafts(owner: string): boolean {
  const mark = localStore.get(prefix + owner)
  return mark !== null && mark !== dropped
}

export function noteStoredDrafts(owner: string, now: number): void {
  localStore.set(prefix + owner, String(now))
}

/** Deletes the key and all drafts of a user on sign-out; never fails. */
export async function dropDrafts(owner: DraftOwner): Promise<void> {
  listeners.notify(owner)
  if (draftOwners().length === 0) return
  const own = await ownerId(owner)
  // Again if another tab has started: it may close before the deletion ends.
  if (draftOwners().includes(own)) drop(own)
}

const listeners = createListeners<[DraftOwner]>()

/** Notifies this tab before drafts are dropped. */
export const onDrop = listeners.add

/**
 * Deletes expired drafts, and databases without a mark if the browser lists them. Drafts from the future, by a clock
 * set back, expire in a day.
 */
export function sweepDrafts(now = Date.now()): void {
  void dropUnmarked()
  for (const owner of draftOwners()) {
    const latest = Number(localStore.get(prefix + owner))
    if (isOver(latest, now)) drop(owner)
    else if (latest > now) noteStoredDrafts(owner, now)
  }
}

function draftOwners(): string[] {
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
    // A draft saved since has a new database.
    if (localStore.get(mark) === dropped) localStore.remove(mark)
  })
  if (!isOnItsWay) localStore.remove(mark)
}

/** A random salt per browser, so that names of stores, entries and locks differ between browsers. */
const saltKey = 'draftSalt'

function salt(): string {
  if (localStore.get(saltKey) === null) localStore.set(saltKey, randomId())
  // Another tab may have written first.
  return localStore.get(saltKey)!
}

/** Opaque store name of a user on a product and tenant, unreadable without the salt. Case is ignored. */
export function ownerId({ person, place }: DraftOwner): Promise<string> {
  return hashed(JSON.stringify([person.toLowerCase(), place]))
}

/** Hash of a text, salted for this browser. */
export async function hashed(text: string): Promise<string> {
  const hash = await webCrypto().digest('SHA-256', new TextEncoder().encode(salt() + text))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
