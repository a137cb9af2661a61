import { act, renderHook } from '@testing-library/react'
import { readLoginNotices, type LoginNotices } from './loginNotices.ts'
import { useLoginNotices } from './useLoginNotices.ts'

jest.mock('./loginNotices.ts')

const none: LoginNotices = { captcha: null, maintenance: null, freeTrial: null }

/** Calls the hook once per answer, with a product that needs no captcha by default. */
async function ask(...answers: (Partial<LoginNotices> | 'lost')[]) {
  const read = jest.mocked(readLoginNotices)
  read.mockReset()
  const { result } = renderHook(() => useLoginNotices(false))
  const needs: boolean[] = []
  for (const answer of answers) {
    if (answer === 'lost') read.mockRejectedValueOnce(new Error('no code'))
    else read.mockResolvedValueOnce({ ...none, ...answer })
    await act(async () => void needs.push(await result.current.needsCaptcha()))
  }
  const { maintenance, freeTrial } = result.current.notices ?? {}
  return { needs, maintenance, freeTrial, asked: read.mock.calls.length }
}

it('a maintenance notice stays if the next call gets no answer', async () => {
  expect(await ask({ maintenance: 'Hoy a las 20:00' }, {})).toMatchObject({ maintenance: 'Hoy a las 20:00' })
})

it('a free trial stays if the next call gets no answer', async () => {
  const freeTrial = { url: 'https://trial.example/', code: 'T1' }
  expect(await ask({ freeTrial }, {})).toMatchObject({ freeTrial })
})

it('a later maintenance notice is shown', async () => {
  expect(await ask({}, { maintenance: 'Hoy' })).toMatchObject({ maintenance: 'Hoy' })
})

it('the captcha is requested until answered, with the default of the product until then', async () => {
  expect(await ask('lost', {}, { captcha: true }, { captcha: false })).toMatchObject({
    needs: [false, false, true, true],
    asked: 3,
  })
})
