import type { Product } from '../theme.ts'

/** Values shared by most products (PRD-23). */
export const standardProduct = {
  tenantLanguage: 'es',
  layout: 'standard',
  loginKind: 'classic',
  externalSignIn: false,
  languageSelector: false,
  purchaseLink: null,
  captchaDefault: false,
  contact: null,
  versionLabel: false,
  informationScreens: false,
  wording: 'first',
  resetAccepts: 'email',
  absentScreen: false,
} as const satisfies Partial<Product>
