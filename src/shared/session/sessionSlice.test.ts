/** @jest-environment node */
import { createStore } from '#shared/api/createStore.ts'
import { sessionActions } from './sessionSlice.ts'

describe('the state of a session', () => {
  it('starts without a user [SES-05, SES-06]', () => {
    expect(createStore().getState().session).toEqual({
      isAuthenticated: false,
      loginResponse: null,
      invalidToken: false,
      automaticLogin: false,
      activationEmail: null,
      ended: null,
      isForbidden: false,
    })
  })

  it('keeps the login answer without its tokens [SES-06]', () => {
    const store = createStore()
    store.dispatch(
      sessionActions.answered({ token: 'a', refreshToken: 'b', informationCode: 'A10', url: '/' }),
    )
    expect(store.getState().session.loginResponse).toEqual({ informationCode: 'A10', url: '/' })
    expect(JSON.stringify(store.getState())).not.toMatch(/"(a|b)"/)
  })

  it('marks a running automatic sign-in and a refused token [SES-06]', () => {
    const store = createStore()
    const flags = (): boolean[] => {
      const { automaticLogin, invalidToken, isAuthenticated } = store.getState().session
      return [automaticLogin, invalidToken, isAuthenticated]
    }
    store.dispatch(sessionActions.automaticLoginBegan())
    expect(flags()).toEqual([true, false, false])
    store.dispatch(sessionActions.automaticLoginFailed())
    expect(flags()).toEqual([false, true, false])
    store.dispatch(sessionActions.automaticLoginBegan())
    store.dispatch(sessionActions.authenticated())
    expect(flags()).toEqual([false, false, true])
  })

  it('forgets everything but the reason when the session ends [SES-25]', () => {
    const store = createStore()
    store.dispatch(sessionActions.answered({ enterprise: 'x' }))
    store.dispatch(sessionActions.authenticated())
    store.dispatch(sessionActions.ended({ reason: 'closed', message: 'm' }))
    expect(store.getState().session).toMatchObject({
      isAuthenticated: false,
      loginResponse: null,
      ended: { reason: 'closed', message: 'm' },
    })
  })
})
