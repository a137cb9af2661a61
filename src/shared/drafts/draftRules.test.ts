/** @jest-environment node */
import { localStore } from '#shared/browser/storage.ts'
import { ownerId } from './draftOwners.ts'
import { boundTo, recordId } from './draftStore.ts'
import {
  ageOf,
  isOver,
  largestDraft,
  longestAge,
  mostDrafts,
  readDrafts,
  withFound,
  writeDrafts,
} from './draftRules.ts'

const now = Date.parse('2026-03-01T12:00:00Z')
const words = [{ label: 'Nombres', before: 'Ana', after: 'Eva' }]
const draft = { savedAt: now, content: { a: 1 }, words }

it.each([
  [-60_000, 60_000, false],
  [0, 0, false],
  [-longestAge + 1, longestAge - 1, false],
  [-longestAge, longestAge, true],
  // The clock was set back.
  [longestAge, 0, false],
  [Number.NaN, Number.NaN, true],
])('a draft saved %s ms from now has an age of %s ms, and is expired: %s', (from, age, over) => {
  expect([ageOf(now + from, now), isOver(now + from, now)]).toEqual([age, over])
})

it.each([
  ['what this release wrote', JSON.stringify([draft]), [draft]],
  ['what is a day old', JSON.stringify([{ ...draft, savedAt: now - longestAge }]), []],
  ['what is of the future, as new', JSON.stringify([{ ...draft, savedAt: now + 5 }]), [draft]],
  ['one of two', JSON.stringify([{ savedAt: 'x' }, draft]), [draft]],
  ['words that are none', JSON.stringify([{ ...draft, words: [...words, { label: 1 }] }]), [draft]],
  ['a draft without words', JSON.stringify([{ savedAt: now, content: {} }]), []],
  ['no list', '{}', []],
  ['null', 'null', []],
  ['no JSON', '[{', []],
])('reads %s from a stored text', (_what, text, found) => {
  expect(readDrafts(text, now)).toEqual(found)
})

it('writes the latest drafts of a record, and none that is too large', () => {
  expect(readDrafts(writeDrafts(Array(9).fill(draft))!, now)).toHaveLength(mostDrafts)
  expect(writeDrafts([{ ...draft, content: 'x'.repeat(largestDraft) }])).toBeNull()
})

it.each<[string, number[], number[], number[]]>([
  ['the latest first', [1], [3, 2], [3, 2, 1]],
  ['the same one once', [2], [2, 1], [2, 1]],
  ['nothing', [], [], []],
])('merges found drafts with offered ones: %s', (_how, offers, found, all) => {
  const ofTimes = (times: number[]) => times.map((savedAt) => ({ savedAt, content: savedAt, words: [] }))
  expect(withFound(ofTimes(offers), ofTimes(found))).toEqual(ofTimes(all))
})

describe('the name of a draft', () => {
  const owner = { person: 'maria.gomez', place: 'ibuhoo' }
  const record = { kind: '/users', id: 4 }

  it('reveals neither its owner nor its record', async () => {
    const names = [await ownerId(owner), await recordId(owner, record)]
    for (const name of names) expect(name).toMatch(/^[0-9a-f]{64}$/)
  })

  it('is the same in every tab of a browser, and different in another browser', async () => {
    const names = async () => [await ownerId(owner), await recordId(owner, record)]
    const here = await names()
    expect(await names()).toEqual(here)
    for (const key of localStore.keys()) localStore.remove(key)
    for (const name of await names()) expect(here).not.toContain(name)
  })

  it.each([
    ['person', { ...owner, person: 'admin' }, record],
    ['place', { ...owner, place: 'bemyself' }, record],
    ['kind', owner, { ...record, kind: '/roles' }],
    ['id', owner, { ...record, id: 0 }],
    ['id of another type', owner, { ...record, id: '4' }],
  ])('differs for another %s', async (_what, other, of) => {
    expect(boundTo(other, of)).not.toBe(boundTo(owner, record))
    expect(await recordId(other, of)).not.toBe(await recordId(owner, record))
    expect((await ownerId(other)) === (await ownerId(owner))).toBe(other === owner)
  })
})
