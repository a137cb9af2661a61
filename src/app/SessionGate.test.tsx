import { render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { sessionEndpoints } from '#contracts/session.ts'
import { store } from '#shared/api/store.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { beginSessionEpoch } from '#shared/session/sessionEvents.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { clearSession, writeSession } from '#shared/session/tokens.ts'
import { press, user } from '#shared/testing/testScreen.tsx'
import { testServices } from '#shared/testing/testServices.ts'
import '#features/auth/session/texts.ts'
import { SessionGate } from './SessionGate.tsx'
import '#shell/shellTexts.ts'

const { start, answerNext } = testServices([sessionEndpoints], {
  [sessionEndpoints.validateToken.id]: () => ({ statusCode: 200 }),
})

beforeEach(() => {
  start()
  writeSession({ token: testToken(), refreshToken: 'refresh-1' })
  beginSessionEpoch()
  answerNext(sessionEndpoints.validateToken.id, { status: 503 })
})
afterEach(clearSession)

const openConsole = (): void =>
  void render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/users']}>
        <Routes>
          <Route path="/logout" element="On the way out" />
          <Route path="*" element={<SessionGate>The console</SessionGate>} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  )

describe('a stored session that no service confirms', () => {
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

  it('opens the console when another try is answered', async () => {
    i18n.changeLanguage('es')
    openConsole()
    await screen.findByRole('button', { name: 'Reintentar' })
    await press('Reintentar')
    expect(await screen.findByText('The console')).toBeVisible()
  })
})
