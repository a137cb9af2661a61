/** @jest-environment node */
import { i18n } from '#shared/texts/i18n.ts'
import { reachText, someInWords } from './roleReach.ts'
import '../userTabsTexts.ts'
import '#shared/list/listTexts.ts'

const eleven = ['Ibuhoo', 'Suite', ...Array.from({ length: 9 }, (_, index) => `App ${index}`)]

describe.each([
  [
    'es',
    'Ibuhoo y Suite',
    'Ibuhoo, Suite y 9 más',
    'vale también en Ibuhoo y Suite',
    'se quita también en Suite',
  ],
  [
    'en',
    'Ibuhoo and Suite',
    'Ibuhoo, Suite and 9 more',
    'also applies in Ibuhoo and Suite',
    'also removed in Suite',
  ],
  [
    'pt',
    'Ibuhoo e Suite',
    'Ibuhoo, Suite e mais 9',
    'vale também em Ibuhoo e Suite',
    'é retirado também em Suite',
  ],
] as const)('in %s', (language, two, many, given, taken) => {
  beforeAll(() => i18n.changeLanguage(language))

  it('few names are written out, and many are counted', () => {
    expect(someInWords(['Ibuhoo', 'Suite'])).toBe(two)
    expect(someInWords(eleven)).toBe(many)
  })

  it('a tick says where else it counts', () => {
    expect(reachText(['Ibuhoo', 'Suite'], true)).toBe(given)
    expect(reachText(['Suite'], false)).toBe(taken)
    expect(reachText([], true)).toBeNull()
  })
})
