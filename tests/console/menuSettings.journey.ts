import type { Locator, Page } from '@playwright/test'
import { item, openMenu, putMenu, rowsOf, storedShape } from '../support/menus.ts'
import { expect, test } from '../support/portal.ts'
import { button } from '../support/userCard.ts'
import { tabTo } from '../support/walks.ts'

const save = async (page: Page): Promise<void> => {
  await button(page, 'Guardar menú').click()
  await expect(page.locator('.toast')).toContainText(/¡Menú (guardado|modificado) exitosamente!/)
}

async function middleOf(row: Locator): Promise<{ x: number; y: number; height: number }> {
  const { x, y, height } = (await row.boundingBox())!
  return { x: x + 150, y: y + height / 2, height }
}

test('items are dragged by the mouse to another place, into others, and back with Esc [MNU-05, MNU-06] [T84] @firefox', async ({
  page,
  mock,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 })
  await putMenu(mock, 1, 'Uno', { name: 'Dos', children: ['Tres'] }, 'Cuatro')
  await openMenu(page, mock)
  async function drag(name: string, to: string, part: number, right = 0): Promise<void> {
    const from = await middleOf(item(page, name))
    const { x, y, height } = await middleOf(item(page, to))
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + 3, from.y + 8)
    await page.mouse.move(x + right, y + part * height, { steps: 4 })
  }
  await drag('Cuatro', 'Uno', 0)
  await expect(item(page, 'Uno')).toHaveAttribute('data-takes-in', '')
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await rowsOf(page)).toEqual(['1 Uno', '1 Dos', '2 Tres', '1 Cuatro'])
  await expect(page.getByText('No hay cambios para guardar')).toBeVisible()

  await drag('Cuatro', 'Uno', 0)
  await page.mouse.up()
  await expect.poll(() => rowsOf(page)).toEqual(['1 Uno', '2 Cuatro', '1 Dos', '2 Tres'])
  await drag('Dos', 'Uno', -0.45)
  await page.mouse.up()
  await expect.poll(() => rowsOf(page)).toEqual(['1 Dos', '2 Tres', '1 Uno', '2 Cuatro'])
  await drag('Cuatro', 'Tres', 0.45)
  await expect(page.locator('.tree-line')).toBeVisible()
  await page.mouse.up()
  await expect.poll(() => rowsOf(page)).toEqual(['1 Dos', '2 Tres', '2 Cuatro', '1 Uno'])
  await drag('Dos', 'Tres', 0)
  await page.mouse.up()
  expect(await rowsOf(page)).toEqual(['1 Dos', '2 Tres', '2 Cuatro', '1 Uno'])
  await save(page)
  expect(await storedShape(mock, 1)).toBe('Dos(Tres Cuatro) Uno')
})

test.describe('with a finger, 390 wide', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a menu of three levels is built, put in order, undone and saved [MNU-05, MNU-06] [T84] @release', async ({
    page,
    mock,
  }) => {
    await putMenu(mock, 1, 'Uno', 'Dos', 'Tres')
    await openMenu(page, mock)
    const fingers = await page.context().newCDPSession(page)
    async function drag(name: string, to: string, part: number): Promise<void> {
      await item(page, name).scrollIntoViewIfNeeded()
      const handle = (await item(page, name).locator('[data-handle]').boundingBox())!
      const start = { x: handle.x + handle.width / 2, y: handle.y + handle.height / 2 }
      const { y, height } = await middleOf(item(page, to))
      const end = { x: start.x, y: y + part * height }
      await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] })
      for (const share of [0.2, 0.6, 1])
        await fingers.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: [{ x: start.x, y: start.y + (end.y - start.y) * share }],
        })
      await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await drag('Tres', 'Dos', 0)
    await expect.poll(() => rowsOf(page)).toEqual(['1 Uno', '1 Dos', '2 Tres'])
    await drag('Dos', 'Uno', 0)
    await expect.poll(() => rowsOf(page)).toEqual(['1 Uno', '2 Dos', '3 Tres'])
    await drag('Tres', 'Uno', -0.45)
    await expect.poll(() => rowsOf(page)).toEqual(['1 Tres', '1 Uno', '2 Dos'])
    // Right after a finger was lifted the browser takes a tap for the second one of two.
    await button(page, 'Deshacer último cambio').click()
    await expect.poll(() => rowsOf(page)).toEqual(['1 Uno', '2 Dos', '3 Tres'])
    await item(page, 'Tres').tap()
    await expect(item(page, 'Tres').getByRole('button', { name: 'Eliminar Tres' })).toBeVisible()
    await button(page, 'Subir de nivel').tap()
    await expect.poll(() => rowsOf(page)).toEqual(['1 Uno', '2 Dos', '2 Tres'])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await button(page, 'Guardar menú').tap()
    await expect(page.locator('.toast')).toContainText('¡Menú modificado exitosamente!')
    expect(await storedShape(mock, 1)).toBe('Uno(Dos Tres)')
  })
})

test('by keyboard alone an item is made, a menu put in order, undone by ten steps, and saved [PRD-21, MNU-07, MNU-35] [T84]', async ({
  page,
  mock,
}) => {
  await putMenu(mock, 2, 'Uno', 'Dos')
  await openMenu(page, mock, 'superior', 2)
  const { keyboard } = page
  await tabTo(button(page, 'Crear Menu'))
  await keyboard.press('Enter')
  const dialogOfItem = page.getByRole('dialog')
  await expect(dialogOfItem.getByRole('textbox', { name: 'Nombre' })).toBeFocused()
  await keyboard.type('Tres')
  await tabTo(dialogOfItem.getByRole('combobox', { name: 'Privilegios' }))
  await keyboard.press('ArrowDown')
  await expect(page.locator('[role=option]:not([aria-disabled])').first()).toBeVisible()
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await keyboard.press('Escape')
  await tabTo(dialogOfItem.getByRole('textbox', { name: 'URL' }))
  await keyboard.type('https://suite.test/')
  await tabTo(button(page, 'Siguiente'))
  await keyboard.press('Enter')
  await tabTo(button(page, 'Crear item'))
  await keyboard.press('Enter')
  await expect(dialogOfItem).toHaveCount(0)
  await expect.poll(() => rowsOf(page)).toEqual(['1 Uno', '1 Dos', '1 Tres'])
  await tabTo(item(page, 'Tres'))
  for (const keys of ['ArrowUp', 'Alt+ArrowRight', 'ArrowDown']) await keyboard.press(keys)
  for (const key of [' ', 'ArrowRight', 'ArrowRight', ' ']) await keyboard.press(key)
  const built = ['1 Uno', '2 Dos', '3 Tres']
  await expect.poll(() => rowsOf(page)).toEqual(built)
  await expect(item(page, 'Tres')).toBeFocused()
  await keyboard.press('Alt+ArrowLeft')
  for (let step = 0; step < 9; step += 1)
    await keyboard.press(step % 2 === 0 ? 'Alt+ArrowUp' : 'Alt+ArrowDown')
  await expect.poll(() => rowsOf(page)).toEqual(['1 Uno', '2 Tres', '2 Dos'])
  for (let step = 0; step < 10; step += 1) await keyboard.press('Control+z')
  await expect.poll(() => rowsOf(page)).toEqual(built)
  await expect(item(page, 'Tres')).toBeFocused()
  await tabTo(button(page, 'Guardar menú'), 'Shift+Tab')
  await keyboard.press('Enter')
  await expect(page.locator('.toast')).toContainText(/¡Menú (guardado|modificado) exitosamente!/)
  expect(await storedShape(mock, 2)).toBe('Uno(Dos(Tres))')
})
