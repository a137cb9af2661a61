import { act, renderHook } from '@testing-library/react'
import { useCaptcha } from './useCaptcha.ts'

/** The question whether one is needed, each time it is asked to be answered by the number of its call. */
function open() {
  const answers: ((isNeeded: boolean) => void)[] = []
  const needsCaptcha = jest.fn(() => new Promise<boolean>((resolve) => answers.push(resolve)))
  const { result } = renderHook(() => useCaptcha(needsCaptcha))
  const answer = (call: number, isNeeded: boolean): Promise<void> => act(async () => answers[call]!(isNeeded))
  return { result, answer, needsCaptcha }
}

it('an attempt waits for the first answer', async () => {
  const { result, answer } = open()
  const heard = jest.fn()
  void act(() => void result.current.isSatisfied().then(heard))
  await act(async () => {})
  expect(heard).not.toHaveBeenCalled()
  await answer(0, true)
  expect(heard).toHaveBeenCalledWith(false)
  expect(result.current).toMatchObject({ isShown: true, isMissing: true })
})

it('after a refused attempt it is asked again, and the next one goes by what is known meanwhile', async () => {
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
