import { decryptText } from '#shared/address/linkCipher.ts'
import { clearSession } from '#shared/session/tokens.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { storedLanguage, storeLanguage } from '#shared/texts/language.ts'
import { checkAddressToken } from './checkToken.ts'

jest.mock('#shared/address/linkCipher.ts')

afterEach(() => {
  clearSession()
  localStorage.clear()
})

it.each<[unknown, 'es' | null, string]>([
  ['pt', null, 'pt'],
  ['pt', 'es', 'es'],
  ['../pt', null, 'es'],
  [undefined, null, 'es'],
])(
  'a sign-in link with language %j, after %j was chosen, opens in %s [CRY-06]',
  async (tenantlanguage, chosen, language) => {
    i18n.changeLanguage('es')
    if (chosen) storeLanguage(chosen)
    jest
      .mocked(decryptText)
      .mockResolvedValue(JSON.stringify({ user: 'maria', token: testToken(), tenantlanguage }))
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
      return new Response(JSON.stringify({ statusCode: 200 }))
    })
    expect((await checkAddressToken({ link: 'abc' })).kind).toBe('valid')
    expect([i18n.language, storedLanguage()]).toEqual([language, chosen])
  },
)
