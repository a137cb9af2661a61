import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { createStore } from '#shared/api/createStore.ts'
import { i18n } from '#shared/lib/i18n.ts'
import { currentToasts, hideToast } from '#shared/ui/toasts.ts'
import { Toasts } from '#shared/ui/Toasts.tsx'

/** Prepares each test of a file that renders screens: in Spanish, without toasts of the test before. */
export function prepareScreens(): void {
  beforeAll(() => i18n.changeLanguage('es'))
  beforeEach(() => {
    for (const { id } of currentToasts()) hideToast(id)
  })
}

/** A screen of the console at an address, with a store of its own, its toasts and the address in sight. */
export function renderScreen(screen: ReactElement, address: string): void {
  render(
    <Provider store={createStore()}>
      <MemoryRouter initialEntries={[address]}>
        {screen}
        <Address />
        <Toasts />
      </MemoryRouter>
    </Provider>,
  )
}

function Address(): ReactElement {
  const { pathname, search } = useLocation()
  return <output data-testid="address">{pathname + search}</output>
}

/** Path and query that the screen stands at now. */
export function shownAddress(): string | null {
  return document.querySelector('output[data-testid="address"]')!.textContent
}
