/** @jest-environment node */
import { applicationEndpoints } from '#contracts/applications.ts'
import { testServices } from '#shared/testing/testServices.ts'
import { readLoginNotices, captchaApplies } from './loginNotices.ts'

const answers: Record<string, () => object> = {}
const services = testServices([applicationEndpoints], {
  getParameters: () => ({ result: { records: [] } }),
  getMaintenanceWindow: () => answers['maintenance']!(),
  getFreeTrial: () => answers['freeTrial']!(),
})

beforeEach(() => {
  services.start()
  answers['maintenance'] = () => ({ isMaintenance: false })
  answers['freeTrial'] = () => ({ isFreeTrial: false })
})

it.each([
  [{ isMaintenance: true, message: '<p>A las 8</p>' }, '<p>A las 8</p>'],
  [{ isMaintenance: true }, ''],
  [{ isMaintenance: false, message: '<p>A las 8</p>' }, null],
])(
  'reads isMaintenance and message of a maintenance window: %j as %j [ENT-27, MNT-01]',
  async (answer, notice) => {
    answers['maintenance'] = () => answer
    expect((await readLoginNotices(false)).maintenance).toBe(notice)
  },
)

const urlFreeTrial = 'https://prueba.test/'
it.each([
  [
    { isFreeTrial: true, urlFreeTrial, codeFreeTrial: 'P30' },
    { url: urlFreeTrial, code: 'P30' },
  ],
  [
    { isFreeTrial: true, urlFreeTrial },
    { url: urlFreeTrial, code: null },
  ],
  [{ isFreeTrial: true, codeFreeTrial: 'P30' }, null],
  [{ isFreeTrial: false, urlFreeTrial, codeFreeTrial: 'P30' }, null],
])(
  'reads isFreeTrial, urlFreeTrial and codeFreeTrial of a free trial: %j as %j [ENT-28, MNT-05]',
  async (answer, notice) => {
    answers['freeTrial'] = () => answer
    expect((await readLoginNotices(false)).freeTrial).toEqual(notice)
  },
)

it('drops a notice when its call fails', async () => {
  answers['maintenance'] = () => ({ isMaintenance: true, message: 'A las 8' })
  answers['freeTrial'] = () => ({ isFreeTrial: true, urlFreeTrial })
  const records = [{ key: 'captchaApply', value: 'true' }]
  services.answerNext('getParameters', { body: { result: { records } } }, { status: 500 })
  expect(await readLoginNotices(false)).toEqual({
    captcha: true,
    maintenance: 'A las 8',
    freeTrial: { url: urlFreeTrial, code: null },
  })
  services.answerNext('getMaintenanceWindow', { status: 500 })
  services.answerNext('getFreeTrial', { drop: true })
  expect(await readLoginNotices(false)).toEqual({ captcha: null, maintenance: null, freeTrial: null })
})

const row = (value: string | number | boolean | null): { key: string; value: typeof value }[] => [
  { key: 'other', value: 'true' },
  { key: 'captchaApply', value },
]

describe('captchaApplies', () => {
  it.each([
    ['true', true],
    [true, true],
    ['1', true],
    ['S', true],
    ['false', false],
    [false, false],
    ['N', false],
    ['0', false],
  ])('follows captchaApply %p before any default [CAP-01, CAP-09]', (value, applies) => {
    expect(captchaApplies(row(value), !applies)).toBe(applies)
  })

  it.each([true, false])('uses the default %p of the product without the parameter [CAP-09]', (byDefault) => {
    expect(captchaApplies([], byDefault)).toBe(byDefault)
    expect(captchaApplies(row(null), byDefault)).toBe(byDefault)
  })
})
