import { act, render, screen } from '@testing-library/react'
// Preloads the lazy screens.
import '#features/auth/applications/AvailableAppsScreen.tsx'
import '#features/auth/certificate/CertificateReset.tsx'
import '#features/auth/external/CallbackScreen.tsx'
import '#features/auth/messages/AlertScreen.tsx'
import '#features/auth/passwordScreens.ts'
import '#features/auth/session/AbsentScreen.tsx'
import '#features/auth/session/LogoutCredentialScreen.tsx'
import '#features/auth/session/LogoutScreen.tsx'
import { sessionEndpoints } from '#contracts/session.ts'
import { setPendingChoice } from '#features/auth/password/pendingChoice.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { testServices } from '#shared/testing/testServices.ts'
import { findTheme } from '#themes/registry.ts'
import { App } from './App.tsx'

jest.mock('#shared/address/leavePage.ts')

const services = testServices([sessionEndpoints], {})

beforeEach(() => {
  services.start()
  i18n.changeLanguage('es')
  setPendingChoice({ accounts: [{ userName: 'carla.uno', email: null }], isInvalidLinkScreen: false })
})
afterEach(() => setPendingChoice(null))

const masked = { messageType: 'CHECK_EMAIL', email: '***ez@suite.test', pageName: '/login' }

it.each<[string, string, string?, unknown?]>([
  ['/resetpassword', 'Restablecer contraseña'],
  ['/resetpasswordCertificate', 'Restablecer contraseña', 'firmaya'],
  ['/changepassword', 'Cambiar contraseña', 'ibuhoo', { user: 'maria.gomez' }],
  ['/login', 'Iniciar sesión'],
  ['/check-email', 'Revisa tu correo', 'lstinhib', masked],
  ['/resetotp', 'No fue posible enviar la solicitud.'],
  ['/alert', 'Un aviso del servicio', 'ibuhoo', { message: 'Un aviso del servicio' }],
  ['/invalid-link', 'Enlace inválido.'],
  ['/availableapps', 'Elige una aplicación'],
  ['/resendemail', 'No hay información del usuario.'],
  ['/selectaccounts', '¿Qué usuario deseas restablecer?'],
  ['/absent', 'Tu sesión se cerró por inactividad.', 'bemyself'],
  ['/logout', 'Signing out ...'],
  ['/logout-credential', 'Cerrando tu sesión…'],
  ['/signin-credential/callback', '¡Lo sentimos!', 'firmaya'],
])(
  '%s opens without a session: %s [RTE-01, RTE-02, RTE-03, RTE-04, RTE-06, RTE-07, RTE-08, RTE-09, RTE-10, RTE-11, RTE-12, RTE-13, RTE-14, RTE-15, RTE-16]',
  async (pathname, heading, product = 'ibuhoo', state = null) => {
    await act(async () => {
      window.history.replaceState({ usr: state, key: 'first', idx: 0 }, '', pathname)
      render(<App theme={findTheme(product, null)} />)
    })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading)
    // Nothing to revoke.
    expect(services.callsOf('revokeToken')).toEqual([])
  },
)
