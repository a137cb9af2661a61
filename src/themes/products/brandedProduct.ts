import type { Product } from '../theme.ts'
import { standardProduct } from './standardProduct.ts'

/** The products with the newer themed login, whose version is shown (PRD-25, LOG-10, S-12). */
export const brandedProduct = {
  ...standardProduct,
  layout: 'branded',
  versionLabel: true,
  informationScreens: true,
  wording: 'second',
} as const satisfies Partial<Product>
