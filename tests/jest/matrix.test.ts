/** @jest-environment node */
import { endpoints } from '#contracts/index.ts'
import { absent } from '../matrix/absent.ts'
import { faultsOf, fairShare } from '../matrix/cells.ts'
import { faultNames } from '../matrix/faults.ts'
import { contexts, rooms, type Place, type Room } from '../matrix/place.ts'
import { places } from '../matrix/places.ts'

const known = new Set(endpoints.map(({ id }) => id))

it('every call stands in the table for each moment when it is made, or it is said why it is not made then', () => {
  const wrong = endpoints.flatMap(({ id }) =>
    contexts.flatMap((context) => {
      const isThere = places.some(({ endpoint, context: when }) => endpoint.id === id && when === context)
      const reasons = absent.filter((one) => one.contexts.includes(context) && one.endpoints.includes(id))
      return Number(isThere) + reasons.length === 1
        ? []
        : [`${id}, ${context}: ${isThere ? 'a place' : 'no place'}, ${reasons.length} reasons`]
    }),
  )
  expect(wrong).toEqual([])
})

it('names calls that there are', () => {
  const named = [...places.map(({ endpoint }) => endpoint.id), ...absent.flatMap(({ endpoints: ids }) => ids)]
  expect(named.filter((id) => !known.has(id))).toEqual([])
})

it('has a place in every room, each with a title of its own', () => {
  expect(rooms.filter((room) => !places.some((place) => place.room === room))).toEqual([])
  const titles = places.map(({ room, context, what }) => `${room}, ${context}: ${what}`)
  expect(new Set(titles).size).toBe(titles.length)
})

describe('the share of the journeys', () => {
  const shares = fairShare(places)

  it('has none that a place cannot meet, and none twice', () => {
    for (const [place, share] of shares) {
      expect(share.length).toBeGreaterThan(0)
      expect(faultsOf(place)).toEqual(expect.arrayContaining(share))
      expect(new Set(share).size).toBe(share.length)
    }
  })

  it.each(contexts)('has a place of every room that has one in a %s', (context) => {
    const roomsOf = (all: Iterable<Place>): Set<Room> =>
      new Set([...all].filter((one) => one.context === context).map(({ room }) => room))
    expect(roomsOf(shares.keys())).toEqual(roomsOf(places))
  })

  it.each(contexts)('lets every fault strike in a %s', (context) => {
    const struck = new Set([...shares].flatMap(([place, share]) => (place.context === context ? share : [])))
    expect(faultNames.filter((fault) => !struck.has(fault))).toEqual([])
  })
})
