/** @jest-environment node */
import { hasIcon, iconNames, iconShape, loadIcon } from './iconShapes.ts'

describe('the icons of stored names', () => {
  it.each([
    ['people', 'of the first code'],
    ['vpn_key', 'that shows another icon'],
    ['account_circle', 'that menus often name'],
    ['mail', 'that shows one of those'],
    ['bolt', 'of the catalogue'],
    ['abc', 'outside the catalogue'],
    ['3g_mobiledata', 'that begins with a digit'],
    ['zoom_out_map', 'of the last letter'],
    ['pi-whatsapp', 'of PrimeIcons'],
  ])('load for %s, %s', async (name) => {
    expect(await loadIcon(name)).toBe(true)
    expect(iconShape(name)).toMatch(/^M[\d .,a-z-]+$/i)
  })

  it.each([
    [''],
    ['no_such_icon'],
    ['constructor'],
    ['__proto__'],
    ['toString'],
    ['../menuShapes'],
    ['people" onload="alert(1)'],
    ['People'],
    ['x'.repeat(400)],
  ])('do not load for %j', async (name) => {
    expect(await loadIcon(name)).toBe(false)
    expect(hasIcon(name)).toBe(false)
  })

  it('have different shapes in the main chunk', () => {
    for (const name of iconNames) expect(iconShape(name)).toMatch(/^M[\d .,a-z-]+$/i)
  })

  it('have one neutral icon for every unknown name', () => {
    expect(iconShape('constructor')).toBe(iconShape('no_such_icon'))
  })
})
