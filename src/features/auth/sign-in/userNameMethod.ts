import { identifier } from '#shared/texts/identifier.ts'
import { i18n } from '#shared/texts/i18n.ts'
import type { Enter } from './signIn.ts'
import type { SignInMethod } from './useSignIn.ts'

export type LoginValues = { user: string; password: string }

/** Sign-in by user name and password; `enter` replaces opening the session. */
export function userNameMethod(tenant: string | null, enter?: Enter): SignInMethod<LoginValues> {
  return {
    async send({ user, password }, tokenCaptcha) {
      const { signIn } = await import(/* webpackChunkName: "sign-in" */ './signIn.ts')
      const { search } = window.location
      const tenantLanguage = i18n.language
      const credentials = { user: identifier(user), password, search, tokenCaptcha, tenant, tenantLanguage }
      return signIn(credentials, enter)
    },
    whenExpired: ({ user }) => ({ pageName: '/changepassword', user: identifier(user) }),
    lockedName: ({ user = '' }) => user,
  }
}
