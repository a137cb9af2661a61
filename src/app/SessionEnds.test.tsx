import { act, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { sessionActions } from '#shared/session/sessionSlice.ts'
import { store } from '#shared/api/store.ts'
import { beginSessionEpoch, endSession } from '#shared/session/sessionEvents.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { clearSession, takeReturnPath, writeSession } from '#shared/session/tokens.ts'
import { prepareScreens } from '#shared/testing/testScreen.tsx'
import { findTheme } from '#themes/registry.ts'
import { ThemeContext } from '#themes/ThemeContext.ts'
import { SessionEnds } from './SessionEnds.tsx'

prepareScreens()
beforeEach(() => {
  writeSession({ token: testToken(), refreshToken: null })
  beginSessionEpoch()
  store.dispatch(sessionActions.authenticated())
})
afterEach(clearSession)

function Place() {
  const { pathname, state } = useLocation()
  return <output>{`${pathname} ${JSON.stringify(state)}`}</output>
}
const open = (product: string): void =>
  void render(
    <Provider store={store}>
      <ThemeContext value={findTheme(product, null)}>
        <MemoryRouter initialEntries={['/users']}>
          <SessionEnds />
          <Place />
        </MemoryRouter>
      </ThemeContext>
    </Provider>,
  )
const expire = (): void => endSession({ reason: 'expired', message: null })

it.each([
  ['bemyself', '/absent {"isExpired":true}'],
  ['ibuhoo', '/login {"isExpired":true}'],
])('a session of %s that ran out leads to %s, and the place is kept', async (product, place) => {
  open(product)
  await act(async () => expire())
  expect(screen.getByText(place)).toBeVisible()
  expect(takeReturnPath()).toBe('/users')
})

it('so does one that ran out before its screens were there, by a read that left with the page', async () => {
  expire()
  open('bemyself')
  expect(await screen.findByText('/absent {"isExpired":true}')).toBeVisible()
  expect(takeReturnPath()).toBe('/users')
})

it('one that stands leads nowhere', () => {
  open('bemyself')
  expect(screen.getByText('/users null')).toBeVisible()
})
