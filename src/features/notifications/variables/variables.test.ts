/** @jest-environment node */
import { fitVariables, misfits, tidyVariables, writeVariables } from './writeVariables.ts'
import { readVariables, type Variable } from './readVariables.ts'
import { variableProblems } from './variableProblem.ts'
import { variableText } from './variableText.ts'

const time = {
  type: 'time',
  name: 'hora',
  label: 'Hora',
  hour: { id: 'h', name: 'hour', maxLength: 2, value: '8' },
  minutes: { id: 'm', name: 'minutes', maxLength: 2, value: '05' },
  complement: { name: 'dia', label: 'Todo el día', value: true },
}
const list = [
  { type: 'date', name: 'fecha', label: 'Fecha', value: '2030-02-28' },
  { type: 'text', name: 'motivo', label: 'Motivo', multiline: true, row: 4, maxLength: 200, value: 'Cambio' },
  time,
  { type: 'check', name: 'urgente', label: 'Urgente', value: true },
  { type: 'color', name: 'fondo', label: 'Fondo', value: '#fff' },
]
const read = (given: unknown): Variable[] => readVariables(given)!
const one = (raw: object): Variable => read([raw])[0]!

describe('reading', () => {
  it.each([
    ['text', JSON.stringify(list)],
    ['a list', list],
  ])('accepts %s, with the fields of each type [NTV-17, NTV-18, ENT-47, ENT-48]', (_what, given) => {
    expect(read(given)).toMatchObject([
      { type: 'date', name: 'fecha', label: 'Fecha', value: '2030-02-28' },
      { type: 'text', name: 'motivo', rows: 4, limit: 200, value: 'Cambio' },
      { type: 'time', hour: '8', minutes: '05', complement: { label: 'Todo el día', value: true } },
      { type: 'check', value: true },
      { type: 'unknown', name: 'fondo', label: 'Fondo', value: '#fff' },
    ])
  })

  it.each([
    ['nothing', undefined, []],
    ['null', null, []],
    ['an empty text', '', []],
    ['a space', ' ', []],
    ['an empty list', '[]', []],
    ['the word null', 'null', null],
    ['a text that is no JSON', '[{', null],
    ['an object', '{"type":"date"}', null],
    ['a number', '7', null],
    ['ten thousand entries', JSON.stringify(Array(10_000).fill({ type: 'date', name: 'a' })), null],
  ])('of %s is safe', (_what, given, found) => {
    expect(readVariables(given)).toEqual(found)
  })

  it.each([[null], [5], ['fecha'], [[]], [{}], [{ type: 7 }], [{ type: 'constructor', name: '__proto__' }]])(
    'keeps the unknown entry %j',
    (entry) => {
      const [variable] = read([entry])
      expect(variable!.type).toBe('unknown')
      expect(JSON.parse(writeVariables([variable!]))).toEqual([entry])
    },
  )

  it.each([
    // multiline, row, maxLength: lines and characters
    [undefined, undefined, undefined, 1, 50],
    [false, 4, 200, 1, 200],
    [true, 4, 50, 4, 50],
    ['true', '6', '120', 6, 120],
    [true, null, null, 3, 50],
    [true, -1, -1, 3, 50],
    [true, 0, 0, 3, 50],
    [true, 1.5, 1.5, 3, 50],
    [true, 9e9, 9e9, 20, 10_000],
    [true, 'x', 'x', 3, 50],
  ])(
    'of a text with multiline %j, row %j and maxLength %j gives %d lines of %d [NTV-07, NTV-19, ENT-49]',
    (multiline, row, maxLength, rows, limit) => {
      expect(one({ type: 'text', name: 'a', multiline, row, maxLength })).toMatchObject({ rows, limit })
    },
  )

  it('of a time reads both halves, and the optional complement [NTV-20, NTV-21, ENT-50, ENT-51]', () => {
    expect(one({ type: 'time', name: 'a' })).toMatchObject({ hour: '', minutes: '', complement: null })
    expect(one({ ...time, hour: { value: 7 }, complement: { name: 'dia' } })).toMatchObject({
      hour: '7',
      complement: { label: 'dia', value: false },
    })
  })

  it.each([[undefined], [null], [' ']])('uses the name of a variable with the label %j', (label) => {
    expect(one({ type: 'date', name: 'fecha', label }).label).toBe('fecha')
  })
})

describe('writing', () => {
  it('writes what was read, including unknown fields [ENT-47, ENT-50, ENT-51]', () => {
    const odd = [{ ...list[0], colour: 'red' }, ...list.slice(1)]
    expect(JSON.parse(writeVariables(read(odd)))).toEqual(odd)
  })

  it('writes each value into the field of its type [G-53]', () => {
    const filled = read(
      JSON.stringify([{ type: 'date', name: 'd' }, { type: 'check', name: 'c' }, { ...time }]),
    )
    const [date, check, clock] = filled as [Variable, Variable, Variable]
    const written = JSON.parse(
      writeVariables([
        { ...date, value: '2030-02-28' } as Variable,
        { ...check, value: true } as Variable,
        { ...clock, hour: '23', minutes: '0' } as Variable,
      ]),
    )
    expect(written).toEqual([
      { type: 'date', name: 'd', value: '2030-02-28' },
      { type: 'check', name: 'c', value: true },
      { ...time, hour: { ...time.hour, value: '23' }, minutes: { ...time.minutes, value: '0' } },
    ])
  })

  it.each([
    ['24', '60', '23', '59'],
    ['9000000000', '99', '23', '59'],
    ['-1', '-59', '-1', '-59'],
    ['7', '05', '7', '5'],
    ['', '', '', ''],
    ['9e9', 'x', '9e9', 'x'],
  ])('clamps %s:%s to %s:%s [NTV-13, NTV-14]', (hour, minutes, toHour, toMinutes) => {
    const variable = one({ ...time, hour: { value: hour }, minutes: { value: minutes } })
    expect(tidyVariables([variable])).toMatchObject([{ hour: toHour, minutes: toMinutes }])
  })

  it('trims texts', () => {
    expect(tidyVariables([one({ type: 'text', name: 'a', value: ' Jose\u0301\u00a0' })])).toMatchObject([
      { value: 'José' },
    ])
  })
})

describe('a changed template', () => {
  const template = read([
    { type: 'text', name: 'motivo', label: 'Razón', maxLength: 20 },
    { ...time, hour: {}, minutes: {} },
    { type: 'text', name: 'fecha', label: 'Fecha' },
  ])

  it('keeps matching values by name and type', () => {
    expect(fitVariables(read(list), template)).toMatchObject([
      { label: 'Razón', limit: 20, value: 'Cambio' },
      { hour: '8', minutes: '05', complement: { value: true } },
      { type: 'text', name: 'fecha', value: '' },
    ])
  })

  it('uses each stored value once if a name occurs twice', () => {
    const named = (...values: string[]): Variable[] =>
      read(values.map((value) => ({ type: 'text', name: 'a', value })))
    const values = (fitted: readonly Variable[]): unknown =>
      fitted.map((variable) => variable.type === 'text' && variable.value)
    expect(values(fitVariables(named('uno', 'dos'), named('', '')))).toEqual(['uno', 'dos'])
    expect(values(fitVariables(named('uno'), named('', '')))).toEqual(['uno', ''])
    expect(values(fitVariables(named('uno', 'dos'), named('')))).toEqual(['uno'])
    expect(misfits(named('uno', 'dos'), named(''))).toMatchObject([{ value: 'dos' }])
    expect(misfits(named('uno', 'dos'), named('', ''))).toEqual([])
  })

  it('returns stored values without a match', () => {
    expect(misfits(read(list), template).map(({ name }) => name)).toEqual(['fecha', 'urgente', 'fondo'])
  })

  it.each([
    ['are all there', list, list, []],
    ['are fewer', list.slice(0, 1), list, []],
    [
      'were never filled in',
      [
        { type: 'text', name: 'otro' },
        { type: 'check', name: 'no' },
      ],
      list,
      [],
    ],
    ['have one name twice', [list[0], list[0]], [list[0]], ['fecha']],
  ])('has no misfits if the stored ones %s', (_what, stored, given, names) => {
    expect(misfits(read(stored), read(given)).map(({ name }) => name)).toEqual(names)
  })
})

const tomorrow = '2025-11-20'
const date = (value: string): Variable => one({ type: 'date', name: 'd', value })
const text = (value: string, maxLength?: number): Variable =>
  one({ type: 'text', name: 't', value, maxLength })
const clock = (hour: unknown, minutes: unknown): Variable =>
  one({ type: 'time', name: 'h', hour: { value: hour }, minutes: { value: minutes } })

it.each([
  [date(''), { value: 'required' }],
  [date('2025-11-20'), {}],
  [date('2025-11-19'), { value: 'dateEarly' }],
  [date('2026-02-29'), { value: 'dateInvalid' }],
  [date('2028-02-29'), {}],
  [date('ayer'), { value: 'dateInvalid' }],
  [text(''), { value: 'required' }],
  [text(' \u00a0'), { value: 'required' }],
  [text('a'.repeat(50)), {}],
  [text('a'.repeat(51)), { value: 'tooLong' }],
  [text('a'.repeat(51), 60), {}],
  [clock('', ''), { hour: 'required', minutes: 'required' }],
  [clock('23', '59'), {}],
  [clock(0, 0), {}],
  [clock('9e9', 'ya'), { hour: 'notANumber', minutes: 'notANumber' }],
  [one({ type: 'check', name: 'c' }), {}],
  [one({ type: 'color', name: 'x' }), {}],
] as const)(
  '%j has the problems %j [NTV-06, NTV-07, NTV-08, NTV-09, NTV-11, NTV-12]',
  (variable, problems) => {
    expect(variableProblems(variable, tomorrow)).toEqual(problems)
  },
)

it('accepts an unchanged stored date in the past', () => {
  expect(variableProblems(date('2025-11-01'), tomorrow, date('2025-11-01'))).toEqual({})
  expect(variableProblems(date('2025-11-02'), tomorrow, date('2025-11-01'))).toEqual({ value: 'dateEarly' })
})

it.each([
  [list[0]!, '28/02/2030'],
  [list[1]!, 'Cambio'],
  [time, '08:05, Todo el día'],
  [{ ...time, complement: null }, '08:05'],
  [{ ...time, hour: {}, complement: null }, '––:05'],
  [{ type: 'time', name: 'h' }, ''],
  [list[3]!, 'Sí'],
  [{ type: 'check', name: 'c', value: 'false' }, 'No'],
  [list[4]!, '#fff'],
  [{ type: 'list', name: 'l', value: [1, 2] }, '[1,2]'],
])('%j is shown as %s', (raw, words) => {
  expect(variableText(one(raw), { yes: 'Sí', no: 'No' })).toBe(words)
})
