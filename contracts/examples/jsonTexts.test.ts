/** @jest-environment node */
import { endpoints } from '../index.ts'
import { fullItem, filledVariables } from './fullTexts.ts'
import { menuItems, misfitOfText, templateVariables, textsIn, valuesAt } from './jsonTexts.ts'

const item = { key: 'a1b2c3d4e5', name: 'Usuarios' }

describe('a list in text', () => {
  it.each([
    ['an empty one', menuItems, '[]'],
    ['an item', menuItems, JSON.stringify([fullItem])],
    ['a field that nobody knows', menuItems, JSON.stringify([{ ...item, color: 7 }])],
    ['variables', templateVariables, JSON.stringify(filledVariables)],
    ['variables that are no text', templateVariables, filledVariables],
  ])('fits: %s', (_, text, value) => {
    expect(misfitOfText(text, value)).toBeNull()
  })

  it.each([
    ['no JSON', menuItems, '[{', 'is no JSON'],
    ['an object', menuItems, '{}', 'is no list'],
    ['nothing', menuItems, 'null', 'is no list'],
    ['an item without a name', menuItems, '[{"key":"a"}]', "'0.name': "],
    ['a flag that is text', menuItems, JSON.stringify([{ ...item, isActivate: 'true' }]), "'0.isActivate': "],
    [
      'an item below another',
      menuItems,
      JSON.stringify([{ ...item, children: [{}] }]),
      "'0.children.0.key': ",
    ],
    ['a variable without a type', templateVariables, '[{"name":"a"}]', "'0.type': "],
    ['a time of words', templateVariables, '[{"type":"time","name":"a","hour":"8"}]', "'0.hour': "],
  ])('does not fit: %s', (_, text, value, problem) => {
    expect(misfitOfText(text, value)).toContain(problem)
  })

  it('is found in every record of an answer that has one', () => {
    const marks = { 'answer.records.*.menuJson': menuItems, 'body.menujson': menuItems }
    const content = { records: [{ menuJson: '[]' }, { menuJson: null }, {}] }
    expect(textsIn('answer', marks, content).map(({ value }) => value)).toEqual(['[]'])
    expect(textsIn('body', marks, { menujson: '[1]' }).map(({ path }) => path)).toEqual(['body.menujson'])
  })
})

/** Paths of texts that are JSON lists, with indexes as `*`. */
function listsIn(content: unknown, path: string): string[] {
  if (typeof content === 'string') return /^\s*[[{]/.test(content) ? [path] : []
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([key, value]) =>
    listsIn(value, `${path}.${Array.isArray(content) ? '*' : key}`),
  )
}

describe.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))('the call %s', (_, endpoint) => {
  const { texts, example, outcomes } = endpoint
  const answers = [example.answer, ...Object.values(outcomes).map(({ body }) => body)]

  it('describes every JSON text in its examples', () => {
    const found = [...answers.flatMap((body) => listsIn(body, 'answer')), ...listsIn(example.body, 'body')]
    expect([...new Set(found)].sort()).toEqual(Object.keys(texts).sort())
  })

  it('has valid JSON texts', () => {
    const texted = [
      ...answers.flatMap((body) => textsIn('answer', texts, body)),
      ...textsIn('body', texts, example.body),
    ]
    expect(texted.map(({ text, value }) => misfitOfText(text, value)).filter((problem) => problem)).toEqual(
      [],
    )
  })
})

it('finds values at a path of a list and of nothing', () => {
  expect(valuesAt({ a: [{ b: 1 }, { c: 2 }, { b: 3 }] }, ['a', '*', 'b'])).toEqual([1, 3])
  expect(valuesAt(null, ['a'])).toEqual([])
})
