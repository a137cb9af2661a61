import { cleanup, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { findTheme } from '#themes/registry.ts'
import { AlertScreen } from './messages/AlertScreen.tsx'
import { CheckEmailScreen, InvalidLinkScreen } from './messages/messageScreens.tsx'
import { openScreen } from './page/testPublicScreen.tsx'
import { ChangePasswordScreen } from './password/ChangePasswordScreen.tsx'
import { ResetPasswordScreen } from './password/ResetPasswordScreen.tsx'
import { AbsentScreen } from './session/AbsentScreen.tsx'
import { openLogin, serve } from './testLogin.tsx'

type Case = [name: string, element: ReactElement, state: object | null, product: string]

describe('the name of a public page', () => {
  it.each<Case>([
    ['Restablecer contraseña · Ibuhoo', <ResetPasswordScreen />, null, 'ibuhoo'],
    ['Cambiar contraseña · Ibuhoo', <ChangePasswordScreen />, { user: 'maria.gomez' }, 'ibuhoo'],
    [
      'Revisa tu correo · Ibuhoo',
      <CheckEmailScreen />,
      { messageType: 'CHECK_EMAIL', email: 'm•••@a.co' },
      'ibuhoo',
    ],
    ['Enlace inválido. · Ibuhoo', <InvalidLinkScreen />, null, 'ibuhoo'],
    ['Aviso · Ibuhoo', <AlertScreen />, { message: 'Un mensaje del servicio. '.repeat(15) }, 'ibuhoo'],
    ['Tu sesión se cerró por inactividad. · Bemyself', <AbsentScreen />, null, 'bemyself'],
  ])('is %s', async (name, element, state, product) => {
    await openScreen(element, { path: '/here', theme: findTheme(product, null), state })
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    expect(document.title).toBe(name)
  })

  it('is only the product at the sign-in, also after another page [PRD-11]', async () => {
    await openScreen(<ResetPasswordScreen />, { path: '/resetPassword', theme: findTheme('ibuhoo', null) })
    cleanup()
    serve({ login: [] })
    await openLogin()
    expect(document.title).toBe('Ibuhoo')
  })
})
