/** @jest-environment node */
import * as z from 'zod/mini'
import { createTable, shareRecords, type Table } from './table.ts'

type Thing = { id: number; name: string }
const keyOf = ({ name }: Thing): string => name
const keys = { name: keyOf, group: ({ name }: Thing): string => name.slice(0, 1) }
const seed = shareRecords<Thing>([one(1), one(2), one(3)].map(Object.freeze) as Thing[], keys)
const schema = z.object({ id: z.number(), name: z.string() })

function one(id: number): Thing {
  return { id, name: `thing ${id}` }
}

function table(): Table<Thing> {
  return createTable(schema, seed, keys)
}

describe('a table', () => {
  it('begins as the seed, which it shares', () => {
    expect(table().all()).toBe(seed.records)
    expect(table().get(2)).toBe(seed.records[1])
    expect(table().find('thing 3')).toBe(seed.records[2])
  })

  it('keeps changes to itself, in their place', async () => {
    const things = table()
    await things.put({ id: 2, name: 'renamed' })
    await things.put({ id: things.nextId(), name: 'new' })
    expect(things.all().map(keyOf)).toEqual(['thing 1', 'renamed', 'thing 3', 'new'])
    expect(things.find('thing 2')).toBeUndefined()
    expect(things.find('renamed')).toEqual({ id: 2, name: 'renamed' })
    expect(things.nextId()).toBe(5)
    expect(table().all()).toHaveLength(3)
  })

  it('forgets what is removed, until it is put again', async () => {
    const things = table()
    expect(things.remove(1)).toBe(true)
    expect(things.remove(1)).toBe(false)
    expect([things.get(1), things.find('thing 1')]).toEqual([undefined, undefined])
    expect(things.all()).toHaveLength(2)
    await things.put(one(1))
    expect(things.all().map(({ id }) => id)).toEqual([1, 2, 3])
  })

  it('ends with one record when two are put for one id at once', async () => {
    const things = table()
    await Promise.all(['a', 'b', 'c'].map((name) => things.put({ id: 9, name })))
    expect(things.all().slice(3)).toEqual([{ id: 9, name: 'c' }])
    expect(things.find('a')).toBeUndefined()
  })

  it('knows who shares a key, whatever has changed', async () => {
    const things = table()
    const idsOf = (key: string): number[] => things.group(key).map(({ id }) => id)
    expect(idsOf('t')).toEqual([1, 2, 3])
    await things.put({ id: 2, name: 'renamed' })
    await things.put({ id: 4, name: 'two' })
    things.remove(1)
    expect([idsOf('t'), idsOf('r'), idsOf('x')]).toEqual([[3, 4], [2], []])
    await things.put({ id: 4, name: 'renewed' })
    expect([idsOf('t'), idsOf('r')]).toEqual([[3], [2, 4]])
  })

  it('tells its changes by the same object until there is another', async () => {
    const things = table()
    const before = things.changes()
    expect(things.changes()).toBe(before)
    await things.put(one(2))
    expect(things.changes()).not.toBe(before)
  })

  it('takes no record that does not fit, and goes on', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const things = table()
    await expect(things.put({ id: 4 } as Thing)).rejects.toThrow('does not match the schema')
    await things.put(one(4))
    expect(things.get(4)).toEqual(one(4))
  })

  it('does not see what happens later to an object that it was given', async () => {
    const things = table()
    const given = one(4)
    await things.put(given)
    given.name = 'changed outside'
    expect(things.get(4)?.name).toBe('thing 4')
  })

  it('comes back to what was saved, as often as asked', async () => {
    const things = table()
    await things.put({ id: 2, name: 'renamed' })
    things.remove(3)
    const restore = things.save()
    for (let times = 0; times < 2; times += 1) {
      await things.put({ id: 2, name: 'again' })
      await things.put(one(3))
      await things.put(one(4))
      await restore()
      expect(things.all().map(keyOf)).toEqual(['thing 1', 'renamed'])
      expect([things.find('renamed')?.id, things.find('again'), things.nextId()]).toEqual([2, undefined, 4])
    }
  })
})
