import type { Language } from '#shared/texts/language.ts'

/** Values of the CSS variables of the same name (`brandStrong` is `--brand-strong`); all opaque hex colours. */
export type Colors = {
  /** Buttons, links, marks of the chosen. */
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
  /** What stands for {product} in it. */
  product: string
  /** Without one the link only logs (LOG-09). */
  landing: string | null
}

/** What a product and its tenant change; nothing else in the portal may know a product by its key. */
export type Theme = {
  /** `product`, or `product_tenant`: `biometria_gse` (S-02). */
  key: string
  product: string
  /** A tenant that the product knows, else null. */
  tenant: string | null
  name: string
  /** Of the page (PRD-11). */
  title: string
  /** What people call the product. */
  productName: string
  /** The application name that calls carry (PRD-18). */
  appname: string
  tenantLanguage: Language
  layout: 'standard' | 'certificate' | 'branded' | 'dark'
  loginKind: 'classic' | 'certificate'
  /** Offers 'Ingresar con {provider}' beside the form (CLG-07, S-01). */
  externalSignIn: boolean
  languageSelector: boolean
  purchaseLink: PurchaseLink | null
  /** Holds where the service says nothing about `captchaApply` (S-11). */
  captchaDefault: boolean
  /** Stands in for {contact} when the service names none (S-10). */
  contact: string | null
  versionLabel: boolean
  /** A sent e-mail has a route of its own (RTE-25). */
  informationScreens: boolean
  /**
   * How the screens around a password speak: with the first or the second wording of some messages (RST-03, RST-07,
   * RST-10, PWD-26, S-29), or with the first one and of the password of a certificate (PWD-24, S-12).
   */
  wording: 'first' | 'second' | 'certificate'
  /** What the request for a new password may be made with (S-13). */
  resetAccepts: 'email' | 'emailOrUser'
  /** Has the screen that says the session ran out (PRD-27). */
  absentScreen: boolean
  colors: Colors
  /** Addresses of pictures: wordmark, square mark, favicon, background. */
  logo: string
  logoMark: string
  icon: string
  backgroundImage: string
}

/** What a tenant changes of its product. */
export type Variant = Partial<Omit<Theme, 'key' | 'product' | 'tenant' | 'colors'>> & {
  colors?: Partial<Colors>
}

export type Product = Omit<Theme, 'key' | 'product' | 'tenant'> & {
  variants?: Readonly<Record<string, Variant>>
}
