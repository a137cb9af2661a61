/** @jest-environment node */
import { readdirSync } from 'node:fs'

type Texts = { [key: string]: string | Texts }

const areas = readdirSync(`${__dirname}/es`).map((file) => file.replace('.ts', ''))

async function textsOf(language: string): Promise<Map<string, string>> {
  const read = await Promise.all(
    areas.map(async (area) => ((await import(`./${language}/${area}.ts`)) as Texts)[area]!),
  )
  return new Map(areas.flatMap((area, at) => flat(read[at]!, area)))
}

function flat(texts: string | Texts, key: string): [string, string][] {
  if (typeof texts === 'string') return [[key, texts]]
  return Object.entries(texts).flatMap(([name, inner]) => flat(inner, `${key}.${name}`))
}

/** Spanish texts with two meanings. */
const ambiguous: Record<string, readonly string[]> = {
  en: ['Actualizar', 'Ancho', 'Salir', 'Usuario eliminado'],
  pt: ['Ancho', '{{number}} sin enviar'],
}

describe.each(['en', 'pt'])('the texts in %s', (language) => {
  it('translate the same text the same way', async () => {
    const [model, own] = await Promise.all([textsOf('es'), textsOf(language)])
    const translations = new Map<string, Set<string>>()
    for (const [key, text] of model) {
      const found = translations.get(text) ?? new Set()
      translations.set(text, found.add(own.get(key) ?? ''))
    }
    const several = [...translations].filter(([, found]) => found.size > 1).map(([text]) => text)
    expect(several.sort()).toEqual(ambiguous[language])
  })
})

it('leaves no Spanish text in en, and no English one in es except quotes', async () => {
  const [model, own] = await Promise.all([textsOf('es'), textsOf('en')])
  const same = [...model].filter(([key, text]) => own.get(key) === text && /\p{L}{2,}\s\p{L}{2,}/u.test(text))
  expect(same.map(([key]) => key)).toEqual(['common.boundary', 'signedOut.signingOut'])
})

const places = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!).sort()

describe.each(['es', 'en', 'pt'])('the texts in %s', (language) => {
  it('have the keys and placeholders of the Spanish ones', async () => {
    const [model, own] = await Promise.all([textsOf('es'), textsOf(language)])
    expect([...own.keys()]).toEqual([...model.keys()])
    const different = [...own].filter(
      ([key, text]) => String(places(text)) !== String(places(model.get(key)!)),
    )
    expect(different).toEqual([])
  })

  it('have exactly the plural forms of the language', async () => {
    const own = await textsOf(language)
    const known = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    const plurals = new Map<string, Set<string>>()
    for (const key of own.keys()) {
      const [, plural, form] = /^(.+)_(zero|one|two|few|many|other)$/.exec(key) ?? []
      if (plural && form) plurals.set(plural, (plurals.get(plural) ?? new Set()).add(form))
    }
    expect(plurals.size).toBeGreaterThan(40)
    // The form `many` may be omitted if it equals `other`.
    const wrong = [...plurals].filter(
      ([, forms]) =>
        !forms.has('one') || !forms.has('other') || [...forms].some((form) => !known.includes(form as 'one')),
    )
    expect(wrong.map(([plural]) => plural)).toEqual([])
    const needless = [...plurals].filter(
      ([plural, forms]) => forms.has('many') && own.get(`${plural}_many`) === own.get(`${plural}_other`),
    )
    expect(needless.map(([plural]) => plural)).toEqual([])
  })
})
