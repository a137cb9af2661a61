import { act, renderHook } from '@testing-library/react'
import { readLoginNotices, type LoginNotices } from './loginNotices.ts'
import { useLoginNotices } from './useLoginNotices.ts'

jest.mock('./loginNotices.ts')

const none: LoginNotices = { captcha: null, maintenance: null, freeTrial: null }

/** Asks once for each of these answers; what the product says is that no captcha is needed. */
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

it('a maintenance that was told stays where the next question goes without an answer to it', async () => {
  expect(await ask({ maintenance: 'Hoy a las 20:00' }, {})).toMatchObject({ maintenance: 'Hoy a las 20:00' })
})

it('so does a free trial that was offered, as after an attempt that was refused', async () => {
  const freeTrial = { url: 'https://trial.example/', code: 'T1' }
  expect(await ask({ freeTrial }, {})).toMatchObject({ freeTrial })
})

it('a maintenance that is told later is shown', async () => {
  expect(await ask({}, { maintenance: 'Hoy' })).toMatchObject({ maintenance: 'Hoy' })
})

it('whether a captcha is needed is asked until somebody answers it, and no more; until then the product says it', async () => {
  expect(await ask('lost', {}, { captcha: true }, { captcha: false })).toMatchObject({
    needs: [false, false, true, true],
    asked: 3,
  })
})
