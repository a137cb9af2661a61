import { openView } from '../gallery/openView.ts'
import { isShown, type Kind } from '../gallery/view.ts'
import { views } from '../gallery/views.ts'
import { expectAccessible, expectNoViolations, rulesOfPlaces } from '../support/accessibility.ts'
import { builtThemes } from '../support/builtThemes.ts'
import { weakOnPicture, weakTexts } from '../support/contrast.ts'
import { expectNoLeaks } from '../support/noise.ts'
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
  deep: { host: 'bmsbra.bemyself', language: 'pt', width: 390, loginKind: 'classic', absentScreen: true },
}

const themesOf = Object.groupBy(builtThemes(), ({ layout }) => layout)

// Every screen in every layout that has it, a variant in the first of them. One layout, each in its turn, is judged by
// all rules of axe; the others have the same markup, so there it is judged by those that look at places. The colours of
// texts are measured in every theme of the layout; what stands around the card is the same on every screen.
const visits = views.flatMap((view, index) => {
  const all = Object.entries(products).filter(([, product]) => isShown(view, product))
  const layouts = view.isVariant ? all.slice(0, 1) : all
  return layouts.map(([layout, product], place) => ({
    view,
    layout,
    product,
    rules: place === index % layouts.length ? undefined : rulesOfPlaces,
  }))
})

for (const [path, looks = []] of Object.entries(Object.groupBy(visits, ({ view }) => view.path)))
  test(`${path} is for everybody to read and use, in every state and layout @release`, async ({
    context,
    mock,
    at,
  }) => {
    test.setTimeout(30_000 * looks.length * slowness)
    for (const { view, layout, product, rules } of looks)
      await test.step(`${view.title}, ${layout}`, async () => {
        const { host, language, width } = product
        const page = await context.newPage()
        await page.setViewportSize({ width, height: 844 })
        await openView(page, mock, view, { at: (address) => at(host, address), language })
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.locator('.frame')).toHaveAttribute('data-layout', layout)
        await expect.poll(() => page.evaluate(missingPictures)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        await (rules ? expectNoViolations(page, rules) : expectAccessible(page))
        expect(await weakTexts(page, themesOf[layout] ?? [])).toEqual([])
        await expectNoLeaks(page)
        await page.close()
      })
  })

/** Addresses of pictures that have not loaded; runs in the page. */
function missingPictures(): string[] {
  return [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src)
}

for (const [layout, themes = []] of Object.entries(themesOf))
  test(`what stands on the pictures of the layout ${layout} can be read [PRD-15] @release`, async ({
    page,
    at,
  }) => {
    test.setTimeout(20_000 * themes.length * slowness)
    for (const { key, host } of themes)
      await test.step(key, async () => {
        await page.goto(at(host))
        await expect(page.locator('html')).toHaveAttribute('data-theme', key)
        await page.locator('.frame-backdrop').evaluate((picture: HTMLImageElement) => picture.decode())
        expect(await weakOnPicture(page)).toEqual([])
        await expectNoLeaks(page)
      })
  })

test('weak colours on a card, in a field and on the picture are found, and a page without a name @release', async ({
  page,
}) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByLabel('Usuario').fill('admin')
  const weak = { key: 'weak', looks: { light: { '--text': '#bbbbbb', '--brand': '#eeeeee' } } }
  expect(await weakTexts(page, [weak])).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^weak light 'Iniciar sesión' 1\.9/),
      expect.stringMatching(/^weak light 'Ingresar' 1\.1/),
      expect.stringMatching(/^weak light 'admin' 1\.9/),
    ]),
  )
  await page.evaluate(() => document.documentElement.style.setProperty('--on-deep', '#0b4a5a'))
  expect(await weakOnPicture(page)).toEqual([
    expect.stringContaining('Una sola cuenta'),
    expect.stringContaining('Entra una vez'),
  ])
  await page.evaluate(() => {
    document.title = ''
  })
  for (const rules of [undefined, rulesOfPlaces])
    await expect(expectNoViolations(page, rules)).rejects.toThrow(/document-title/)
})
