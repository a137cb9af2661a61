import type { Language } from '#shared/texts/language.ts'

/** Values of the CSS variables of the same name (`brandStrong` is `--brand-strong`); all opaque hex colours. */
export type Colors = {
  /** Buttons, links, selection marks. */
  brand: string
  /** Pressed and hovered; brand-coloured text on `brandSoft` and `brandFaint`. */
  brandStrong: string
  /** Panels and bands under white text. */
  brandDeep: string
  brandSoft: string
  brandFaint: string
  /** Text on `brand` and `brandStrong`. */
  onBrand: string
  /** The second colour, for ornaments; never under or as text. */
  accent: string
}

export type PurchaseLink = {
  /** Which text: 'Comprar {product}' or 'Comprar {product} nómina' (LOG-06, LOG-07). */
  label: 'product' | 'payroll'
  /** Replaces {product}. */
  product: string
  /** Without one the link only logs (LOG-09). */
  landing: string | null
}

/** Everything that differs by product and tenant; no other code may check a product's key. */
export type Theme = {
  /** `product`, or `product_tenant`: `biometria_gse` (S-02). */
  key: string
  product: string
  /** A tenant that the product knows, else null. */
  tenant: string | null
  name: string
  /** Document title (PRD-11). */
  title: string
  /** Display name of the product. */
  productName: string
  /** Application name in calls (PRD-18). */
  appname: string
  tenantLanguage: Language
  layout: 'standard' | 'certificate' | 'branded' | 'deep'
  loginKind: 'classic' | 'certificate'
  /** Offers 'Ingresar con {provider}' beside the form (CLG-07, S-01). */
  externalSignIn: boolean
  languageSelector: boolean
  purchaseLink: PurchaseLink | null
  /** Used without the parameter `captchaApply` (S-11). */
  captchaDefault: boolean
  /** Replaces {contact} if the service sends none (S-10). */
  contact: string | null
  versionLabel: boolean
  /** True if a sent e-mail has a separate route (RTE-25). */
  informationScreens: boolean
  /**
   * Texts of the password screens: the first or the second wording of some messages (RST-03, RST-07, RST-10, PWD-26,
   * S-29), or the first one about a certificate's password (PWD-24, S-12).
   */
  wording: 'first' | 'second' | 'certificate'
  /** Accepted input of a reset request (S-13). */
  resetAccepts: 'email' | 'emailOrUser'
  /** True if it has the screen of an expired session (PRD-27). */
  absentScreen: boolean
  colors: Colors
  /** URLs of pictures: wordmark, square mark, favicon, background. */
  logo: string
  logoMark: string
  icon: string
  backgroundImage: string
}

/** Differences of a tenant from its product. */
export type Variant = Partial<Omit<Theme, 'key' | 'product' | 'tenant' | 'colors'>> & {
  colors?: Partial<Colors>
}

export type Product = Omit<Theme, 'key' | 'product' | 'tenant'> & {
  variants?: Readonly<Record<string, Variant>>
}
