import type { Page } from '@playwright/test'
import { password } from './people.ts'
import { expect } from './portal.ts'
import { texts, type Texts } from './texts.ts'

/** The document of the seed's certificates. */
export const documentNumber = '1032456789'

/** The fields of the certificate screens in a language. */
export function certificateFields(page: Page, { certificates }: Texts = texts.es) {
  return {
    type: page.getByLabel(certificates.documentType),
    number: page.getByLabel(certificates.documentNumber),
    password: page.getByLabel(certificates.password),
    code: page.getByLabel(certificates.code, { exact: true }),
  }
}

/** Types and submits document and password; does not wait for the result. */
export async function signInByCertificate(
  page: Page,
  typed: string = password,
  words: Texts = texts.es,
): Promise<void> {
  const fields = certificateFields(page, words)
  await fields.type.selectOption({ label: 'Cédula de ciudadanía' })
  await fields.number.fill(documentNumber)
  await fields.password.fill(typed)
  // Its name may also say that it was used last.
  await page.locator('.login-form > [type=submit]').click()
}

/** Goes from the opened reset to the certificates of the document. */
export async function findCertificates(page: Page, words: Texts = texts.es): Promise<void> {
  const fields = certificateFields(page, words)
  await fields.type.selectOption({ label: 'Cédula de ciudadanía' })
  await fields.number.fill(documentNumber)
  await page.getByRole('button', { name: words.certificates.continue }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.certificates.accountsTitle)
}
