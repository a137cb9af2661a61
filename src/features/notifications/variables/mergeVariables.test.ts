/** @jest-environment node */
import { comparedValue, mergeVariables, variablesByKey } from './mergeVariables.ts'
import { readVariables, type Variable } from './readVariables.ts'

const read = (...raw: object[]): Variable[] => readVariables(raw)!
const text = (name: string, value?: string) => ({ type: 'text', name, value })
const time = (hour: string, minutes: string, complement?: boolean) => ({
  type: 'time',
  name: 'hora',
  hour: { value: hour },
  minutes: { value: minutes },
  ...(complement !== undefined && { complement: { name: 'dia', value: complement } }),
})

it('identifies variables by name, type and occurrence', () => {
  const list = read(
    text('a'),
    { type: 'date', name: 'a' },
    text('a'),
    text('constructor'),
    text('__proto__'),
    {},
  )
  expect([...variablesByKey(list).keys()]).toEqual([
    '1 text a',
    '1 date a',
    '2 text a',
    '1 text constructor',
    '1 text __proto__',
    '1 unknown ',
  ])
})

it.each([
  [text('a', 'x'), 'x'],
  [text('a', ''), false],
  [text('a'), false],
  [{ type: 'date', name: 'd', value: '2030-02-28' }, '2030-02-28'],
  [{ type: 'check', name: 'c', value: true }, true],
  [{ type: 'check', name: 'c', value: false }, false],
  [time('8', '05'), '["8","05",false]'],
  [time('8', '05', true), '["8","05",true]'],
  [time('', '', true), '["","",true]'],
  [time('', '', false), false],
  [{ type: 'color', name: 'x', value: '#fff' }, '#fff'],
])('%j is compared as %j', (raw, value) => {
  expect(comparedValue(read(raw)[0]!)).toBe(value)
})

it.each([
  // Mine, stored, chosen from mine, merged.
  ['each from its side', ['a=1', 'b=2'], ['a=3', 'b=4'], ['1 text a'], ['a=1', 'b=4']],
  ['those that only stand here', ['a=1', 'b=2'], ['a=3'], ['1 text b'], ['a=3', 'b=2']],
  ['those that were only stored', ['a=1'], ['a=3', 'b=4'], ['1 text a'], ['a=1', 'b=4']],
  ['those that were dropped here', ['a=1'], ['a=3', 'b=4'], ['1 text a', '1 text b'], ['a=1']],
  ['those that were dropped there', ['a=1', 'b=2'], ['a=3'], [], ['a=3']],
] as const)('takes %s', (_what, mine, theirs, own, merged) => {
  const list = (words: readonly string[]): Variable[] =>
    read(...words.map((one) => text(...(one.split('=') as [string, string]))))
  const found = mergeVariables(list(mine), list(theirs), (key) =>
    (own as readonly string[]).includes(key) ? 'mine' : 'theirs',
  )
  expect(found.map((one) => `${one.name}=${String(comparedValue(one))}`)).toEqual(merged)
})
