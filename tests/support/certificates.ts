import type { Page } from '@playwright/test'
import { password } from './people.ts'
import { expect } from './portal.ts'
import { texts, type Texts } from './texts.ts'

/** The document that the certificates of the seed bear. */
export const documentNumber = '1032456789'

/** The fields of the screens with certificates, in a language. */
export function certificateFields(page: Page, { certificates }: Texts = texts.es) {
  return {
    type: page.getByLabel(certificates.documentType),
    number: page.getByLabel(certificates.documentNumber),
    password: page.getByLabel(certificates.password),
    code: page.getByLabel(certificates.code, { exact: true }),
  }
}

/** Types the document and the password of its certificates and sends them; what follows is for the test to judge. */
export async function signInByCertificate(
  page: Page,
  typed: string = password,
  words: Texts = texts.es,
): Promise<void> {
  const fields = certificateFields(page, words)
  await fields.type.selectOption({ label: 'Cédula de ciudadanía' })
  await fields.number.fill(documentNumber)
  await fields.password.fill(typed)
  // Its name may say, too, that this way led in last time.
  await page.locator('.login-form > [type=submit]').click()
}

/** From the opened reset to the certificates of the document. */
export async function findCertificates(page: Page, words: Texts = texts.es): Promise<void> {
  const fields = certificateFields(page, words)
  await fields.type.selectOption({ label: 'Cédula de ciudadanía' })
  await fields.number.fill(documentNumber)
  await page.getByRole('button', { name: words.certificates.continue }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.certificates.accountsTitle)
}
