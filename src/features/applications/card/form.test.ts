/** @jest-environment node */
import { createApplication, modifyApplication } from '#contracts/examples/application-settings.ts'
import { formResolver } from '#shared/cards/useCardDraft.ts'
import { durations, type ApplicationForm } from '../fields.ts'
import { applicationCardForm, toBody, toForm, applicationParts } from './form.ts'
import { conflictsOf, mergeEntries, type CardEntries, type Side } from '#shared/cards/merge.ts'
import { i18n, translateIn } from '#shared/texts/i18n.ts'
import './texts.ts'

const stored = modifyApplication.example.body

it('the body is unchanged without edits, including unknown fields and nulls [ENT-21]', () => {
  const odd = { ...stored, costCenter: 'NORTE', timeUnit: 9, passwordTypeExpiration: null, description: null }
  expect(toBody(toForm(odd), odd)).toEqual(odd)
})

it('the body differs only in edited fields', () => {
  const form = { ...toForm(stored), amountTime: 2, timeUnit: '2', typeApplication: 'true', title: ' Otra ' }
  expect(toBody(form, stored)).toEqual({
    ...stored,
    amountTime: 2,
    timeUnit: 2,
    typeApplication: true,
    title: 'Otra',
  })
})

it.each([true, false])('the body has the chosen type (transversal before: %s)', (wasTransversal) => {
  const before = { ...stored, typeApplication: wasTransversal }
  const form = { ...toForm(before), typeApplication: String(!wasTransversal) }
  expect(toBody(form, before)).toEqual({ ...before, typeApplication: !wasTransversal })
})

it('the body of a new application is complete, with the id 0 [CCL-16]', () => {
  const body = toBody({ ...toForm(stored), name: 'agenda' }, null)
  expect(Object.keys(body).toSorted()).toEqual(Object.keys(createApplication.example.body).toSorted())
  expect(body.id).toBe(0)
})

it('a new application starts with the decided defaults [ENT-23, ENT-24, ENT-25]', () => {
  expect(applicationCardForm.empty).toMatchObject({
    maxRefreshTokens: -1,
    maxRefreshTokensByUser: 0,
    maxConcurrentTokens: 1,
    maxConcurrentTokensByUser: -1,
    typeApplication: 'false',
    isVisible: true,
    timeUnit: '',
  })
})

describe('an unchanged value', () => {
  async function problems(base: Partial<ApplicationForm>, changes: Partial<ApplicationForm>) {
    const before = { ...toForm(stored), ...base }
    const resolve = formResolver(applicationCardForm, before)
    const options = { fields: {}, shouldUseNativeValidation: false }
    return Object.keys((await resolve({ ...before, ...changes }, undefined, options)).errors)
  }

  it.each(durations)('is validated again with another unit: $amount', async ({ amount, unit }) => {
    expect(await problems({ [amount]: 9000, [unit]: '2' }, { title: 'Otra' })).toEqual([])
    expect(await problems({ [amount]: 9000, [unit]: '1' }, { [unit]: '2' })).toEqual([amount])
    expect(await problems({ [amount]: 9000, [unit]: '2' }, { [unit]: '1' })).toEqual([])
  })

  it('is validated once it applies: the limit of sessions', async () => {
    const limit = { maxConcurrentTokens: 999 }
    expect(await problems({ ...limit, isConcurrentSession: true }, { title: 'Otra' })).toEqual([])
    expect(await problems({ ...limit, isConcurrentSession: false }, { isConcurrentSession: true })).toEqual([
      'maxConcurrentTokens',
    ])
    expect(await problems({ ...limit, isConcurrentSession: true }, { isConcurrentSession: false })).toEqual(
      [],
    )
  })
})

describe('applicationParts', () => {
  beforeAll(() => i18n.changeLanguage('es'))

  const stored = toForm(modifyApplication.example.body)

  function sidesOf(mine: Partial<ApplicationForm>, theirs: Partial<ApplicationForm>) {
    const { fields } = applicationParts(translateIn(['applicationCard', 'common', 'list']))
    const entries = (changes: Partial<ApplicationForm>): CardEntries => fields({ ...stored, ...changes }, {})
    return { base: entries({}), mine: entries(mine), theirs: entries(theirs) }
  }

  /** The stored one is 30 minutes long, and the password lasts 90 days. */
  it.each<
    [
      what: string,
      mine: Partial<ApplicationForm>,
      theirs: Partial<ApplicationForm>,
      conflicts: string[][],
      merged: object,
    ]
  >([
    [
      'another amount here, another unit there',
      { amountTime: 45 },
      { amountTime: 2, timeUnit: '2' },
      [['timeUnit', 'Minutos · 45', 'Horas · 2']],
      { amountTime: 2, timeUnit: '2' },
    ],
    [
      'another unit here, another amount there',
      { amountTime: 2, timeUnit: '2' },
      { amountTime: 45 },
      [['timeUnit', 'Horas · 2', 'Minutos · 45']],
      { amountTime: 2, timeUnit: '2' },
    ],
    [
      'two amounts in the same unit',
      { amountTime: 45 },
      { amountTime: 60 },
      [['amountTime', '45', '60']],
      { amountTime: 45, timeUnit: '1' },
    ],
    [
      'the life of a password',
      { passwordExpiration: 60 },
      { passwordExpiration: 6, passwordTypeExpiration: '4' },
      [['passwordTypeExpiration', 'Dias · 60', 'Meses · 6']],
      { passwordExpiration: 6, passwordTypeExpiration: '4' },
    ],
  ])('%s: values of two users are never mixed [T73]', (_what, mine, theirs, conflicts, merged) => {
    const sides = sidesOf(mine, theirs)
    const found = conflictsOf(sides)
    expect(found.map((one) => [one.key, one.mine, one.theirs])).toEqual(conflicts)
    expect(Object.fromEntries(mergeEntries(sides, new Map<string, Side>()))).toMatchObject(merged)
  })
})
