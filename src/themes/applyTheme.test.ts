import { applyScheme, applyTheme, frameColor, hasChoiceOfLook, themeStyle } from './applyTheme.ts'
import { allThemes, findTheme } from './registry.ts'

function pageWith(head: string): Document {
  const page = document.implementation.createHTMLDocument('')
  page.head.innerHTML = head
  return page
}

describe('a page that gets a theme', () => {
  it('takes title, favicon and colours from product and tenant [PRD-11, PRD-12, PRD-13]', () => {
    const page = pageWith('<link rel="icon" href="/old.svg"><meta name="theme-color" content="#000000">')
    const theme = { ...findTheme('bemyself', 'bmsbra'), icon: '/bmsbra.svg' }
    applyTheme(theme, 'dark', page)
    expect(page.title).toBe('Bemyself · Brasil')
    expect(page.querySelectorAll('link[rel="icon"]')).toHaveLength(1)
    expect(page.querySelector('link[rel="icon"]')?.getAttribute('href')).toBe('/bmsbra.svg')
    expect(page.querySelector('meta[name="theme-color"]')?.getAttribute('content')).toBe(
      theme.colors.brandDeep,
    )
    expect(page.documentElement.style.getPropertyValue('--brand')).toBe(theme.colors.brand)
    expect(page.documentElement.dataset).toMatchObject({
      theme: 'bemyself_bmsbra',
      layout: 'deep',
      scheme: 'dark',
    })
  })

  it('gets missing favicon link and theme colour elements', () => {
    const page = pageWith('')
    applyTheme(findTheme('firmaya', null), 'light', page)
    expect(page.querySelector('link[rel="icon"]')?.hasAttribute('href')).toBe(true)
    expect(page.querySelector('meta[name="theme-color"]')?.hasAttribute('content')).toBe(true)
  })

  it('keeps nothing of an earlier theme', () => {
    const page = pageWith('')
    applyTheme(findTheme('bemyself', null), 'dark', page)
    applyTheme(findTheme('ibuhoo', null), 'light', page)
    const expected = pageWith('')
    applyTheme(findTheme('ibuhoo', null), 'light', expected)
    expect(page.documentElement.outerHTML).toBe(expected.documentElement.outerHTML)
  })
})

describe('a page that changes its scheme', () => {
  it('gets the other colours and keeps its title', () => {
    const page = pageWith('')
    const theme = findTheme('firmaya', null)
    applyTheme(theme, 'light', page)
    page.title = 'Ana Pérez · Firmaya'
    applyScheme(theme, 'dark', page)
    expect(page.title).toBe('Ana Pérez · Firmaya')
    expect(page.documentElement.dataset['scheme']).toBe('dark')
    expect(page.documentElement.style.colorScheme).toBe('dark')
    expect(page.documentElement.style.getPropertyValue('--brand')).toBe(themeStyle(theme, 'dark')['--brand'])
    expect(themeStyle(theme, 'dark')['--brand']).not.toBe(theme.colors.brand)
  })
})

describe('the style of a theme', () => {
  it('has one scheme in the deep layout', () => {
    expect(
      allThemes()
        .filter((theme) => !hasChoiceOfLook(theme))
        .map(({ product }) => product),
    ).toEqual(Array(5).fill('bemyself'))
    const bemyself = findTheme('bemyself', null)
    expect(themeStyle(bemyself, 'dark')).toEqual(themeStyle(bemyself, 'light'))
  })

  it('names each colour as a CSS variable', () => {
    const { colors } = findTheme('ibuhoo', null)
    expect(themeStyle(findTheme('ibuhoo', null), 'light')).toEqual({
      '--brand': colors.brand,
      '--brand-strong': colors.brandStrong,
      '--brand-deep': colors.brandDeep,
      '--brand-soft': colors.brandSoft,
      '--brand-faint': colors.brandFaint,
      '--on-brand': colors.onBrand,
      '--accent': colors.accent,
    })
  })

  it('holds opaque hex colours only', () => {
    const values = allThemes().flatMap((theme) =>
      (['light', 'dark'] as const).flatMap((scheme) => [
        ...Object.values(themeStyle(theme, scheme)),
        frameColor(theme, scheme),
      ]),
    )
    expect(values.filter((value) => !/^#[0-9a-f]{6}$/.test(value))).toEqual([])
  })
})
