/** @jest-environment node */
import { endpoints } from '../index.ts'
import { pendingReason } from './pendingReason.ts'

function reason(id: string, outcome: string): string | null {
  return pendingReason(
    endpoints.find((endpoint) => endpoint.id === id)!,
    outcome,
  )
}

describe('an interaction', () => {
  it.each([
    ['a call whose path is not shown', 'getUserForReset', 'one', 'S-33'],
    ['a call that is not shown at all', 'captchaChallenge', '200', 'S-11'],
    ['an answer without a documented code to such a call', 'login', 'captcha', 'S-33'],
  ])('is pending for %s, with the question', (_what, id, outcome, gap) => {
    expect(reason(id, outcome)).toMatch(new RegExp(`^${gap}: .+\\? Assumed: .+\\.$`))
  })

  it.each([
    ['a documented code', 'login', 'R13'],
    ['a documented code inside the answer', 'oidcToken', 'R11'],
    ['a documented flag', 'login', 'isBlocked'],
    ['a 401', 'validateToken', '401'],
    ['a 403', 'generateToken', '403'],
    ['a call that is shown, with an assumed field', 'listUsers', 'some'],
    ['a call that is shown, with an assumed outcome', 'getUser', 'none'],
  ])('counts for %s', (_what, id, outcome) => {
    expect(reason(id, outcome)).toBeNull()
  })
})
