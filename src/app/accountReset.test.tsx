import { act, render, screen } from '@testing-library/react'
import { find, two } from '#features/auth/certificate/testReset.tsx'
import { serve } from '#features/auth/certificate/testCertificates.tsx'
import { setPendingChoice } from '#features/auth/password/pendingChoice.ts'
// The lazy screen of these addresses, so that its code is here when it opens.
import '#features/auth/certificate/CertificateReset.tsx'
import '#features/auth/passwordScreens.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { findTheme } from '#themes/registry.ts'
import { App } from './App.tsx'

/** Accounts that an e-mail was asked for, and of which none was chosen. */
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

it('a document leads to its own certificates, whatever was asked for by e-mail before', async () => {
  await open('/resetpasswordCertificate')
  await screen.findByRole('option', { name: 'Pasaporte' })
  await find()
  expect(await screen.findByRole('radio', { name: /certificado\.correo/ })).toBeVisible()
  expect(screen.queryByText('carla.uno')).toBeNull()
})

it('an e-mail leads to the accounts that have it', async () => {
  await open('/selectaccounts')
  expect(await screen.findByRole('radio', { name: /carla\.uno/ })).toBeVisible()
})
