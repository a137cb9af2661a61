import { act, renderHook } from '@testing-library/react'
import { useCaptcha } from './useCaptcha.ts'

/** Renders the hook; the test answers each call of `needsCaptcha` by its number. */
function open() {
  const answers: ((isNeeded: boolean) => void)[] = []
  const needsCaptcha = jest.fn(() => new Promise<boolean>((resolve) => answers.push(resolve)))
  const { result } = renderHook(() => useCaptcha(needsCaptcha))
  const answer = (call: number, isNeeded: boolean): Promise<void> => act(async () => answers[call]!(isNeeded))
  return { result, answer, needsCaptcha }
}

it('the first attempt waits for the first answer', async () => {
  const { result, answer } = open()
  const heard = jest.fn()
  void act(() => void result.current.isSatisfied().then(heard))
  await act(async () => {})
  expect(heard).not.toHaveBeenCalled()
  await answer(0, true)
  expect(heard).toHaveBeenCalledWith(false)
  expect(result.current).toMatchObject({ isShown: true, isMissing: true })
})

it('asks again after a refused attempt, and the next one uses the latest answer', async () => {
  const { result, answer, needsCaptcha } = open()
  await answer(0, false)
  act(() => result.current.reset())
  expect(needsCaptcha).toHaveBeenCalledTimes(2)
  const heard = jest.fn()
  await act(async () => void result.current.isSatisfied().then(heard))
  expect(heard).toHaveBeenCalledWith(true)
  await answer(1, true)
  expect(result.current.isShown).toBe(true)
  await act(async () => void result.current.isSatisfied().then(heard))
  expect(heard).toHaveBeenLastCalledWith(false)
})
