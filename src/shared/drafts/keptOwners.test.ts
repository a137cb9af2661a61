import { ownerId } from './draftIds.ts'
import { longestAge } from './draftRules.ts'
import {
  databaseOf,
  draftsChoice,
  dropDrafts,
  hasAnyKept,
  hasKept,
  keepsDrafts,
  noteKept,
  onDrop,
  sweepDrafts,
} from './keptOwners.ts'

const now = Date.parse('2026-03-01T12:00:00Z')
const maria = { person: 'maria.gomez', place: 'ibuhoo' }
const deleteDatabase = jest.fn()

beforeEach(() => Object.assign(globalThis, { indexedDB: { deleteDatabase } }))
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'indexedDB')
  localStorage.clear()
  deleteDatabase.mockReset()
})

const deleted = (): unknown[] => deleteDatabase.mock.calls.flat()

it.each([
  [0, true],
  [-longestAge + 1, true],
  [-longestAge, false],
])('a sweep leaves what was kept %s ms ago: %s', (ago, isLeft) => {
  noteKept('a', now + ago)
  noteKept('b', now)
  sweepDrafts(now)
  expect([hasKept('a'), hasKept('b')]).toEqual([isLeft, true])
  expect(deleted()).toEqual(isLeft ? [] : [databaseOf('a')])
})

it('what is of the future has a day from its first sweep on', () => {
  noteKept('a', now + 5 * longestAge)
  sweepDrafts(now)
  sweepDrafts(now + longestAge - 1)
  expect(hasKept('a')).toBe(true)
  sweepDrafts(now + longestAge)
  expect(hasAnyKept()).toBe(false)
})

it('a time that cannot be read is over', () => {
  localStorage.setItem(databaseOf('a'), 'soon')
  sweepDrafts(now)
  expect(hasAnyKept()).toBe(false)
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
  noteKept(own, now)
  await dropDrafts(owner)
  forget()
  expect(heard.mock.calls).toEqual([[owner]])
  expect(hasKept(own)).toBe(!isDropped)
  expect(deleted()).toEqual(isDropped ? [databaseOf(own)] : [])
})

it('switched off nothing is kept, and what was kept of anybody is dropped', () => {
  const changed = jest.fn()
  const forget = draftsChoice.onChange(changed)
  noteKept('a', now)
  noteKept('b', now)
  expect(keepsDrafts()).toBe(true)
  draftsChoice.choose(false)
  expect([keepsDrafts(), deleted()]).toEqual([false, [databaseOf('a'), databaseOf('b')]])
  draftsChoice.choose(true)
  expect([keepsDrafts(), hasAnyKept(), changed.mock.calls.length]).toEqual([true, false, 2])
  forget()
})

it('drops without a word where there is nothing to drop from', async () => {
  Reflect.deleteProperty(globalThis, 'indexedDB')
  noteKept(await ownerId(maria), now)
  await dropDrafts(maria)
  expect(hasAnyKept()).toBe(false)
})
