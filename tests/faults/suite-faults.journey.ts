import { picture } from '#mock/seed/picture.ts'
import { holdAnswerLimit, meetFaults } from '../support/answerFaults.ts'
import { expect, test } from '../support/portal.ts'
import { card, chooseLogo, fillItem, form, openSuite, storedItems } from '../support/suiteItems.ts'
import { button } from '../support/userCard.ts'

/** Each call meets every fault; on a busy machine that takes longer than a journey usually may. */
test.describe.configure({ timeout: 300_000 })

test.beforeEach(({ page }) => page.addInitScript(holdAnswerLimit))

test('the suite menu survives every fault of its read: nothing to save until it is there [T75, MNU-44]', async ({
  page,
  mock,
}) => {
  await openSuite(page)
  const lateral = page.getByRole('tab', { name: 'Menú lateral' })
  const isInTree = (): Promise<void> => expect(page.getByRole('treeitem').first()).toBeVisible()
  /** Another tab, in a page that has read no suite menu yet. */
  async function leave(): Promise<void> {
    await lateral.click()
    await isInTree()
    await page.reload()
    await isInTree()
  }
  await leave()
  await meetFaults(page, mock, {
    path: '/api/menu/GetMenuByApp',
    act: () => page.getByRole('tab', { name: 'Menú suite aplicaciones' }).click(),
    message: page.locator('.menu-frame').getByRole('alert'),
    async again() {
      await expect(button(page, 'Guardar menú')).toBeDisabled()
      await expect(button(page, 'Crear item')).toBeDisabled()
      await button(page, 'Reintentar').click()
      await expect(page.getByRole('article').first()).toBeVisible()
      await leave()
    },
  })
})

test('an upload survives every fault of its call, and the item waits for it [T75, T86]', async ({
  page,
  mock,
}) => {
  await openSuite(page)
  let round = 0
  const next = async (): Promise<void> => {
    round += 1
    await button(page, 'Crear item').click()
    await fillItem(page, `Ronda ${round}`)
    await chooseLogo(page, 'claro', picture(16 + round, [20, 60, 160]))
  }
  await next()
  await meetFaults(page, mock, {
    path: '/api/menu/UploadImageMenu',
    act: () => button(form(page), 'Crear item').click(),
    message: form(page).getByRole('alert'),
    look: () => form(page).getByLabel('Nombre ítem').inputValue(),
    record: () => storedItems(mock),
    async again() {
      await expect(card(page, `Ronda ${round}`)).toHaveCount(0)
      await button(form(page), 'Crear item').click()
      await expect(form(page)).toHaveCount(0)
      await expect(card(page, `Ronda ${round}`)).toBeVisible()
      await next()
    },
  })
  await button(form(page), 'Cerrar').click()
  await button(page.getByRole('dialog').last(), 'Descartar').click()
  await button(page, 'Guardar menú').click()
  await expect(page.locator('.toast').filter({ hasText: '¡Menú modificado exitosamente!' })).toBeVisible()
  expect((await storedItems(mock)).filter(({ name }) => name.startsWith('Ronda'))).toHaveLength(round - 1)
})

test('the save of the suite menu survives every fault of its call, and keeps every change [T75, T83]', async ({
  page,
  mock,
}) => {
  await openSuite(page)
  const [first] = await storedItems(mock)
  let round = 0
  const move = (): Promise<void> =>
    button(page, `Editar ${first!.name}`).press((round += 1) % 2 === 1 ? 'Alt+ArrowRight' : 'Alt+ArrowLeft')
  await move()
  await meetFaults(page, mock, {
    path: '/api/menu/Modify',
    act: () => button(page, 'Guardar menú').click(),
    message: page.locator('.menu-frame').getByRole('alert'),
    unknown: 'No sabemos si el menú se guardó',
    look: async () => page.getByRole('article').allTextContents(),
    record: () => storedItems(mock),
    async again() {
      await button(page, 'Guardar menú').click()
      const toast = page.locator('.toast').filter({ hasText: '¡Menú modificado exitosamente!' })
      await expect(toast).toHaveCount(1)
      await toast.getByRole('button', { name: 'Cerrar' }).click()
      await expect(toast).toHaveCount(0)
      await expect(page.locator('.menu-frame').getByRole('alert')).toHaveCount(0)
      await move()
    },
  })
})
