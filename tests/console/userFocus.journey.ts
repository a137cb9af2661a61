import { walkInSight } from '../support/focus.ts'
import { holdSession } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { slowness } from '../support/slowness.ts'
import { button, line } from '../support/userCard.ts'

test.beforeEach(({ page }) => holdSession(page))

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 320, height: 256 },
]
const paths = ['/users/4', '/users/4/empresas', '/users/4/roles']

for (const path of paths)
  test(`the focus is in sight all over ${path}, from a wide screen to a zoom of 400 %`, async ({ page }) => {
    test.setTimeout(180_000 * slowness)
    await page.goto(path)
    await button(page, 'Editar').click()
    const panel = page.getByRole('tabpanel')
    // With a change, the bar says so and is at its highest.
    if (path === '/users/4') await line(page, 'names').fill('María José')
    else
      await panel
        .getByRole('checkbox', { name: /^Asignado/ })
        .last()
        .click()
    const back = button(page, 'Volver')
    for (const size of sizes)
      await test.step(`${size.width}×${size.height}`, async () => {
        await page.setViewportSize(size)
        await back.focus()
        await walkInSight(button(page, 'Actualizar'), 'Tab')
        await walkInSight(back, 'Shift+Tab')
      })
  })

test('the card is edited, reviewed and saved at a zoom of 400 %, where nothing stays over what has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/users/4')
  await button(page, 'Editar').click()
  await line(page, 'names').click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('María José')
  await expect(page.getByRole('banner')).not.toBeInViewport()
  await expect(button(page, 'Actualizar')).not.toBeInViewport()
  await button(page, 'Actualizar').click()
  const review = page.getByRole('alertdialog')
  await expect(review.getByRole('heading')).toBeInViewport()
  await expect(review.getByRole('button', { name: 'Guardar' })).toBeFocused()
  await review.getByRole('cell', { name: 'María José' }).scrollIntoViewIfNeeded()
  await expect(review.getByRole('cell', { name: 'María José' })).toBeInViewport()
  await review.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Los datos del usuario han sido actualizados')).toBeVisible()
  await walkInSight(button(page, 'Siguiente'), 'Tab')
})

test('document numbers are whole in the list at 320', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await page.goto('/users')
  const numbers = page.getByRole('main').locator('td[data-column="document"] .cell-text')
  await expect(numbers.first()).toBeVisible()
  const cut = await numbers.evaluateAll((all) =>
    all.filter((one) => one.scrollWidth > one.clientWidth).map(({ textContent }) => textContent),
  )
  expect(cut).toEqual([])
})
