/** @jest-environment node */
import { allThemes, findTheme } from './registry.ts'

const every = allThemes()

describe('the theme of a page', () => {
  it.each([
    [null, null, 'ibuhoo'],
    ['', null, 'ibuhoo'],
    ['   ', 'gse', 'ibuhoo'],
    ['ibuhoo', null, 'ibuhoo'],
    ['IBUHOO', 'IBUHOO', 'ibuhoo'],
    ['unheard-of', null, 'ibuhoo'],
    ['unheard-of', 'bmsbra', 'ibuhoo'],
    ['constructor', 'constructor', 'ibuhoo'],
    ['__proto__', '__proto__', 'ibuhoo'],
    ['toString', 'toString', 'ibuhoo'],
    ['../x', '../x', 'ibuhoo'],
    ['../firmaya', '../firmaya', 'ibuhoo'],
    ['<b>firmaya</b>', '<b>firmaya</b>', 'ibuhoo'],
    ['bemyself_bmsbra', null, 'ibuhoo'],
    ['firmaya,bemyself', null, 'ibuhoo'],
    [' Firmaya ', null, 'firmaya'],
    [' FirmaYa ', ' FirmaYa ', 'firmaya'],
    ['BEMYSELF', ' BmsBra', 'bemyself_bmsbra'],
    ['bemyself', '472', 'bemyself_472'],
    ['bemyself', 'unheard-of', 'bemyself'],
    ['bemyself', 'constructor', 'bemyself'],
    ['bemyself', '__proto__', 'bemyself'],
    ['biometria', 'bmsbra', 'biometria'],
    ['lstinhib', 'gse', 'lstinhib_gse'],
    ['license', 'gse', 'license'],
    ['Product', null, 'product'],
    ['suite', null, 'suite'],
    [' SuiteApp ', null, 'suite'],
  ])('product %j and tenant %j: %s [PRD-05, PRD-06]', (product, tenant, key) => {
    expect(findTheme(product, tenant).key).toBe(key)
  })

  it('exists for every product without a fallback [PRD-07]', () => {
    const products = every.filter(({ tenant }) => tenant === null)
    expect(products.map(({ key }) => key).sort()).toEqual([
      'bemyself',
      'biometria',
      'colnomina',
      'confronta',
      'firmaya',
      'ibuhoo',
      'letmicert',
      'license',
      'license_letmicert',
      'license_myselfcert',
      'lstinhib',
      'myselfcert',
      'oidc',
      'product',
      'suite',
    ])
    expect(new Set(products.map(({ title }) => title)).size).toBe(products.length)
    expect(new Set(products.map(({ colors }) => colors.brand)).size).toBe(products.length)
  })

  it.each([
    ['biometria', ['fna', 'gse']],
    ['bemyself', ['472', 'bmsbra', 'bmscol', 'bmsecu']],
    ['lstinhib', ['gse', 'paynet']],
  ])('%s has the tenants %j [PRD-08, PRD-09, PRD-10]', (product, tenants) => {
    const found = every.filter((theme) => theme.product === product).map(({ tenant }) => tenant)
    expect(found.filter((tenant) => tenant !== null).sort()).toEqual(tenants)
  })

  it('lets a tenant change title and colours and inherits the rest [PRD-11, PRD-13]', () => {
    for (const theme of every.filter(({ tenant }) => tenant !== null)) {
      const product = findTheme(theme.product, null)
      expect(theme.title).not.toBe(product.title)
      expect(theme.colors.brand).not.toBe(product.colors.brand)
      expect(theme).toMatchObject({
        appname: product.appname,
        layout: product.layout,
        loginKind: product.loginKind,
        versionLabel: product.versionLabel,
      })
    }
  })
})

describe('the content of a theme', () => {
  it.each(every.map((theme) => [theme.key, theme] as const))(
    '%s: a language, colours and pictures [PRD-16]',
    (_key, { tenantLanguage, colors, logo, logoMark }) => {
      expect(['es', 'en', 'pt']).toContain(tenantLanguage)
      expect(Object.values(colors)).toHaveLength(7)
      for (const value of Object.values(colors)) expect(value).toMatch(/^#[0-9a-f]{6}$/)
      for (const address of [logo, logoMark]) expect(address).toMatch(/\.svg$/)
    },
  )

  it.each(every.map((theme) => [theme.key, theme] as const))(
    '%s: its own logo, favicon and background, also for a tenant [PRD-12, PRD-14, PRD-15]',
    (key, { logo, icon, backgroundImage }) => {
      const folder = `/pictures/${key}/`
      expect([logo, backgroundImage]).toEqual([`${folder}logo.svg`, `${folder}background.svg`])
      expect([`${folder}mark.svg`, `${folder}icon.svg`]).toContain(icon)
    },
  )

  it.each(every.filter(({ tenant }) => tenant === null).map((theme) => [theme.key, theme] as const))(
    '%s: name, title, background, logo and icon of the product list [PRD-17]',
    (key, { name, title, backgroundImage, logo, icon }) => {
      expect(name).toBe(key)
      expect(title.trim()).not.toBe('')
      for (const address of [backgroundImage, logo, icon]) expect(address).toMatch(/\.svg$/)
    },
  )
})

describe('the application name in calls', () => {
  it.each([
    ['ibuhoo', 'ibuhoo'],
    ['license', 'license'],
    ['product', 'suite'],
    ['suite', 'suite'],
    ['suiteapp', 'suite'],
    ['colnomina', 'colnomina'],
    ['biometria', 'biometria'],
    ['confronta', 'confronta'],
    ['firmaya', 'firmaya'],
    ['myselfcert', 'myselfcert'],
    ['bemyself', 'bemyself'],
    ['letmicert', 'letmicert'],
    ['lstinhib', 'lstinhib'],
    ['oidc', 'ibuhoo'],
    ['license_letmicert', 'license'],
    ['license_myselfcert', 'license'],
  ])('of %s is %s [PRD-18]', (product, appname) => {
    expect(findTheme(product, null).appname).toBe(appname)
  })
})

describe('the language a page starts in', () => {
  it('is Portuguese for the tenant bmsbra [LNG-05]', () => {
    expect(findTheme('bemyself', 'bmsbra').tenantLanguage).toBe('pt')
  })

  it('is Spanish for every other theme [LNG-06]', () => {
    const others = every.filter(({ key }) => key !== 'bemyself_bmsbra')
    expect(others.filter(({ tenantLanguage }) => tenantLanguage !== 'es')).toEqual([])
  })

  it('is the one of bmscol for bemyself without a tenant [LNG-09]', () => {
    const expected = findTheme('bemyself', 'bmscol').tenantLanguage
    expect(findTheme('bemyself', null).tenantLanguage).toBe(expected)
    expect(findTheme('bemyself', 'unheard-of').tenantLanguage).toBe(expected)
  })

  it('can be chosen only for bemyself, with any tenant [LNG-07]', () => {
    const choosing = every.filter(({ languageSelector }) => languageSelector)
    expect(new Set(choosing.map(({ product }) => product))).toEqual(new Set(['bemyself']))
    expect(choosing).toHaveLength(5)
  })
})

describe('a product has', () => {
  const productsWhere = (field: (theme: (typeof every)[number]) => boolean) => [
    ...new Set(every.filter(field).map(({ product }) => product)),
  ]

  it.each([
    ['certificate', ['firmaya']],
    ['branded', ['letmicert', 'lstinhib', 'myselfcert']],
    ['deep', ['bemyself']],
  ])('layout %s: %j [PRD-24, PRD-25, PRD-26]', (layout, products) => {
    expect(productsWhere((theme) => theme.layout === layout).sort()).toEqual(products)
  })

  it.each(['ibuhoo', 'license', 'product', 'suite', 'colnomina', 'biometria', 'confronta'])(
    'the standard layout and the classic sign-in for %s [PRD-23]',
    (product) => {
      expect(findTheme(product, null)).toMatchObject({ layout: 'standard', loginKind: 'classic' })
    },
  )

  it('a certificate sign-in for three products [CLG-01, PRD-24]', () => {
    expect(productsWhere(({ loginKind }) => loginKind === 'certificate').sort()).toEqual([
      'firmaya',
      'letmicert',
      'myselfcert',
    ])
  })

  it('a purchase link for {product} and colnomina only, both with the display name of {product} [LOG-05, LOG-06, LOG-07]', () => {
    expect(productsWhere(({ purchaseLink }) => purchaseLink !== null).sort()).toEqual([
      'colnomina',
      'product',
    ])
    const { productName, purchaseLink } = findTheme('product', null)
    expect(purchaseLink).toMatchObject({ label: 'product', product: productName })
    expect(findTheme('colnomina', null).purchaseLink).toMatchObject({
      label: 'payroll',
      product: productName,
    })
  })

  it('a version label in the branded and deep layouts [LOG-10]', () => {
    for (const { layout, versionLabel } of every)
      expect(versionLabel).toBe(layout === 'branded' || layout === 'deep')
  })

  it('a captcha by default only for biometria_gse [CAP-06, CAP-07, CAP-08, CAP-09]', () => {
    expect(every.filter(({ captchaDefault }) => captchaDefault).map(({ key }) => key)).toEqual([
      'biometria_gse',
    ])
  })

  it('a screen for expired sessions only for bemyself [PRD-27]', () => {
    expect(productsWhere(({ absentScreen }) => absentScreen)).toEqual(['bemyself'])
  })
})
