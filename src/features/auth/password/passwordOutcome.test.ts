/** @jest-environment node */
import { passwordOutcome } from './passwordOutcome.ts'

describe('an answer to a password call', () => {
  it.each([
    [{ responseCode: 200 }, { kind: 'done' }],
    [{ responseCode: '200' }, { kind: 'done' }],
    [{ informationCode: 'A10' }, { kind: 'done' }],
    [{ informationCode: 'A20' }, { kind: 'done' }],
    [
      { responseCode: 200, token: 't', url: 'https://a.test/' },
      { kind: 'go', target: 'https://a.test/' },
    ],
    [
      { token: 't', urlApp: '/home' },
      { kind: 'go', target: '/home' },
    ],
    [
      { token: 't', url: '/first', urlApp: '/home' },
      { kind: 'go', target: '/first' },
    ],
    [{ token: 't' }, { kind: 'go', target: '/' }],
  ])('%j is a success [PWD-31]', (answer, outcome) => {
    expect(passwordOutcome(answer)).toEqual(outcome)
  })

  it.each([
    [{ result: 'No.' }, 'No.'],
    [{}, null],
  ])('%j is a failure [RST-18, PWD-32]', (answer, message) => {
    expect(passwordOutcome(answer)).toEqual({ kind: 'refused', message })
  })
})
