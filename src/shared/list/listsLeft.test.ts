import { endSession } from '#shared/session/sessionEvents.ts'
import { writeSession } from '#shared/session/tokens.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { keepListSearch, keepListVisit, listAsLeft, moveListVisit, takeListVisit } from './listVisits.ts'
import { beginTrail, trailOf } from './trails.ts'

const scrolled = { pageScroll: 300, tableScroll: 40 }
const left = { search: '?search=ana&page=2', row: '11', ...scrolled }

function leaveByRow(): void {
  keepListSearch('/users', left.search)
  keepListVisit('/users', left)
}

describe('a list that was left by a row, when another record has been gone on to', () => {
  it.each([
    ['of the same page', 2, '?search=ana&page=2', scrolled],
    ['of a later page', 3, '?search=ana&page=3', { pageScroll: 0, tableScroll: 0 }],
    ['of the first page', 1, '?search=ana', { pageScroll: 0, tableScroll: 0 }],
  ])('%s comes back to its row', (_what, page, search, scroll) => {
    leaveByRow()
    moveListVisit('/users', '25', page)
    expect(listAsLeft('/users')).toBe(`/users${search}`)
    expect(takeListVisit('/users', search)).toMatchObject({ row: '25', ...scroll })
    expect(takeListVisit('/users', search)).toBeUndefined()
  })

  it('comes back to it by a step in the history, too, but by no other address', () => {
    leaveByRow()
    moveListVisit('/users', '25', 3)
    expect(takeListVisit('/users', left.search, false)).toBeUndefined()
    leaveByRow()
    moveListVisit('/users', '25', 3)
    expect(takeListVisit('/users', left.search, true)).toMatchObject({ row: '25' })
  })
})

it('what somebody looked for, and whom they went through, ends with the session', () => {
  writeSession({ token: testToken(), refreshToken: null })
  leaveByRow()
  beginTrail('/users', { first: 0, ids: [1, 2], total: 2 }, { at: 1, size: 10 })
  expect(trailOf('/USERS/')?.at).toBe(1)
  endSession({ reason: 'signed-out', message: null })
  expect(trailOf('/users')).toBeUndefined()
  expect(listAsLeft('/users')).toBe('/users')
  expect(takeListVisit('/users', left.search)).toBeUndefined()
})
