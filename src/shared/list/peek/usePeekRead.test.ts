import { renderHook } from '@testing-library/react'
import { usePeekRead } from './usePeekRead.ts'

const failure = { status: 500 }

it.each([
  ['on its way', { isFetching: true }, undefined, true],
  ['failed', { error: failure, isFetching: false }, failure, false],
  [
    'there, though a later call failed',
    { currentData: 'x', error: failure, isFetching: false },
    undefined,
    false,
  ],
])('the details of a row are %s [beyond 28]', (_what, answer, error, isAwaited) => {
  const { result } = renderHook(() => usePeekRead<string>(answer, () => {}))
  expect(result.current.read.error).toBe(error)
  expect(result.current.later(null)).toBe(isAwaited ? 'Cargando…' : null)
  expect(result.current.later('known')).toBe('known')
})
