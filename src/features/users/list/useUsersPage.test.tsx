import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { createStore } from '#shared/api/createStore.ts'
import type { ListParams } from '#shared/list/listParams.ts'
import type { ListSort } from '#shared/list/listSorts.ts'
import { usePrefetchPage, useUsersPage } from './useUsersPage.ts'

const first: ListParams<ListSort> = { search: '', sort: null, page: 1, size: 10 }

/** A list whose calls stay on their way. */
function openList() {
  jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined))
  const store = createStore()
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  return renderHook(() => ({ page: useUsersPage(first), choose: usePrefetchPage() }), { wrapper }).result
}

it('a page that is given up for another one is still on its way, until the other one is shown', async () => {
  const list = openList()
  await act(async () => list.current.choose(first))
  await act(async () => list.current.choose({ ...first, sort: 'newest' }))
  const [, given] = jest.mocked(fetch).mock.calls[0]!
  expect(given!.signal!.aborted).toBe(true)
  expect(list.current.page).toMatchObject({ isFetching: true, error: undefined })
})
