import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { Provider } from 'react-redux'
import { createMemoryRouter, Outlet, RouterProvider, useLocation, type RouteObject } from 'react-router-dom'
import { lentParts } from '#app/lentParts.tsx'
import { freshStore } from './testStore.tsx'
import { store } from '#shared/api/store.ts'
import { LentPartsContext } from '#shared/borrow/lentParts.ts'
import { LeaveBlocker } from '#shared/cards/LeaveBlocker.tsx'
import { i18n } from '#shared/texts/i18n.ts'
import { Toasts } from '#shared/ui/Toasts.tsx'
import { findTheme } from '#themes/registry.ts'
import { ThemeContext } from '#themes/ThemeContext.ts'

/** Prepares each test that renders screens: Spanish, with store and page size of a first visit. */
export function prepareScreens(): void {
  beforeAll(() => i18n.changeLanguage('es'))
  beforeEach(() => {
    freshStore()
    localStorage.removeItem('list-size')
    // jsdom does not scroll.
    Element.prototype.scrollIntoView = () => {}
  })
}

/** Renders a console screen at an address, with toasts and the current address. */
export function renderScreen(screen: ReactElement, address: string): void {
  renderRoutes([{ path: '*', element: screen }], address)
}

let router: ReturnType<typeof createMemoryRouter>

/** Renders console routes at an address, in the same frame. */
export function renderRoutes(children: RouteObject[], address: string): void {
  const frame = { element: <Frame />, children: [{ hydrateFallbackElement: <></>, children }] }
  router = createMemoryRouter([frame], { initialEntries: [address] })
  render(
    <Provider store={store}>
      <ThemeContext value={findTheme('ibuhoo', null)}>
        <RouterProvider router={router} />
      </ThemeContext>
    </Provider>,
  )
}

/** Navigates as a menu link does. */
export const goTo = (address: string): Promise<void> => act(() => router.navigate(address))

/** Goes back in the history. */
export const goBack = (): Promise<void> => act(() => router.navigate(-1))

function Frame(): ReactElement {
  return (
    <LeaveBlocker>
      <LentPartsContext value={lentParts}>
        <Outlet />
      </LentPartsContext>
      <Address />
      <Toasts />
    </LeaveBlocker>
  )
}

function Address(): ReactElement {
  const { pathname, search } = useLocation()
  return <output data-testid="address">{pathname + search}</output>
}

/** Current path and query. */
export function shownAddress(): string | null {
  return document.querySelector('output[data-testid="address"]')!.textContent
}

/** User events without delays. */
export const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

export async function press(name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name }))
}

/** The open dialog. */
export function alertDialog(): HTMLElement {
  return screen.getByRole('alertdialog')
}

export async function pressInDialog(name: string): Promise<void> {
  await user.click(within(alertDialog()).getByRole('button', { name }))
}

/** Waits until the list has its rows. */
export async function listLoaded(): Promise<void> {
  await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false'))
}

/** The first cells of the shown rows. */
export function shownRows(): (string | null)[] {
  return [...document.querySelectorAll('a[data-row]')].map(({ textContent }) => textContent)
}

export function row(name: string): HTMLElement {
  return screen.getByRole('link', { name }).closest('tr')!
}

/** The value of a read-only card, by its label. */
export function detail(label: string): HTMLElement {
  return screen.getByText(label, { selector: 'dt' }).nextElementSibling as HTMLElement
}
