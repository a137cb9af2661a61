import { render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { sessionEndpoints } from '#contracts/session.ts'
import { store } from '#shared/api/store.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { beginSessionEpoch } from '#shared/session/sessionEvents.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { sessionActions } from '#shared/session/sessionSlice.ts'
import { clearSession, readSession, writeSession } from '#shared/session/tokens.ts'
import { press, user } from '#shared/testing/testScreen.tsx'
import { testServices } from '#shared/testing/testServices.ts'
import '#features/auth/session/texts.ts'
import { findTheme } from '#themes/registry.ts'
import { ThemeContext } from '#themes/ThemeContext.ts'
import { SessionEnds } from './SessionEnds.tsx'
import { SessionGate } from './SessionGate.tsx'
import '#shell/shellTexts.ts'

const { start, answerNext } = testServices([sessionEndpoints], {
  [sessionEndpoints.validateToken.id]: () => ({ statusCode: 200 }),
})

beforeEach(() => {
  start()
  store.dispatch(sessionActions.ended({ reason: 'signed-out', message: null }))
  store.dispatch(sessionActions.endSeen())
  writeSession({ token: testToken(), refreshToken: 'refresh-1' })
  beginSessionEpoch()
  answerNext(sessionEndpoints.validateToken.id, { status: 503 })
})
afterEach(clearSession)

const openConsole = (): void =>
  void render(
    <Provider store={store}>
      <ThemeContext value={findTheme('ibuhoo', null)}>
        <MemoryRouter initialEntries={['/users']}>
          <Routes>
            <Route path="/logout" element="On the way out" />
            <Route path="/login" element="The sign-in" />
            <Route
              path="*"
              element={
                <>
                  <SessionEnds />
                  <SessionGate>The console</SessionGate>
                </>
              }
            />
          </Routes>
        </MemoryRouter>
      </ThemeContext>
    </Provider>,
  )

it('a stored session that is refused and not renewed opens the sign-in [SES-12, SES-13, SES-21, CON-25]', async () => {
  start()
  for (const { id } of [sessionEndpoints.validateToken, sessionEndpoints.refreshToken])
    answerNext(id, { status: 401 })
  openConsole()
  expect(await screen.findByText('The sign-in')).toBeVisible()
  expect(screen.queryByText('The console')).not.toBeInTheDocument()
  expect(readSession()).toBeNull()
})

describe('a stored session without a confirmation', () => {
  it.each([
    ['es', 'Reintentar', 'Cerrar sesión'],
    ['en', 'Try again', 'Sign out'],
    ['pt', 'Tentar novamente', 'Sair'],
  ] as const)('can be left by keyboard, beside another try, in %s', async (language, retry, leave) => {
    i18n.changeLanguage(language)
    openConsole()
    const again = await screen.findByRole('button', { name: retry })
    again.focus()
    await user.tab()
    expect(screen.getByRole('link', { name: leave })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByText('On the way out')).toBeVisible()
    expect(screen.queryByText('The console')).not.toBeInTheDocument()
  })

  it('opens the console after a successful retry', async () => {
    i18n.changeLanguage('es')
    openConsole()
    await screen.findByRole('button', { name: 'Reintentar' })
    await press('Reintentar')
    expect(await screen.findByText('The console')).toBeVisible()
  })
})
