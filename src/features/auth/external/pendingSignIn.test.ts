import { isFirstUse, storePending, takePending } from './pendingSignIn.ts'

afterEach(() => sessionStorage.clear())

describe('the pending external sign-in', () => {
  it('is read once', () => {
    storePending({ state: 's', codeVerifier: 'v' })
    expect(takePending()).toEqual({ state: 's', codeVerifier: 'v' })
    expect(takePending()).toBeNull()
    expect(sessionStorage).toHaveLength(0)
  })

  it.each(['', 'x', 'null', '[]', '{}', '{"state":""}', '{"state":1}'])('is nothing in %j', (kept) => {
    sessionStorage.setItem('externalSignIn', kept)
    expect(takePending()).toBeNull()
  })

  it('recognises a used code without storing it', () => {
    expect(isFirstUse('a-secret-code')).toBe(true)
    expect(isFirstUse('another-code')).toBe(true)
    expect(isFirstUse('a-secret-code')).toBe(false)
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('code')
  })

  it('keeps the hashes of the last twenty codes', () => {
    for (let at = 0; at < 30; at += 1) isFirstUse(`code ${at}`)
    expect(sessionStorage.getItem('externalSignIn.used')!.split(' ')).toHaveLength(20)
    expect(isFirstUse('code 29')).toBe(false)
  })
})
