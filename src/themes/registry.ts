import { bemyself } from './products/bemyself.ts'
import { biometria } from './products/biometria.ts'
import { colnomina } from './products/colnomina.ts'
import { confronta } from './products/confronta.ts'
import { firmaya } from './products/firmaya.ts'
import { ibuhoo } from './products/ibuhoo.ts'
import { letmicert } from './products/letmicert.ts'
import { license } from './products/license.ts'
import { license_letmicert } from './products/license_letmicert.ts'
import { license_myselfcert } from './products/license_myselfcert.ts'
import { lstinhib } from './products/lstinhib.ts'
import { myselfcert } from './products/myselfcert.ts'
import { oidc } from './products/oidc.ts'
import { product } from './products/product.ts'
import { suite } from './products/suite.ts'
import type { Product, Theme, Variant } from './theme.ts'

const products: ReadonlyMap<string, Product> = new Map(
  Object.entries({
    ibuhoo,
    product,
    suite,
    colnomina,
    license,
    oidc,
    biometria,
    confronta,
    firmaya,
    myselfcert,
    bemyself,
    letmicert,
    license_letmicert,
    license_myselfcert,
    lstinhib,
  }),
)

/** Names that hosts may still send (D40). */
const aliases: ReadonlyMap<string, string> = new Map([['suiteapp', 'suite']])

/** True if products sign in with this application, so that it cannot be renamed (D18). */
export function isSignInName(name: string): boolean {
  return [...products.values()].some(({ appname }) => appname === normal(name))
}

/** Product used for a missing or unknown one (PRD-05, PRD-06). */
export const fallbackProduct = 'ibuhoo'

/**
 * The theme of the product and tenant in the page's headers, trimmed and compared without case (S-02). An unknown
 * tenant gives the product's own theme.
 */
export function findTheme(name: string | null, tenant: string | null): Theme {
  const asked = normal(name)
  const named = aliases.get(asked) ?? asked
  const key = products.has(named) ? named : fallbackProduct
  const { variants = {}, ...base } = products.get(key) ?? ibuhoo
  const variantKey = normal(tenant)
  if (!Object.hasOwn(variants, variantKey)) return { ...base, key, product: key, tenant: null }
  const variant: Variant = variants[variantKey] ?? {}
  return {
    ...base,
    ...variant,
    colors: { ...base.colors, ...variant.colors },
    key: `${key}_${variantKey}`,
    product: key,
    tenant: variantKey,
  }
}

/** Themes of all products and of all their tenants. */
export function allThemes(): Theme[] {
  return [...products].flatMap(([key, { variants = {} }]) =>
    [null, ...Object.keys(variants)].map((tenant) => findTheme(key, tenant)),
  )
}

function normal(name: string | null): string {
  return (name ?? '').trim().toLowerCase()
}
