/** @jest-environment node */
import { createApplication, modifyApplication } from '#contracts/examples/application-settings.ts'
import { applicationCardForm, toBody, toForm } from './form.ts'

const stored = modifyApplication.example.body

it('goes back as it came where nothing was changed, unknown fields and nulls included [ENT-21]', () => {
  const odd = { ...stored, costCenter: 'NORTE', timeUnit: 9, passwordTypeExpiration: null, description: null }
  expect(toBody(toForm(odd), odd)).toEqual(odd)
})

it('differs in what was changed alone', () => {
  const form = { ...toForm(stored), amountTime: 2, timeUnit: '2', typeApplication: 'true', title: ' Otra ' }
  expect(toBody(form, stored)).toEqual({
    ...stored,
    amountTime: 2,
    timeUnit: 2,
    typeApplication: true,
    title: 'Otra',
  })
})

it('of a new one is whole, with the id 0 [CCL-16]', () => {
  const body = toBody({ ...toForm(stored), name: 'agenda' }, null)
  expect(Object.keys(body).toSorted()).toEqual(Object.keys(createApplication.example.body).toSorted())
  expect(body.id).toBe(0)
})

it('begins with the defaults that are decided [ENT-23, ENT-24, ENT-25]', () => {
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
