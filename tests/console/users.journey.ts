import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { expectFocusVisible } from '../support/focus.ts'
import { expectNoSidewaysScroll, family, links, openList, range, row } from '../support/lists.ts'
import { watchPassing } from '../support/passing.ts'
import { ownMenu } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { button, alertDialog } from '../support/userCard.ts'
import { chooseColumns } from '../support/userColumns.ts'

const table = (page: Page): Locator => page.getByRole('table', { name: 'Usuarios' })
const box = (page: Page): Locator => page.getByRole('searchbox', { name: 'Buscar usuarios' })
const sizes = (page: Page): Locator => page.getByLabel('Filas por página')

async function search(page: Page, text: string): Promise<void> {
  await box(page).fill(text)
  await box(page).press('Enter')
}

test('a table of users is as high as its rows, and scrolls where the window ends [CON-06, USR-01, USR-03, USR-04, USR-05, TBL-02, TBL-03]', async ({
  page,
}) => {
  await openList(page, '/users')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usuarios')
  await expect(table(page).getByRole('columnheader')).toHaveText([
    'Seleccionar la página',
    'Usuario',
    'Nombres',
    'Apellidos',
    'Documento',
    'Correo electrónico',
    'Estado',
    'Acciones',
  ])
  await expect(row(page, 'maria.gomez').getByRole('cell')).toHaveText([
    '',
    'maria.gomez',
    'María',
    'Gómez Nariño',
    '1.010.031.676',
    'maria.gomez@suite.test',
    'Activo',
    '',
  ])
  await expect(links(page)).toHaveCount(10)
  await expect(range(page)).toHaveText('1–10 de 254')
  await expectAccessible(page)

  await page.setViewportSize({ width: 1280, height: 720 })
  const frame = page.locator('.list-frame')
  const height = async (): Promise<number> => (await frame.boundingBox())!.height
  expect(await height()).toBe(440)
  expect(await frame.evaluate((element) => element.scrollHeight)).toBe(440)
  await sizes(page).selectOption('25')
  await expect(links(page)).toHaveCount(25)
  expect(await height()).toBe(440)
  await frame.evaluate((element) => element.scrollTo(0, 300))
  await expect(table(page).getByRole('columnheader', { name: 'Documento' })).toBeInViewport()

  await page.setViewportSize({ width: 1920, height: 1080 })
  await sizes(page).selectOption('10')
  await expect(links(page)).toHaveCount(10)
  expect(await height()).toBe(440)
  await sizes(page).selectOption('25')
  await expect(links(page)).toHaveCount(25)
  expect(await height()).toBeGreaterThan(700)
  await expect(page.locator('.pager')).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(1080)
  await search(page, 'nadie se llama así')
  await expect(table(page)).toContainText('No se encontraron resultados')
  expect(await height()).toBeLessThan(300)
})

test('the address keeps search, order, page and size over Back and a reload [USR-02, USR-09, TBL-01, TBL-06] @firefox', async ({
  page,
}) => {
  await openList(page, '/users')
  await search(page, 'suite.test')
  await expect(page).toHaveURL(/\/users\?search=suite\.test$/)
  await page.getByLabel('Ordenar por').selectOption({ label: 'Más reciente' })
  await sizes(page).selectOption({ label: '25' })
  await expect(links(page)).toHaveCount(25)
  await button(page, 'Página siguiente').click()
  await expect(page).toHaveURL(/\/users\?search=suite\.test&sort=newest&page=2&size=25$/)
  await expect(range(page)).toHaveText('26–50 de 254')
  await expect(table(page)).toHaveAttribute('aria-busy', 'false')
  const shown = await links(page).allTextContents()
  await page.reload()
  await expect(links(page)).toHaveText(shown)
  await expect(box(page)).toHaveValue('suite.test')

  await search(page, 'peña')
  await expect(page).toHaveURL(/search=pe%C3%B1a&sort=newest&size=25$/)
  await expect(range(page)).not.toHaveText('26–50 de 254')
  await page.goBack()
  await expect(links(page)).toHaveText(shown)
  await expect(box(page)).toHaveValue('suite.test')
  await page.goBack()
  await expect(range(page)).toHaveText('1–25 de 254')
  await page.goBack()
  await expect(range(page)).toHaveText('1–10 de 254')
})

test('by keyboard alone the list is searched, a user switched off and a card opened [USR-07, USR-13] @release', async ({
  page,
  mock,
}) => {
  await family(mock, 'Teclado', 2)
  await openList(page, '/users')
  await box(page).focus()
  await page.keyboard.type('teclado')
  await page.keyboard.press('Enter')
  await expect(links(page)).toHaveCount(2)
  const order = [
    button(page, 'Borrar la búsqueda'),
    page.getByLabel('Ordenar por'),
    ...['Filtrar', 'Vistas'].map((name) => button(page, name)),
    page.getByRole('checkbox', { name: 'Seleccionar la página' }),
    button(page, 'Estado'),
    ...(['checkbox', 'link', 'switch'] as const).map((role) =>
      table(page).getByRole('row').nth(1).getByRole(role),
    ),
  ]
  for (const next of order) {
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
  }
  await page.keyboard.press('Space')
  await expect(button(alertDialog(page), 'Cancelar')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const first = table(page).getByRole('switch').first()
  await expect(first).toBeFocused()
  await expect(first).not.toBeChecked()
  expect((await mock.requests('setUserState')).map(({ body }) => body)).toEqual([{ id: 101, idstate: 1 }])
  await links(page).nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/users\/102$/)
})

test('by keyboard alone a user is deleted and restored, and the focus is on the row [USR-14, USR-18]', async ({
  page,
  mock,
}) => {
  const [, second, third] = await family(mock, 'Teclado', 5)
  await openList(page, '/users?search=teclado')
  const back = row(page, second!).getByRole('link')
  const following = row(page, third!).getByRole('link')
  const remove = async (): Promise<void> => {
    await row(page, second!)
      .getByRole('button', { name: /^Eliminar a/ })
      .focus()
    await page.keyboard.press('Enter')
    await expect(alertDialog(page)).toHaveAccessibleName('¿Deseas eliminar este usuario?')
    await expect(button(alertDialog(page), 'Cancelar')).toBeFocused()
    const expectShown = await watchPassing(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expectShown('El usuario fue eliminado')
    await page.keyboard.press('Escape')
    await expect(row(page, second!)).toHaveCount(0)
    await expect(following).toBeFocused()
  }
  await remove()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(page.getByText(/Teclado · .+ está de nuevo en la lista\./)).toBeVisible()
  await expect(back).toBeFocused()

  // At a zoom of 400 % what has the focus stands above the toast, and the toast is whole.
  await page.setViewportSize({ width: 320, height: 256 })
  await remove()
  await expectFocusVisible(page)
  await page.keyboard.press('F8')
  await expectFocusVisible(page)
  await expect(page.locator('.toast').last()).toBeInViewport({ ratio: 1 })
  await expect(button(page, 'Deshacer')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(following).toBeFocused()
  await page.keyboard.press('F8')
  await page.keyboard.press('Enter')
  await expect(back).toBeFocused()
  await expectFocusVisible(page)
  expect(await mock.requests('deleteUser')).toHaveLength(2)
  expect(await mock.requests('activateDeletedUser')).toHaveLength(2)
})

test('a row opens its card, and Back shows the list as it was, scrolled to that row [USR-11, USR-12]', async ({
  page,
}) => {
  await openList(page, '/users?sort=oldest&page=2&size=25')
  const link = links(page).nth(17)
  const href = (await link.getAttribute('href'))!
  await link.scrollIntoViewIfNeeded()
  const frame = page.locator('.list-frame')
  const scroll = await frame.evaluate((element) => element.scrollTop)
  expect(scroll).toBeGreaterThan(0)
  const cells = table(page).getByRole('row').nth(18).getByRole('cell')
  await cells.nth(5).click()
  await expect(page).toHaveURL(new RegExp(`${href}$`))
  await expect(table(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\?sort=oldest&page=2&size=25$/)
  await expect(page.locator(`a[href="${href}"]`)).toBeFocused()
  await expect.poll(() => frame.evaluate((element) => element.scrollTop)).toBe(scroll)

  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    cells.nth(3).click({ modifiers: ['Control'] }),
  ])
  await expect(ownMenu(tab)).toBeVisible()
  await expect(tab).toHaveURL(new RegExp(`${href}$`))
  await tab.close()
  await page.getByRole('link', { name: 'Crear usuario' }).click()
  await expect(page).toHaveURL(/\/users\/new$/)
})

test('on a narrow page rows are cards whose whole cells are the box and the switch [USR-04, USR-15] @release', async ({
  page,
  mock,
}) => {
  const [plain, locked] = await family(mock, 'Angosto', 2)
  await mock.change('users', 101, { names: 'A'.repeat(60), email: `${'a'.repeat(90)}@suite.test` })
  await mock.change('users', 102, { idstate: 6 })
  await openList(page, '/users?search=angosto')
  const colors = (name: string): Promise<string[]> =>
    row(page, name).evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element)
      return [color, backgroundColor, getComputedStyle(element.querySelector('a')!).color]
    })
  const [greyed, others] = [await colors(locked!), await colors(plain!)]
  for (const [at, value] of greyed.entries()) expect(value).not.toBe(others[at])

  for (const width of [1024, 390])
    await test.step(`at ${width}`, async () => {
      await page.setViewportSize({ width, height: 844 })
      await expectNoSidewaysScroll(page)
      const cell = row(page, plain!).locator('[data-column="select"]')
      // The row renders again after the list has measured its width.
      await expect.poll(() => cell.boundingBox()).not.toBeNull()
      const { width: across, height } = (await cell.boundingBox())!
      expect(Math.min(across, height)).toBeGreaterThanOrEqual(24)
      await cell.click({ position: { x: 2, y: height / 2 } })
      await expect(cell.getByRole('checkbox')).toBeChecked()
      await cell.click({ position: { x: across - 2, y: height / 2 } })
      await expect(cell.getByRole('checkbox')).not.toBeChecked()
      await row(page, plain!).getByText('Activo').click({ force: true })
      await expect(alertDialog(page)).toHaveAccessibleName('Deseas desactivar este usuario ?')
      await page.keyboard.press('Escape')
      await expect(page).toHaveURL(/\/users\?search=angosto$/)
    })
  // Still a table to those who do not see it.
  await expect(table(page).getByRole('row')).toHaveCount(3)
  await expect(table(page).getByRole('columnheader', { name: 'Correo electrónico' })).toBeAttached()
  await expectAccessible(page)
})

test('a dark list is printed whole on light paper, its headings on each page and its ticks [T110]', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openList(page, '/users?size=100')
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  await expect(links(page)).toHaveCount(100)
  await row(page, 'maria.gomez').getByRole('checkbox').check()
  await page.emulateMedia({ media: 'print' })
  await expect(table(page).locator('thead')).toHaveCSS('display', 'table-header-group')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(row(page, 'maria.gomez').getByRole('link')).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(row(page, 'maria.gomez').getByRole('checkbox')).toHaveCSS('print-color-adjust', 'exact')
  await expect(
    page.locator('.skip-link, .drawer, .shell button:not(.user-button, th button)').filter({ visible: true }),
  ).toHaveCount(0)
  const pages = (await page.pdf()).toString('latin1').match(/\/Type \/Page\b/g)
  expect(pages!.length).toBeLessThanOrEqual(5)
})

/** The headings that are seen, and what of the table is cut, broken or outside of it; runs in the page. */
function faultsOf(table: Element) {
  const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean =>
    scrollWidth > clientWidth || scrollHeight > clientHeight + 2
  const named = (elements: Element[]): (string | null)[] => elements.map(({ textContent }) => textContent)
  const isSeen = (text: Element): boolean => getComputedStyle(text.closest('th, td')!).clipPath === 'none'
  const headings = [...table.querySelectorAll('th')].filter(
    (heading) => isSeen(heading) && heading.clientWidth > 0,
  )
  const textsIn = (place: Element): Element[] =>
    [...place.querySelectorAll('td :is(.cell-text, .time-ago)')].filter(isSeen)
  const texts = textsIn(table)
  const { right } = table.getBoundingClientRect()
  const overlap = (row: Element): boolean => {
    const cells = [...textsIn(row), ...row.querySelectorAll('[data-column="applications"] > *')]
    const boxes = cells.map((cell) => cell.getBoundingClientRect())
    return boxes.some((one, at) =>
      boxes
        .slice(at + 1)
        .some(
          (other) =>
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2,
        ),
    )
  }
  return {
    cutHeadings: named(headings.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)),
    cutTexts: named([...texts, ...table.querySelectorAll('.user-initials')].filter(isCut)),
    brokenNumbers: named(
      [...table.querySelectorAll('[data-column="document"] .cell-text')].filter(
        ({ clientHeight }) => clientHeight > 20,
      ),
    ),
    overlaps: named([...table.querySelectorAll('tbody tr')].filter(overlap)),
    outside: texts.filter((text) => text.getBoundingClientRect().right > right + 1).length,
    beyond: document.documentElement.scrollWidth - window.innerWidth,
  }
}

for (const columns of [[], ['customer', 'applications', 'modified']])
  test(`from 320 to 1920 wide nothing is cut or broken, with ${columns.length} more columns [USR-04] @release`, async ({
    page,
    mock,
  }) => {
    await mock.change('users', 101, {
      names: 'María Fernanda de los Ángeles',
      surnames: 'Rodríguez-Castellanos Echavarría',
      userName: 'maria.fernanda.rodriguez.castellanos',
      email: 'maria.fernanda.rodriguez.castellanos@servicios.suite.test',
    })
    await chooseColumns(page, columns)
    await openList(page, '/users?size=25&page=5')
    for (const width of [320, 390, 600, 768, 900, 1024, 1100, 1200, 1280, 1440, 1920])
      await test.step(`at ${width}`, async () => {
        await page.setViewportSize({ width, height: 800 })
        await expect(links(page)).toHaveCount(25)
        // The drawer goes or comes when the page has heard of its new width.
        await expect
          .poll(() => table(page).evaluate(faultsOf))
          .toEqual({
            cutHeadings: [],
            cutTexts: [],
            brokenNumbers: [],
            overlaps: [],
            outside: 0,
            beyond: 0,
          })
      })
  })
