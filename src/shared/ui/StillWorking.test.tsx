import { act, render, screen } from '@testing-library/react'
import { prepareScreens } from '#shared/testing/testScreen.tsx'
import { StillWorking } from './StillWorking.tsx'

prepareScreens()
beforeEach(() => void jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const statusText = (): string => screen.getByRole('status').textContent
const pass = (ms: number): void => act(() => void jest.advanceTimersByTime(ms))
const words = 'Seguimos trabajando en ello…'

it('says after four seconds that the answer is pending [T95]', () => {
  const { rerender } = render(<StillWorking busy />)
  pass(3_999)
  expect(statusText()).toBe('')
  pass(1)
  expect(statusText()).toBe(words)
  rerender(<StillWorking busy={false} />)
  expect(statusText()).toBe('')
})

it('restarts for the next answer [T95]', () => {
  const { rerender } = render(<StillWorking busy />)
  pass(3_000)
  rerender(<StillWorking busy={false} />)
  rerender(<StillWorking busy />)
  pass(3_000)
  expect(statusText()).toBe('')
  pass(1_000)
  expect(statusText()).toBe(words)
})
