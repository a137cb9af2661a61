import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { freshStore } from '#shared/testing/testStore.tsx'
import type { ListParams } from '#shared/list/listParams.ts'
import type { ListSort } from '#shared/list/listSorts.ts'
import { useUsersPage } from './useUsersPage.ts'

const first: ListParams<ListSort> = { search: '', sort: null, page: 1, size: 10 }

const newest: typeof first = { ...first, sort: 'newest' }

/** A list whose calls stay pending; `seen` has the data of each render. */
function openList() {
  const calls: AbortSignal[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation((_url, init) => {
    calls.push(init!.signal!)
    return new Promise(() => undefined)
  })
  const store = freshStore()
  const seen: ReturnType<typeof useUsersPage>[] = []
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const { result, rerender } = renderHook(
    (params: typeof first) => {
      const page = useUsersPage(params)
      seen.push(page)
      return page
    },
    { wrapper, initialProps: first },
  )
  return {
    seen,
    aborted: () => calls.map(({ aborted }) => aborted),
    choose: (params: typeof first) => act(async () => result.current.prefetchNext(params)),
    show: (params: typeof first) => act(async () => rerender(params)),
  }
}

it('aborts a page request without an error when another page is shown; Back sends it again', async () => {
  const { seen, aborted, choose, show } = openList()
  await choose(newest)
  expect(aborted()).toEqual([false, false])
  await show(newest)
  expect(aborted()).toEqual([true, false])
  await show(first)
  expect(aborted()).toEqual([true, true, false])
  for (const { isFetching, error } of seen) expect([isFetching, error]).toEqual([true, undefined])
})

it('aborts the first of two pages chosen in a hurry', async () => {
  const { aborted, choose, show } = openList()
  await choose(newest)
  await choose({ ...first, sort: 'oldest' })
  await show({ ...first, sort: 'oldest' })
  expect(aborted()).toEqual([true, true, false])
})
