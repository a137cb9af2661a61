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
  ])('%j lets people on [PWD-31]', (answer, outcome) => {
    expect(passwordOutcome(answer)).toEqual(outcome)
  })

  it.each([
    [{ responseCode: 400, message: 'No existe.' }, 'No existe.'],
    [{ responseCode: '500' }, null],
    [{ responseCode: 400, token: 't', url: 'https://a.test/' }, null],
    [
      { responseCode: 200, informationCode: 'R11', result: { information: 'Ya la usaste.' } },
      'Ya la usaste.',
    ],
    [{ informationCode: 'R11', token: 't' }, null],
    [{ result: 'No.' }, 'No.'],
    [{}, null],
  ])('%j is an error [RST-18, PWD-32]', (answer, message) => {
    expect(passwordOutcome(answer)).toEqual({ kind: 'refused', message })
  })
})
