import { walkInSight } from '../support/focus.ts'
import { holdSession } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { slowness } from '../support/slowness.ts'
import { button, line } from '../support/userCard.ts'

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 320, height: 256 },
]

test('the focus is visible on every tab of a card, from a wide page to a zoom of 400 % @release', async ({
  page,
}) => {
  test.setTimeout(540_000 * slowness)
  await holdSession(page)
  for (const path of ['/users/4', '/users/4/empresas', '/users/4/roles'])
    await test.step(path, async () => {
      await page.setViewportSize(sizes[0]!)
      await page.goto(path)
      await button(page, 'Editar').click()
      // With a change, the bar says so and is at its highest.
      if (path === '/users/4') await line(page, 'names').fill('María José')
      else
        await page
          .getByRole('tabpanel')
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
      // Leaves without a question of the browser about the change.
      await button(page, 'Cancelar edición').click()
      await button(page.getByRole('alertdialog'), 'Descartar').click()
      await expect(button(page, 'Editar')).toBeVisible()
    })
})
