/** @jest-environment node */
import { readCallback } from './exchange.ts'

const pending = { state: 's1', codeVerifier: 'v1' }
const none = null

describe('readCallback', () => {
  it.each([
    ['?code=c1&state=s1', pending, { code: 'c1', codeVerifier: 'v1' }],
    ['?state=s1&code=c%2B1&session_state=x', pending, { code: 'c+1', codeVerifier: 'v1' }],
    ['?code=c1&state=s1', { state: 's1', codeVerifier: null }, { code: 'c1', codeVerifier: null }],
    ['?code=c1', none, { code: 'c1', codeVerifier: null }],
  ])('reads the code of %s [OIC-01, OIC-10]', (search, kept, callback) => {
    expect(readCallback(search, kept)).toEqual(callback)
  })

  it.each([
    ['', none],
    ['', pending],
    ['?', none],
    ['?code=', none],
    ['?code=%20', none],
    ['?state=s1', pending],
    ['?CODE=c1', none],
    ['?code=c1&code=c2', none],
    [`?code=${'x'.repeat(4_001)}`, none],
    ['?error=access_denied&state=s1', pending],
    ['?code=c1&state=s1&error=server_error', pending],
  ])('reads no code from %s [OIC-02]', (search, kept) => {
    expect(readCallback(search, kept)).toBeNull()
  })

  it.each([
    ['another state', '?code=c1&state=s2', pending],
    ['a state that nobody here sent', '?code=c1&state=s1', none],
    ['no state where one was sent', '?code=c1', pending],
    ['an empty state', '?code=c1&state=', pending],
    ['the state of a prefix', '?code=c1&state=s11', pending],
  ])('refuses %s', (_what, search, kept) => {
    expect(readCallback(search, kept)).toBeNull()
  })
})
