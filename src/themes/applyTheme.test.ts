import { applyTheme, frameColor, themeStyle } from './applyTheme.ts'
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
    applyTheme(theme, page)
    expect(page.title).toBe('Bemyself · Brasil')
    expect(page.querySelectorAll('link[rel="icon"]')).toHaveLength(1)
    expect(page.querySelector('link[rel="icon"]')?.getAttribute('href')).toBe('/bmsbra.svg')
    expect(page.querySelector('meta[name="theme-color"]')?.getAttribute('content')).toBe(
      theme.colors.brandDeep,
    )
    expect(page.documentElement.style.getPropertyValue('--brand')).toBe(theme.colors.brand)
    expect(page.documentElement.dataset).toMatchObject({
      theme: 'bemyself_bmsbra',
      layout: 'dark',
      scheme: 'dark',
    })
  })

  it('gets the favicon link and the colour of the frame when it has none', () => {
    const page = pageWith('')
    applyTheme(findTheme('firmaya', null), page)
    expect(page.querySelector('link[rel="icon"]')?.hasAttribute('href')).toBe(true)
    expect(page.querySelector('meta[name="theme-color"]')?.hasAttribute('content')).toBe(true)
  })

  it('keeps nothing of an earlier theme', () => {
    const page = pageWith('')
    applyTheme(findTheme('bemyself', null), page)
    applyTheme(findTheme('ibuhoo', null), page)
    const expected = pageWith('')
    applyTheme(findTheme('ibuhoo', null), expected)
    expect(page.documentElement.outerHTML).toBe(expected.documentElement.outerHTML)
  })
})

describe('the style of a theme', () => {
  it('names each colour as a CSS variable', () => {
    const { colors } = findTheme('ibuhoo', null)
    expect(themeStyle(findTheme('ibuhoo', null))).toEqual({
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
    const values = allThemes().flatMap((theme) => [...Object.values(themeStyle(theme)), frameColor(theme)])
    expect(values.filter((value) => !/^#[0-9a-f]{6}$/.test(value))).toEqual([])
  })
})
