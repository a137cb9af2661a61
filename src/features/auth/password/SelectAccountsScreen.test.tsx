import { act, screen } from '@testing-library/react'
import { i18n } from '#shared/texts/i18n.ts'
import type { Language } from '#shared/texts/language.ts'
import { setPendingChoice } from './pendingChoice.ts'
import { SelectAccountsScreen } from './SelectAccountsScreen.tsx'
import { serve, visit } from './testPasswordPage.tsx'

afterEach(() => setPendingChoice(null))

describe('the choice of an account', () => {
  beforeEach(async () => {
    serve({})
    setPendingChoice({
      accounts: [
        { userName: 'maria', email: 'maria.gomez@empresa.com' },
        { userName: 'ana', email: '***na@empresa.com' },
      ],
      isInvalidLinkScreen: false,
    })
    await visit(<SelectAccountsScreen />, { pathname: '/selectaccounts' })
  })

  it('masks every e-mail, except one that came masked [FMT-01] [S-36]', () => {
    expect(screen.getByRole('radio', { name: /^maria/ }).closest('label')).toHaveTextContent(
      'maria***gomez@empresa.com',
    )
    expect(screen.getByRole('radio', { name: /^ana/ }).closest('label')).toHaveTextContent(
      'ana***na@empresa.com',
    )
  })

  it.each<[Language, string]>([
    ['es', '¿Qué usuario deseas restablecer?'],
    ['en', 'Which user do you want to reset?'],
    ['pt', 'Qual usuário você deseja redefinir?'],
  ])('asks in %s: %s [SEL-01]', async (language, title) => {
    await act(async () => void i18n.changeLanguage(language))
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  })
})
