import { picture } from '#mock/seed/picture.ts'
import { meetFaults, prepareFaults } from '../support/answerFaults.ts'
import { seeToast } from '../support/messages.ts'
import { expect, test } from '../support/portal.ts'
import { card, chooseLogo, fillItem, form, openSuite, storedItems } from '../support/suiteItems.ts'
import { button } from '../support/userCard.ts'

prepareFaults()

test('an upload survives every fault of its call, and the item waits for it [T75, T86]', async ({
  page,
  mock,
}) => {
  await openSuite(page)
  let round = 0
  const next = async (): Promise<void> => {
    round += 1
    await button(page, 'Crear Menu').click()
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
      await seeToast(page, '¡Menú modificado exitosamente!')
      await expect(page.locator('.menu-frame').getByRole('alert')).toHaveCount(0)
      await move()
    },
  })
})
