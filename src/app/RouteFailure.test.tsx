import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { i18n } from '#shared/texts/i18n.ts'
import { RouteFailure } from './RouteFailure.tsx'

beforeAll(() => i18n.changeLanguage('es'))
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.spyOn(console, 'info').mockImplementation(() => {})
})
afterEach(() => jest.restoreAllMocks())

function Broken(): never {
  throw new TypeError('no')
}

it('keeps the frame around a screen that crashes, and shows the next one [T99]', async () => {
  const frame = (
    <main>
      <nav>Menú</nav>
      <Outlet />
    </main>
  )
  const screens = [
    { path: '/users/7', element: <Broken /> },
    { path: '/users', element: <p>Usuarios</p> },
  ]
  const router = createMemoryRouter(
    [{ element: frame, children: [{ errorElement: <RouteFailure place="screen" />, children: screens }] }],
    { initialEntries: ['/users/7'] },
  )
  render(<RouterProvider router={router} />)
  expect(screen.getByRole('alert')).toHaveTextContent('Something error has occurred.')
  expect(screen.getByText('Menú')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getAllByRole('main')).toHaveLength(1)
  await act(() => router.navigate('/users'))
  expect(screen.getByText('Usuarios')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})
