import { screen } from '@testing-library/react'
import { prepareScreens, press, renderScreen } from '#shared/testing/testScreen.tsx'
import { OldBrowserNotice } from './OldBrowserNotice.tsx'

prepareScreens()

const words = /^Tu navegador es antiguo/

/** Removes a feature, to simulate an older browser. */
function without(owner: object, name: string): void {
  const own = Object.getOwnPropertyDescriptor(owner, name)!
  Reflect.deleteProperty(owner, name)
  restore = () => void Object.defineProperty(owner, name, own)
}
let restore = (): void => {}
afterEach(() => restore())

it('shows no notice in a supported browser', () => {
  renderScreen(<OldBrowserNotice />, '/')
  expect(screen.queryByText(words)).not.toBeInTheDocument()
})

it.each([
  ['popovers', () => without(HTMLElement.prototype, 'popover')],
  ['signals of several', () => without(AbortSignal, 'any')],
  ['groups of a list', () => without(Object, 'groupBy')],
])('tells people whose browser lacks %s what to do, until they close it', async (_what, take) => {
  take()
  renderScreen(<OldBrowserNotice />, '/')
  expect(screen.getByText(words)).toHaveTextContent('Actualízalo, o usa una versión reciente de Chrome')
  await press('Cerrar')
  expect(screen.queryByText(words)).not.toBeInTheDocument()
})
