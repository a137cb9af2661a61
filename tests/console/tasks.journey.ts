import { readFile } from 'node:fs/promises'
import type { Download, Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { holdSession } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { pressInTurn } from '../support/walks.ts'

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name })
const place = (page: Page): Locator => button(page, /^Tareas: /)
const panel = (page: Page): Locator => page.getByRole('region', { name: 'Tareas' })
const follow = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Menú lateral' }).getByRole('link', { name }).click()

async function open(page: Page, query = ''): Promise<void> {
  await holdSession(page)
  await page.goto(`/users${query}`)
  await expect(page.locator('.pager-range')).toHaveText(/\d/)
}

/** Holds the calls that `isHeld` names until the function that it returns is called. */
async function hold(
  page: Page,
  path: string,
  isHeld: (headers: Record<string, string>) => boolean = () => true,
): Promise<() => void> {
  let release = (): void => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(path, async (route) => {
    if (isHeld(route.request().headers())) await held
    await route.continue()
  })
  return release
}

/** An export that waits at 120 of 254. */
async function beginExport(page: Page): Promise<() => void> {
  const release = await hold(page, '**/api/user/list', (headers) => Number(headers['pages']) >= 12)
  await button(page, 'Exportar').click()
  await expect(page.getByText('Exportando 120 de 254')).toBeVisible()
  return release
}

const edges = (page: Page): Promise<number[]> =>
  page
    .locator('.top-logo, .palette-button, .user-button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))

for (const width of [1280, 320])
  test(`an export goes on over two screens at ${width}, moves nothing in the bar, and gives its file once more (beyond 13)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const files: Download[] = []
    page.on('download', (download) => files.push(download))
    await open(page)
    const before = await edges(page)
    const release = await beginExport(page)
    await expect(place(page)).toHaveAccessibleName('Tareas: 1 en curso')
    expect(await edges(page)).toEqual(before)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)

    // By keyboard alone: to another screen, and to what goes on.
    await pressInTurn(page, 'g', 'r')
    await expect(page.getByRole('heading', { name: 'Roles', level: 1 })).toBeVisible()
    await expect(page.locator('main')).toBeFocused()
    await pressInTurn(page, 'g', 't')
    await expect(panel(page).getByText('120 de 254')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(place(page)).toBeFocused()
    await pressInTurn(page, 'g', 'p')
    await expect(page.locator('main')).toBeFocused()
    release()
    await expect(page.locator('.toast')).toContainText('Usuarios: archivo listo, con 254 filas.')

    await place(page).click()
    await expect(panel(page).getByRole('progressbar')).toHaveCount(0)
    await button(page, 'Descargar otra vez: Exportar: Usuarios').click()
    await expect.poll(() => files.length).toBe(2)
    for (const file of files)
      expect((await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')).toHaveLength(255)

    // Of what has ended the browser remembers no more than that, and when.
    await page.reload()
    await expect(place(page)).toHaveCount(0)
    await button(page, 'Buscar o ir a…').click()
    await page.getByRole('dialog').getByRole('combobox').fill('segundo plano')
    await page.keyboard.press('Enter')
    await expect(panel(page).getByRole('listitem')).toHaveText(/^Exportar: Usuarios.*Terminó · 254 hechos$/)
    await button(page, 'Borrar historial').click()
    await expect(panel(page).getByRole('listitem')).toHaveCount(0)
  })

test('a run in the background is paused and gone on with elsewhere, and its result is opened there (beyond 13)', async ({
  page,
  mock,
}) => {
  const ids = Array.from({ length: 10 }, (_, index) => 101 + index)
  await Promise.all(
    ids.map((id) => mock.change('users', id, { surnames: 'Fondo', idTypeUser: 2, idstate: 0 })),
  )
  await open(page, '?search=fondo')
  const release = await hold(page, '**/api/user/inactivate')
  await page.getByRole('checkbox', { name: 'Seleccionar la página' }).check()
  await button(page, 'Desactivar').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desactivar' }).click()
  await expect(page.getByRole('dialog')).toContainText('0 de 10')
  await expectAccessible(page)
  await button(page, 'Seguir en segundo plano').click()
  await expect(page.locator('a[data-row]').first()).toBeFocused()
  await follow(page, 'Roles')
  await expect(page).toHaveURL(/\/roles/)
  await place(page).click()
  await button(page, 'Pausar: Desactivando usuarios').click()
  release()
  await expect(panel(page).getByText('En pausa: 6 de 10')).toBeVisible()
  expect(await mock.requests('setUserState')).toHaveLength(6)
  await button(page, 'Seguir: Desactivando usuarios').click()
  await button(page, 'Ver resultado: Desactivando usuarios').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('status')).toHaveText('10 hechos')
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  await expect(dialog.getByRole('button', { name: 'Deshacer los 10' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  expect(await mock.requests('setUserState')).toHaveLength(10)
})

test('the end of the page and the sign-out are asked about while something runs (beyond 13)', async ({
  page,
}) => {
  await open(page)
  await beginExport(page)
  await follow(page, 'Roles')
  await expect(page).toHaveURL(/\/roles/)
  const asked: string[] = []
  page.on('dialog', (question) => {
    asked.push(question.type())
    void question.dismiss()
  })
  await page.evaluate(() => window.location.reload())
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await expect(place(page)).toBeVisible()

  await button(page, /^Menú de usuario/).click()
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toHaveAccessibleName('¿Cerrar sesión con una tarea en curso?')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(place(page)).toBeVisible()
  await button(page, /^Menú de usuario/).click()
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
  await question.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL(/\/logout\/verify/)
  expect(asked).toEqual(['beforeunload'])
})
