/** @jest-environment node */
import { localStore } from '#shared/browser/storage.ts'
import { languages, pickLanguage, storedLanguage, storeLanguage } from './language.ts'

describe('language', () => {
  it('offers es, en and pt [LNG-01]', () => {
    expect(languages).toEqual(['es', 'en', 'pt'])
  })

  it.each([
    ['the stored one before the tenant', ['en', 'pt'], 'en'],
    ['the tenant without a stored one [LNG-03]', [null, 'pt'], 'pt'],
    ['Spanish without either [LNG-04]', [null, undefined], 'es'],
    ['Spanish for what is no language', ['ES', '../../en', '__proto__'], 'es'],
  ])('chooses %s', (_fact, candidates, language) => {
    expect(pickLanguage(...candidates)).toBe(language)
  })

  it('stores the choice as bms_lang [LNG-02]', () => {
    storeLanguage('pt')
    expect(localStore.get('bms_lang')).toBe('pt')
    expect(storedLanguage()).toBe('pt')
  })

  it.each(['__proto__', '../../en', 'ES', '<b>', 'x'.repeat(1_000_000), ''])(
    'removes an invalid stored language',
    (poison) => {
      localStore.set('bms_lang', poison)
      expect(storedLanguage()).toBeNull()
      expect(localStore.get('bms_lang')).toBeNull()
    },
  )
})
