/** @jest-environment node */
import * as z from 'zod/mini'
import { byId, byName, named } from './queries.ts'
import { Table } from './table.ts'

type Thing = { id: number; name: string }
const nameOf = ({ name }: Thing): string => name
const schema = z.object({ id: z.number(), name: z.string() })
let seed: Thing[]

function one(id: number): Thing {
  return { id, name: `thing ${id}` }
}

function table(): Table<Thing> {
  return new Table<Thing>(schema, seed)
}

beforeAll(async () => {
  const things = new Table<Thing>(schema)
  for (const id of [1, 2, 3]) Object.freeze(await things.create(one(id)))
  seed = things.all()
})

describe('a table', () => {
  it('starts with the shared records of the seed', () => {
    expect(table().all()).toEqual(seed)
    expect(table().findFirst(byId(2))).toBe(seed[1])
    expect(table().findFirst(named(' Thing 3'))).toBe(seed[2])
    expect(byName(table().all()).get('thing 1')).toBe(seed[0])
  })

  it('keeps its changes separate, in the same order', async () => {
    const things = table()
    await things.put({ id: 2, name: 'renamed' })
    await things.create({ id: things.nextId(), name: 'new' })
    expect(things.all().map(nameOf)).toEqual(['thing 1', 'renamed', 'thing 3', 'new'])
    expect(things.findFirst(named('thing 2'))).toBeUndefined()
    expect(things.findFirst(named('renamed'))).toEqual({ id: 2, name: 'renamed' })
    expect(things.nextId()).toBe(5)
    expect(table().all().map(nameOf)).toEqual(['thing 1', 'thing 2', 'thing 3'])
  })

  it('removes a deleted record until it is put again', async () => {
    const things = table()
    expect(things.delete(byId(1))).toEqual(one(1))
    expect(things.delete(byId(1))).toBeUndefined()
    expect(things.all()).toHaveLength(2)
    await things.put(one(1))
    expect(things.all().map(({ id }) => id)).toEqual([1, 2, 3])
  })

  it('has one record after two parallel puts for one id', async () => {
    const things = table()
    await Promise.all(['a', 'b', 'c'].map((name) => things.put({ id: 9, name })))
    expect(things.all().slice(3)).toEqual([{ id: 9, name: 'c' }])
  })

  it('never reuses the id of a deleted record', async () => {
    const things = table()
    await things.create(one(4))
    things.deleteMany((q) => q.where(({ id }) => id > 1))
    expect(things.nextId()).toBe(5)
  })

  it('has the same version until a change', async () => {
    const things = table()
    const versions = [things.version()]
    expect(things.version()).toBe(versions[0])
    await things.put({ id: 2, name: 'renamed' })
    versions.push(things.version())
    await things.create(one(4))
    versions.push(things.version())
    things.delete(byId(1))
    versions.push(things.version())
    expect(new Set(versions).size).toBe(4)
    expect(things.version()).toBe(versions[3])
  })

  it('rejects an invalid record and stays usable', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const things = table()
    await expect(things.put({ id: 4 } as Thing)).rejects.toThrow('does not match the schema')
    await expect(things.put({ id: 2, name: 2 } as unknown as Thing)).rejects.toThrow(
      'does not match the schema',
    )
    await things.put(one(4))
    expect(things.all()).toEqual([1, 2, 3, 4].map(one))
  })

  it('does not change with an object that was put', async () => {
    const things = table()
    const given = one(4)
    await things.put(given)
    given.name = 'changed outside'
    expect(things.findFirst(byId(4))?.name).toBe('thing 4')
  })

  it('can load a dump any number of times', async () => {
    const things = table()
    await things.put({ id: 2, name: 'renamed' })
    things.delete(byId(3))
    const saved = things.dump()
    expect(saved).toEqual({ own: [{ id: 2, name: 'renamed' }], removed: [3], lastId: 3 })
    for (let times = 0; times < 2; times += 1) {
      await things.put({ id: 2, name: 'again' })
      await things.put(one(3))
      await things.put(one(4))
      await things.load(saved)
      expect(things.all().map(nameOf)).toEqual(['thing 1', 'renamed'])
      expect(things.nextId()).toBe(4)
      expect(things.dump()).toEqual(saved)
    }
  })

  it('is unchanged after an invalid load', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const things = table()
    const misfit = { own: [{ id: 1 } as Thing], removed: [2], lastId: 3 }
    await expect(things.load(misfit)).rejects.toThrow('does not match the schema')
    expect(things.all()).toEqual(seed)
  })
})
