import { act, render, screen } from '@testing-library/react'
import { find, two } from '#features/auth/certificate/testReset.tsx'
import { serve } from '#features/auth/certificate/testCertificates.tsx'
import { setPendingChoice } from '#features/auth/password/pendingChoice.ts'
// Preloads the lazy screen.
import '#features/auth/certificate/CertificateReset.tsx'
import '#features/auth/passwordScreens.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { findTheme } from '#themes/registry.ts'
import { App } from './App.tsx'

/** Accounts of an e-mail, not chosen yet. */
beforeEach(() => {
  i18n.changeLanguage('es')
  setPendingChoice({ accounts: [{ userName: 'carla.uno', email: null }], isInvalidLinkScreen: false })
})
afterEach(() => setPendingChoice(null))

async function open(path: string): Promise<void> {
  serve({ GetAccountsByDocument: two })
  await act(async () => {
    window.history.replaceState(null, '', path)
    render(<App theme={findTheme('firmaya', null)} />)
  })
}

it('a document shows its own certificates after a request by e-mail', async () => {
  await open('/resetpasswordCertificate')
  await screen.findByRole('option', { name: 'Pasaporte' })
  await find()
  expect(await screen.findByRole('radio', { name: /certificado\.correo/ })).toBeVisible()
  expect(screen.queryByText('carla.uno')).toBeNull()
})

it('an e-mail shows its accounts', async () => {
  await open('/selectaccounts')
  expect(await screen.findByRole('radio', { name: /carla\.uno/ })).toBeVisible()
})
