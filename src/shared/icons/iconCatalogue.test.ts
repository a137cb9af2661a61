/** @jest-environment node */
import { languages } from '#shared/texts/language.ts'
import { catalogueIcons } from './iconCatalogue.ts'
import { hasIcon, iconShape, loadMenuShapes } from './iconShapes.ts'
import en from './words/en.json'
import es from './words/es.json'
import pt from './words/pt.json'

describe('the catalogue', () => {
  it('has more than 400 icons with different shapes [ICO-03]', async () => {
    await loadMenuShapes()
    expect(catalogueIcons.length).toBeGreaterThan(400)
    for (const { name } of catalogueIcons) expect(hasIcon(name)).toBe(true)
    const shapes = catalogueIcons.map(({ name }) => iconShape(name))
    expect(new Set(shapes).size).toBe(catalogueIcons.length)
  })

  it('has the same icons in every language', () => {
    expect(Object.keys(en)).toEqual(Object.keys(es))
    expect(Object.keys(pt)).toEqual(Object.keys(es))
  })

  it.each(languages)('has unique names in %s [ICO-04]', (language) => {
    const labels = catalogueIcons.map(({ label }) => label[language])
    expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([])
    for (const label of labels) expect(label).toMatch(/^\S.*\S$/)
  })
})
