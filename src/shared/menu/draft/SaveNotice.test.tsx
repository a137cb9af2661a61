import { render, screen } from '@testing-library/react'
import type { ApiError } from '#shared/api/apiError.ts'
import { prepareScreens, user } from '#shared/testing/testScreen.tsx'
import { SaveNotice } from './SaveNotice.tsx'
import './menuDraftTexts.ts'

prepareScreens()

const onRetry = jest.fn()

function show(fields: Partial<ApiError>, isUnknown = false): HTMLElement | null {
  const error: ApiError = { kind: 'status', call: 'modifyMenu', message: null, at: 0, ...fields }
  const problem = { message: null, error, isHandledElsewhere: false }
  onRetry.mockReset()
  render(<SaveNotice problem={{ kind: 'call', problem, isUnknown }} onClose={jest.fn()} onRetry={onRetry} />)
  expect(screen.getByRole('button', { name: 'Cerrar' })).toBeVisible()
  return screen.queryByRole('button', { name: 'Reintentar' })
}

it('offers the save again once the service wants to be asked again, and says when that is', async () => {
  const again = show({ status: 429, retryAt: Date.now() + 60_000 })!
  expect(screen.getByRole('alert')).toHaveTextContent('El menú no se guardó')
  expect(again).toHaveAccessibleDescription(/^Podrás reintentar en \d+ s\.$/)
  await user.click(again)
  expect(onRetry).not.toHaveBeenCalled()
})

it.each<[string, Partial<ApiError>, boolean, boolean]>([
  ['429', { status: 429 }, false, true],
  ['503 whose time has come', { kind: 'between', edge: 503, retryAt: 1 }, false, true],
  ['503, and nobody knows', { kind: 'between', edge: 503, retryAt: 1 }, true, false],
  ['500', { status: 500 }, false, false],
])('after %s', async (_, fields, isUnknown, isOffered) => {
  const again = show(fields, isUnknown)
  expect(again !== null).toBe(isOffered)
  if (again) await user.click(again)
  expect(onRetry).toHaveBeenCalledTimes(isOffered ? 1 : 0)
})
