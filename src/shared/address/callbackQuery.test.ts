import { callbackQuery, takeCallbackQuery } from './callbackQuery.ts'

function arrive(path: string): void {
  window.history.replaceState({ kept: true }, '', path)
}

describe('the query of the callback', () => {
  it('leaves other addresses unchanged', () => {
    arrive('/login?code=c1')
    takeCallbackQuery()
    expect(window.location.search).toBe('?code=c1')
    expect(callbackQuery()).toBe('')
  })

  it.each(['/signin-credential/callback', '/Signin-Credential/CALLBACK/'])(
    'is removed from the address of %s with its hash and stays readable [OIC-01]',
    (path) => {
      arrive(`${path}?code=c1&state=s1#id_token=x`)
      takeCallbackQuery()
      expect(window.location.href).toBe(`http://localhost${path}`)
      expect(window.history.state).toEqual({ kept: true })
      expect(callbackQuery()).toBe('?code=c1&state=s1')
      expect(callbackQuery()).toBe('?code=c1&state=s1')
    },
  )
})
