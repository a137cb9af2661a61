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

/** Texts of the model that mean two things, or that Portuguese gives a gender. */
const ambiguous: Record<string, readonly string[]> = {
  en: ['Ancho', 'Usuario eliminado'],
  pt: ['Ancho', 'Asignado', 'No asignado', 'Quién lo tiene', '{{number}} sin enviar'],
}

describe.each(['en', 'pt'])('the texts in %s', (language) => {
  it('say the same thing in the same words everywhere', async () => {
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

it('leaves nothing in Spanish in en, and nothing in English in es but what the specification quotes', async () => {
  const [model, own] = await Promise.all([textsOf('es'), textsOf('en')])
  const same = [...model].filter(([key, text]) => own.get(key) === text && /\p{L}{2,}\s\p{L}{2,}/u.test(text))
  expect(same.map(([key]) => key)).toEqual(['common.boundary', 'session.signingOut'])
})
