import { act, fireEvent, render } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router-dom'
import { api } from '#shared/api/api.ts'
import { store } from '#shared/api/store.ts'
import { usePrefetchedScreens } from './usePrefetchedScreens.ts'

const load = jest.fn<void, [pathname: string]>()
let idle: (() => void) | undefined
let go: NavigateFunction

function Console() {
  usePrefetchedScreens(load)
  go = useNavigate()
  return (
    <>
      <a href="/roles">Roles</a>
      <a href="https://elsewhere.test/users">Elsewhere</a>
      <a href="/Users/import/">Import</a>
      <table>
        <tbody>
          <tr>
            <td>Ana</td>
            <td>
              <a data-row href="/users/7">
                ana
              </a>
            </td>
          </tr>
        </tbody>
      </table>
    </>
  )
}

const open = (path: string) =>
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <Console />
      </MemoryRouter>
    </Provider>,
  )

beforeEach(() => {
  load.mockReset()
  idle = undefined
  Object.assign(window, {
    requestIdleCallback: (work: () => void) => ((idle = work), 1),
    cancelIdleCallback: () => (idle = undefined),
  })
})
afterEach(() => {
  localStorage.clear()
  Object.assign(navigator, { connection: undefined })
})

it('loads the screen of a hovered or focused link, and of a hovered row, when idle', () => {
  const { getByText, unmount } = open('/users/1')
  const whenIdleAfter = (event: typeof fireEvent.focusIn, text: string): void => {
    event(getByText(text))
    const before = load.mock.calls.length
    idle!()
    expect(load).toHaveBeenCalledTimes(before + 1)
  }
  whenIdleAfter(fireEvent.pointerOver, 'Roles')
  whenIdleAfter(fireEvent.pointerOver, 'Ana')
  whenIdleAfter(fireEvent.focusIn, 'ana')
  expect(load.mock.calls).toEqual([['/roles'], ['/users/7'], ['/users/7']])
  fireEvent.pointerOver(getByText('Roles'))
  unmount()
  expect(idle).toBeUndefined()
})

it('loads nothing for external or rare links, other elements, or with Save-Data', () => {
  const { getByText, container } = open('/users/1')
  fireEvent.pointerOver(getByText('Elsewhere'))
  fireEvent.pointerOver(getByText('Import'))
  fireEvent.pointerOver(container)
  Object.assign(navigator, { connection: { saveData: true } })
  fireEvent.pointerOver(getByText('Roles'))
  expect(idle).toBeUndefined()
})

it('loads recent lists on the idle home page', () => {
  open('/Users/').unmount()
  open('/users/7').unmount()
  open('/home')
  expect(load).not.toHaveBeenCalled()
  idle!()
  expect(load.mock.calls.map(([path]) => path)).toEqual(['/users'])
})

it('loads no list on other screens, after leaving the home page, or with Save-Data', () => {
  localStorage.setItem('recent-lists', JSON.stringify({ '/users': Date.now() }))
  open('/apps/3').unmount()
  expect(idle).toBeUndefined()
  open('/')
  act(() => void go('/roles/1'))
  expect(idle).toBeUndefined()
  Object.assign(navigator, { connection: { saveData: true } })
  act(() => void go('/home'))
  expect(idle).toBeUndefined()
})

it('loads the card of a list that has its rows, but not elsewhere or with Save-Data', async () => {
  const answer = Promise.withResolvers<{ data: null }>()
  const endpoint = api.injectEndpoints({
    endpoints: (build) => ({ slowRead: build.query<null, void>({ queryFn: () => answer.promise }) }),
  }).endpoints.slowRead
  const reading = store.dispatch(endpoint.initiate())
  open('/Users/')
  expect(idle).toBeUndefined()
  await act(async () => {
    answer.resolve({ data: null })
    await reading
  })
  idle!()
  expect(load.mock.calls).toEqual([['/users/1']])
  for (const path of ['/roles/1', '/menuSettings/superior']) {
    act(() => void go(path))
    expect(idle).toBeUndefined()
  }
  Object.assign(navigator, { connection: { saveData: true } })
  act(() => void go('/apps'))
  expect(idle).toBeUndefined()
  reading.unsubscribe()
})
