import { freePort } from '#scripts/server/listen.ts'
import { startGallery, type Gallery } from '#scripts/gallery.ts'
import { isShown, type Kind } from '#scripts/gallery/view.ts'
import { views } from '#scripts/gallery/views.ts'
import { expectAccessible, rulesOfPlacesAndColors } from '../support/accessibility.ts'
import { builtThemes } from '../support/builtThemes.ts'
import { weakOnPicture, weakTexts } from '../support/contrast.ts'
import { expect, test } from '../support/portal.ts'
import { slowness } from '../support/slowness.ts'

/** One product for each layout; the others of the layout differ in colours, which are judged on its screens. */
const products: Record<string, Kind & { host: string; language: string; width: number }> = {
  standard: { host: 'ibuhoo', language: 'es', width: 390, loginKind: 'classic', absentScreen: false },
  certificate: {
    host: 'firmaya',
    language: 'en',
    width: 1280,
    loginKind: 'certificate',
    absentScreen: false,
  },
  branded: { host: 'myselfcert', language: 'es', width: 390, loginKind: 'certificate', absentScreen: false },
  dark: { host: 'bmsbra.bemyself', language: 'pt', width: 390, loginKind: 'classic', absentScreen: true },
}

let gallery: Gallery
test.beforeAll(async () => {
  // It may build first, on a busy machine.
  test.setTimeout(300_000)
  gallery = await startGallery(await freePort())
})
test.afterAll(() => gallery.close())

// Every screen in every layout that has it. One of them, each in its turn, is judged by all rules of axe; the others have
// the same markup, so there it is judged by those that look at places and colours.
for (const [index, view] of views.entries()) {
  const layouts = Object.entries(products).filter(([layout, product]) => {
    return isShown(view, product) && (!view.isVariant || layout === 'standard')
  })
  test(`${view.title} is for everybody to read and use in ${layouts.map(([layout]) => layout).join(', ')}`, async ({
    page,
  }) => {
    test.setTimeout(40_000 * layouts.length * slowness)
    for (const [place, [layout, product]] of layouts.entries()) {
      const { host, language, width } = product
      await page.setViewportSize({ width, height: 844 })
      const { port } = new URL(gallery.url)
      const look = `${view.key}--${language}--${width}`
      await page.goto(`http://${look}.${host}.gallery.localhost:${port}/__gallery/stage.html`)
      // As long as a navigation may take: the way to some looks leads over others.
      await page
        .locator('html[data-gallery=ready]')
        .waitFor({ state: 'attached', timeout: 20_000 * slowness })
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('.frame')).toHaveAttribute('data-layout', layout)
      for (const picture of await page.locator('img').all())
        await expect
          .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
          .toBeGreaterThan(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await expectAccessible(page, place === index % layouts.length ? undefined : rulesOfPlacesAndColors)
      expect(
        await weakTexts(
          page,
          builtThemes().filter((theme) => theme.layout === layout),
        ),
      ).toEqual([])
    }
  })
}

for (const { key, host } of builtThemes())
  test(`what stands on the picture of ${key} can be read [PRD-15]`, async ({ page, at }) => {
    await page.goto(at(host))
    await expect(page.locator('html')).toHaveAttribute('data-theme', key)
    await page.locator('.frame-backdrop').evaluate((picture: HTMLImageElement) => picture.decode())
    expect(await weakOnPicture(page)).toEqual([])
  })

test('a colour that is too weak is found, on a card and on the picture', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const weak = { key: 'weak', looks: { light: { '--text': '#bbbbbb', '--brand': '#eeeeee' } } }
  expect(await weakTexts(page, [weak])).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^weak light 'Iniciar sesión' 1\.9/),
      expect.stringMatching(/^weak light 'Ingresar' 1\.1/),
    ]),
  )
  await page.evaluate(() => document.documentElement.style.setProperty('--on-deep', '#0b4a5a'))
  expect(await weakOnPicture(page)).toEqual([
    expect.stringContaining('Una sola cuenta'),
    expect.stringContaining('Entra una vez'),
  ])
})
