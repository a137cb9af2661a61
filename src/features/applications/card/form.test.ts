/** @jest-environment node */
import { createApplication, modifyApplication } from '#contracts/examples/application-settings.ts'
import { formResolver } from '#shared/cards/useCardDraft.ts'
import { durations, type ApplicationForm } from '../fields.ts'
import { applicationCardForm, toBody, toForm } from './form.ts'

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
