import { render, screen } from '@testing-library/react'
import type { ApiError } from '#shared/api/apiError.ts'
import type { NotDone } from '#shared/api/write.ts'
import { prepareScreens, user } from '#shared/testing/testScreen.tsx'
import { SaveNotice } from './SaveNotice.tsx'
import './menuDraftTexts.ts'

prepareScreens()

const onRetry = jest.fn()

function show(fields: Partial<ApiError>, how: Pick<NotDone, 'kind' | 'mayRepeat'>): HTMLElement | null {
  const error: ApiError = { kind: 'status', call: 'modifyMenu', message: null, at: 0, ...fields }
  const problem = { message: null, error, isHandledElsewhere: false }
  onRetry.mockReset()
  render(<SaveNotice problem={{ problem, ...how }} onClose={jest.fn()} onRetry={onRetry} />)
  expect(screen.getByRole('button', { name: 'Cerrar' })).toBeVisible()
  return screen.queryByRole('button', { name: 'Reintentar' })
}

it('enables the retry at the retry time, with a countdown', async () => {
  const again = show({ status: 429, retryAt: Date.now() + 60_000 }, { kind: 'refused', mayRepeat: true })!
  expect(screen.getByRole('alert')).toHaveTextContent('El menú no se guardó')
  expect(again).toHaveAccessibleDescription(/^Podrás reintentar en \d+ s\.$/)
  await user.click(again)
  expect(onRetry).not.toHaveBeenCalled()
})

it.each<[string, Pick<NotDone, 'kind' | 'mayRepeat'>]>([
  ['what was not done is offered again', { kind: 'refused', mayRepeat: true }],
  ['what was refused is not offered again', { kind: 'refused', mayRepeat: false }],
  ['what nobody knows is not offered again', { kind: 'unknown', mayRepeat: false }],
])('%s', async (_, how) => {
  const again = show({ kind: 'between', edge: 503, retryAt: 1 }, how)
  expect(again !== null).toBe(how.mayRepeat)
  if (again) await user.click(again)
  expect(onRetry).toHaveBeenCalledTimes(how.mayRepeat ? 1 : 0)
})
