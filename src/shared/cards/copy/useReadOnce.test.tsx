import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { freshStore } from '#shared/testing/testStore.tsx'
import { useReadOnce } from './useReadOnce.ts'

it('ignores a late answer for the previous record', async () => {
  const answers = new Map<number, (answer: { data: string }) => void>()
  const read = (_dispatch: unknown, id: number): Promise<{ data: string }> =>
    new Promise((resolve) => answers.set(id, resolve))
  const store = freshStore()
  const { result, rerender } = renderHook(({ id }) => useReadOnce(id, read), {
    initialProps: { id: 1 },
    wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
  })
  rerender({ id: 2 })
  await act(async () => answers.get(2)!({ data: 'dos' }))
  await act(async () => answers.get(1)!({ data: 'uno' }))
  expect(result.current).toMatchObject({ data: 'dos', isFetching: false })
})
