import { longestAge } from './draftRules.ts'
import {
  databaseOf,
  draftsChoice,
  dropDrafts,
  hasAnyStoredDraft,
  hasStoredDrafts,
  keepsDrafts,
  noteStoredDrafts,
  onDrop,
  ownerId,
  sweepDrafts,
} from './draftOwners.ts'

const now = Date.parse('2026-03-01T12:00:00Z')
const maria = { person: 'maria.gomez', place: 'ibuhoo' }
type Deletion = { onsuccess?: () => void }
let deletions: Deletion[] = []
const deleteDatabase = jest.fn()
const databases = jest.fn()

beforeEach(() => {
  deletions = []
  deleteDatabase.mockImplementation(() => {
    const deletion: Deletion = {}
    deletions.push(deletion)
    return deletion
  })
  databases.mockResolvedValue([])
  Object.assign(globalThis, { indexedDB: { deleteDatabase, databases } })
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'indexedDB')
  localStorage.clear()
  deleteDatabase.mockReset()
  databases.mockReset()
})

const deleted = (): unknown[] => deleteDatabase.mock.calls.flat()

it.each([
  [0, true],
  [-longestAge + 1, true],
  [-longestAge, false],
])('a sweep leaves drafts from %s ms ago: %s', (ago, isLeft) => {
  noteStoredDrafts('a', now + ago)
  noteStoredDrafts('b', now)
  sweepDrafts(now)
  expect([hasStoredDrafts('a'), hasStoredDrafts('b')]).toEqual([isLeft, true])
  expect(deleted()).toEqual(isLeft ? [] : [databaseOf('a')])
})

it('a draft from the future expires a day after its first sweep', () => {
  noteStoredDrafts('a', now + 5 * longestAge)
  sweepDrafts(now)
  sweepDrafts(now + longestAge - 1)
  expect(hasStoredDrafts('a')).toBe(true)
  sweepDrafts(now + longestAge)
  expect(hasAnyStoredDraft()).toBe(false)
})

it('an unreadable time counts as expired', () => {
  localStorage.setItem(databaseOf('a'), 'soon')
  sweepDrafts(now)
  expect(hasAnyStoredDraft()).toBe(false)
})

it.each([
  ['the person', maria, true],
  ['the person, written otherwise', { ...maria, person: 'MARIA.gomez' }, true],
  ['somebody else', { ...maria, person: 'admin' }, false],
  ['the person in another product', { ...maria, place: 'bemyself' }, false],
])('a sign-out of %s drops it: %s', async (_who, owner, isDropped) => {
  const heard = jest.fn()
  const forget = onDrop(heard)
  const own = await ownerId(maria)
  noteStoredDrafts(own, now)
  await dropDrafts(owner)
  forget()
  expect(heard.mock.calls).toEqual([[owner]])
  expect(hasStoredDrafts(own)).toBe(!isDropped)
  expect(deleted()).toEqual(isDropped ? [databaseOf(own)] : [])
})

it('stays marked until the browser has deleted it, and each sweep retries', async () => {
  const own = await ownerId(maria)
  noteStoredDrafts(own, now)
  await dropDrafts(maria)
  expect([hasStoredDrafts(own), hasAnyStoredDraft()]).toEqual([false, false])
  sweepDrafts(now)
  expect(deleted()).toEqual([databaseOf(own), databaseOf(own)])
  deletions.at(-1)!.onsuccess!()
  expect(localStorage.getItem(databaseOf(own))).toBeNull()
  sweepDrafts(now)
  expect(deletions).toHaveLength(2)
})

it('a draft saved during a deletion keeps its mark', async () => {
  const own = await ownerId(maria)
  noteStoredDrafts(own, now)
  await dropDrafts(maria)
  noteStoredDrafts(own, now)
  deletions[0]!.onsuccess!()
  expect(hasStoredDrafts(own)).toBe(true)
})

it.each([
  ['that no mark speaks of', databaseOf('lost'), true],
  ['of drafts that are kept', databaseOf('a'), false],
  ['of something else', 'other', false],
])('a sweep deletes a database %s: %s %s', async (_which, name, isDeleted) => {
  noteStoredDrafts('a', now)
  databases.mockResolvedValue([{ name }])
  sweepDrafts(now)
  await databases.mock.results[0]!.value
  await Promise.resolve()
  expect(deleted()).toEqual(isDeleted ? [name] : [])
})

it('a sweep works in browsers that cannot list databases', () => {
  Object.assign(globalThis, { indexedDB: { deleteDatabase } })
  noteStoredDrafts('a', 0)
  sweepDrafts(now)
  expect(deleted()).toEqual([databaseOf('a')])
})

it('when disabled, stores nothing and drops all stored drafts', () => {
  const changed = jest.fn()
  const forget = draftsChoice.onChange(changed)
  noteStoredDrafts('a', now)
  noteStoredDrafts('b', now)
  expect(keepsDrafts()).toBe(true)
  draftsChoice.choose(false)
  expect([keepsDrafts(), deleted()]).toEqual([false, [databaseOf('a'), databaseOf('b')]])
  draftsChoice.choose(true)
  expect([keepsDrafts(), hasAnyStoredDraft(), changed.mock.calls.length]).toEqual([true, false, 2])
  forget()
})

it('drops silently when there is nothing to drop', async () => {
  Reflect.deleteProperty(globalThis, 'indexedDB')
  noteStoredDrafts(await ownerId(maria), now)
  await dropDrafts(maria)
  expect(hasAnyStoredDraft()).toBe(false)
})
