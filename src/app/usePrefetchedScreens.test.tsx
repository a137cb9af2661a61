import { act, fireEvent, render } from '@testing-library/react'
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router-dom'
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
    <MemoryRouter initialEntries={[path]}>
      <Console />
    </MemoryRouter>,
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

it('loads the screen of a link that somebody points at or comes to, and of the row that they point at', () => {
  const { getByText, unmount } = open('/users')
  fireEvent.pointerOver(getByText('Roles'))
  fireEvent.pointerOver(getByText('Ana'))
  fireEvent.focusIn(getByText('ana'))
  expect(load.mock.calls).toEqual([['/roles'], ['/users/7'], ['/users/7']])
  unmount()
  fireEvent.pointerOver(document.body)
  expect(load).toHaveBeenCalledTimes(3)
})

it('loads nothing for a link that leads away or where few go, for what is no link, or where data is saved', () => {
  const { getByText, container } = open('/users')
  fireEvent.pointerOver(getByText('Elsewhere'))
  fireEvent.pointerOver(getByText('Import'))
  fireEvent.pointerOver(container)
  Object.assign(navigator, { connection: { saveData: true } })
  fireEvent.pointerOver(getByText('Roles'))
  expect(load).not.toHaveBeenCalled()
})

it('loads on the home page, once it is idle, the lists that were opened before', () => {
  open('/Users/').unmount()
  open('/users/7').unmount()
  open('/home')
  expect(load).not.toHaveBeenCalled()
  idle!()
  expect(load.mock.calls.map(([path]) => path)).toEqual(['/users'])
})

it('loads no list elsewhere, after the home page was left, or where data is saved', () => {
  localStorage.setItem('recent-lists', JSON.stringify({ '/users': Date.now() }))
  open('/apps').unmount()
  expect(idle).toBeUndefined()
  open('/')
  act(() => void go('/roles'))
  expect(idle).toBeUndefined()
  Object.assign(navigator, { connection: { saveData: true } })
  act(() => void go('/home'))
  expect(idle).toBeUndefined()
})
