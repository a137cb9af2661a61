/** @jest-environment node */
import { endSession } from '#shared/session/sessionEvents.ts'
import { writeSession } from '#shared/session/tokens.ts'
import { testToken } from '#shared/session/testTokens.ts'
import {
  keepListSearch,
  keepListVisit,
  keepOtherView,
  lastListPath,
  moveListVisit,
  takeListVisit,
  lastViewPath,
  beginTrail,
  trailOf,
  lastOpened,
  noteOpened,
} from './listVisits.ts'

const scrolled = { pageScroll: 300, tableScroll: 40 }
const left = { search: '?search=ana&page=2', row: '11', ...scrolled }

function leaveByRow(): void {
  keepListSearch('/users', left.search)
  keepListVisit('/users', left)
}

describe('a list left by a row, after moving on to another record', () => {
  it.each([
    ['of the same page', 2, '?search=ana&page=2', scrolled],
    ['of a later page', 3, '?search=ana&page=3', { pageScroll: 0, tableScroll: 0 }],
    ['of the first page', 1, '?search=ana', { pageScroll: 0, tableScroll: 0 }],
  ])('%s returns to its row', (_what, page, search, scroll) => {
    leaveByRow()
    moveListVisit('/users', '25', page)
    expect(lastListPath('/users')).toBe(`/users${search}`)
    expect(takeListVisit('/users', search)).toMatchObject({ row: '25', ...scroll })
    expect(takeListVisit('/users', search)).toBeUndefined()
  })

  it('returns to it also by Back, but not by another address', () => {
    leaveByRow()
    moveListVisit('/users', '25', 3)
    expect(takeListVisit('/users', left.search, false)).toBeUndefined()
    leaveByRow()
    moveListVisit('/users', '25', 3)
    moveListVisit('/users', '35', 4)
    expect(takeListVisit('/users', left.search, true)).toMatchObject({ row: '35' })
  })
})

describe('search, trail and view of a list', () => {
  beforeEach(() => {
    writeSession({ token: testToken(), refreshToken: null })
    leaveByRow()
    beginTrail('/users', { first: 0, ids: [1, 2], total: 2 }, { at: 1, size: 10 })
    keepOtherView('/users', '?view=calendar')
    noteOpened('/users', 'mine')
    expect(trailOf('/USERS/')?.at).toBe(1)
  })

  function expectNothing(): void {
    expect([trailOf('/users'), lastOpened('/users')]).toEqual([undefined, undefined])
    expect([lastViewPath('/users'), lastListPath('/users')]).toEqual(['/users', '/users'])
    expect(takeListVisit('/users', left.search)).toBeUndefined()
  }

  it('are cleared on sign-out', () => {
    endSession({ reason: 'signed-out', message: null })
    expectNothing()
  })

  it('are cleared when another user signs in', () => {
    endSession({ reason: 'expired', message: null })
    writeSession({ token: testToken({ unique_name: 'otra' }), refreshToken: null })
    expectNothing()
  })

  it('are kept for the same user after session expiry', () => {
    endSession({ reason: 'expired', message: null })
    writeSession({ token: testToken({ jti: 'next' }), refreshToken: null })
    expect([trailOf('/users')?.at, lastOpened('/users')]).toEqual([1, 'mine'])
    expect(lastViewPath('/users')).toBe('/users?view=calendar')
    expect(lastListPath('/users')).toBe(`/users${left.search}`)
    expect(takeListVisit('/users', left.search)).toMatchObject({ row: '11' })
  })
})

it('the way back opens the last view', () => {
  keepListSearch('/notifications', '?search=pago')
  expect(lastViewPath('/notifications')).toBe('/notifications?search=pago')
  keepOtherView('/notifications', '?view=calendar&day=2040-01-10')
  expect(lastViewPath('/NOTIFICATIONS')).toBe('/NOTIFICATIONS?view=calendar&day=2040-01-10')
  expect(lastListPath('/notifications')).toBe('/notifications?search=pago')
  keepListSearch('/notifications', '')
  expect(lastViewPath('/notifications')).toBe('/notifications')
})
