/** @jest-environment node */
import type { ConnectParameters } from '#contracts/external-identity.ts'
import { setConfig } from '#shared/config.ts'
import { authorizationAddress } from './beginSignIn.ts'

const here = 'http://oidc.localhost:8080/login'
const proofs = { state: 'S&1', challenge: 'C', language: 'pt' }
const parts: ConnectParameters = {
  authority: 'https://id.test/authorize?realm=a',
  clientId: 'portal',
  redirectUri: 'http://oidc.localhost:8080/signin-credential/callback',
  scope: 'openid email',
}
const address = (parameters: ConnectParameters): URL | null => authorizationAddress(parameters, proofs, here)

beforeAll(() => setConfig({ suiteOrigins: ['https://id.test'] }))

describe('the authorization address', () => {
  it('is built from its parts with state and PKCE [CAL-17]', () => {
    const url = address(parts)!
    expect(url.origin + url.pathname).toBe('https://id.test/authorize')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      realm: 'a',
      response_type: 'code',
      client_id: 'portal',
      redirect_uri: parts.redirectUri,
      scope: 'openid email',
      state: 'S&1',
      code_challenge: 'C',
      code_challenge_method: 'S256',
      ui_locales: 'pt',
    })
  })

  it('is the configured complete one plus only our state', () => {
    const url = address({ ...parts, url: 'https://id.test/go?a=1&state=theirs' })!
    expect(Object.fromEntries(url.searchParams)).toEqual({ a: '1', state: 'S&1' })
  })

  it('always requests the scope openid', () => {
    expect(address({ ...parts, scope: null })!.searchParams.get('scope')).toBe('openid')
  })

  it.each<[string, ConnectParameters]>([
    ['nothing', {}],
    ['no authority', { ...parts, authority: null }],
    ['no client', { ...parts, clientId: '' }],
    ['no way back', { ...parts, redirectUri: null }],
    ['a way back to another host', { ...parts, redirectUri: 'https://id.test/signin-credential/callback' }],
    ['a script', { url: 'javascript:alert(1)' }],
    ['data', { url: 'data:text/html,x' }],
    ['a host that is not on the list', { url: 'https://evil.test/' }],
    ['a host that hides behind a name', { url: 'https://id.test@evil.test/' }],
    ['a host without a scheme', { url: '//evil.test/' }],
    ['an unlisted authority', { ...parts, authority: 'https://id.test.evil.test/' }],
  ])('is none for %s', (_what, parameters) => {
    expect(address(parameters)).toBeNull()
  })
})
