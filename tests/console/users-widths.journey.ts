import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { holdSession } from '../support/people.ts'
import { chooseColumns } from '../support/userColumns.ts'
import { expect, test } from '../support/portal.ts'

const widths = [320, 390, 600, 768, 900, 1024, 1100, 1200, 1280, 1440, 1920]

async function open(page: Page, query: string): Promise<void> {
  await holdSession(page)
  await page.goto(`/users${query}`)
  await expect(page.locator('.pager-range')).toHaveText(/\d/)
}

/** The headings that are seen, and what of the table is cut, broken or outside of it. */
function look(page: Page) {
  return page.getByRole('table', { name: 'Usuarios' }).evaluate((table) => {
    const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean =>
      scrollWidth > clientWidth || scrollHeight > clientHeight + 2
    const headings = [...table.querySelectorAll('th')].filter(
      (heading) => getComputedStyle(heading).clipPath === 'none' && heading.clientWidth > 0,
    )
    const texts = [...table.querySelectorAll('td :is(.cell-text, .time-ago)')]
    const ofTable = table.getBoundingClientRect()
    return {
      headings: headings.map(({ textContent }) => textContent),
      cutHeadings: headings
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
      texts: texts.length,
      cutTexts: texts.filter(isCut).map(({ textContent }) => textContent),
      brokenNumbers: [...table.querySelectorAll('[data-column="document"] .cell-text')]
        .filter(({ clientHeight }) => clientHeight > 20)
        .map(({ textContent }) => textContent),
      overlaps: [...table.querySelectorAll('tbody tr')].flatMap((row) => {
        const cells = [...row.querySelectorAll('.cell-text, .time-ago, [data-column="applications"] > *')]
        const places = cells.map((cell) => cell.getBoundingClientRect())
        return places.flatMap((one, index) =>
          places
            .slice(index + 1)
            .filter(
              (other) =>
                Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
                Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2,
            )
            .map(() => row.textContent),
        )
      }),
      outside: texts.filter((text) => text.getBoundingClientRect().right > ofTable.right + 1).length,
      page: document.documentElement.scrollWidth,
    }
  })
}

const extras = ['customer', 'applications', 'modified']
for (const columns of [[], ...extras.map((one) => [one]), extras])
  test(`from 320 to 1920 wide nothing is cut or broken, with ${columns.join(', ') || 'no column'} besides the six [USR-04]`, async ({
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
    await open(page, '?size=25&page=5')
    for (const width of widths)
      await test.step(`at ${width}`, async () => {
        await page.setViewportSize({ width, height: 800 })
        // The drawer goes or comes when the page has heard of its new width.
        await expect
          .poll(() => look(page))
          .toMatchObject({
            cutHeadings: [],
            cutTexts: [],
            brokenNumbers: [],
            outside: 0,
            overlaps: [],
            page: width,
          })
        expect((await look(page)).texts).toBeGreaterThan(100)
      })
  })

test('the six columns stand where there is room; with less the name, the user name and the initials share a cell [USR-04]', async ({
  page,
}) => {
  await open(page, '?search=maria.gomez%40')
  const six = ['Usuario', 'Nombres', 'Apellidos', 'Documento', 'Correo electrónico', 'Estado']
  await expect
    .poll(async () => (await look(page)).headings)
    .toEqual(['Seleccionar la página', ...six, 'Acciones'])
  await page.setViewportSize({ width: 1024, height: 800 })
  await expect
    .poll(async () => (await look(page)).headings)
    .toEqual(['Seleccionar la página', 'Usuario', 'Correo electrónico', 'Estado', 'Acciones'])
  const initials = page.locator('[data-initials]')
  await expect(initials).toHaveAttribute('data-initials', 'MN')
  expect(await initials.evaluate((element) => getComputedStyle(element, '::before').display)).toBe('grid')
  await expectAccessible(page)
})

for (const width of [1280, 1024, 390])
  test(`at ${width} wide the whole cell is the box, and the whole state cell the switch`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '?search=maria.gomez%40')
    const row = page.locator('.row-opens')
    const box = row.getByRole('checkbox')
    const cell = row.locator('[data-column="select"]')
    // The row is drawn anew once the list has heard of its width.
    await expect.poll(() => cell.boundingBox()).not.toBeNull()
    const { width: cellWidth, height } = (await cell.boundingBox())!
    expect(Math.min(cellWidth, height)).toBeGreaterThanOrEqual(24)
    await cell.click({ position: { x: 2, y: height / 2 } })
    await expect(box).toBeChecked()
    await cell.click({ position: { x: cellWidth - 2, y: height / 2 } })
    await expect(box).not.toBeChecked()
    await row.getByText('Activo').click({ force: true })
    await expect(page.getByRole('alertdialog')).toHaveAccessibleName('Deseas desactivar este usuario ?')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/users\?search=maria\.gomez%40$/)
  })
