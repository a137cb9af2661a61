import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { chooseByArrows, walkInSight } from '../support/focus.ts'
import { links } from '../support/lists.ts'
import { holdSession, ownMenu } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { slowness } from '../support/slowness.ts'
import { seeToast } from '../support/messages.ts'
import { button, alertDialog, line, openAs, openEdit, tab } from '../support/userCard.ts'

/** María Gómez of the seed, with a role and a principal company. */
const maria = 4

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const question = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Hiciste Modificaciones ¿deseas actualizarlas?' })

test('a user is created by keyboard alone, and the list is there again [PRD-21, USR-20, USR-21, USR-25, USR-28, USR-39] @firefox-release', async ({
  page,
  mock,
}) => {
  await openAs(page, '/users/new')
  await expect(title(page)).toHaveText('Nuevo usuario')
  await expect(page).toHaveTitle(/^Nuevo usuario/)
  await expect(page.getByLabel('País').getByRole('option', { name: 'Colombia' })).toBeAttached()
  await line(page, 'userName').focus()
  const typeOn = async (...texts: string[]): Promise<void> => {
    for (const text of texts) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
  }
  await typeOn('paula.nino', 'paula.nino@suite.test')
  await chooseByArrows(page.getByLabel('Tipo de usuario'), 'Usuario')
  await page.keyboard.press('Tab')
  await typeOn('Paula', 'Niño Agüero', '3105551234')
  await expect(line(page, 'phoneNumber')).toHaveValue('(+57) 310 5551234')
  await chooseByArrows(page.getByLabel('País'), 'Colombia')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Tipo de documento').getByRole('option', { name: 'Pasaporte' })).toBeAttached()
  await chooseByArrows(page.getByLabel('Tipo de documento'), 'Pasaporte')
  await page.keyboard.press('Tab')
  await typeOn('AB0012345')
  await expect(button(page, 'Siguiente')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/users\/new\/empresas$/)
  await expect(tab(page, 'empresas')).toBeFocused()
  await page
    .getByRole('checkbox', { name: /principal/i })
    .first()
    .focus()
  await page.keyboard.press('Space')
  await button(page, 'Siguiente').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/users\/new\/roles$/)
  await expectAccessible(page)
  await page.getByRole('tabpanel').getByRole('checkbox').first().focus()
  await page.keyboard.press('Space')
  await button(page, 'Guardar').focus()
  await page.keyboard.press('Enter')
  await expect(alertDialog(page)).toHaveAccessibleName('Revisar cambios')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('El usuario fue creado con éxito')).toBeVisible()
  await expect(page).toHaveURL(/\/users$/)
  await button(page, 'Ver en la lista').click()
  await expect(page).toHaveURL(/\/users\?sort=newest$/)
  await expect(links(page).first()).toHaveText('paula.nino')
  expect(await mock.record('users', 'paula.nino')).toMatchObject({
    names: 'Paula',
    surnames: 'Niño Agüero',
    document: 'AB0012345',
    phoneNumber: '(+57) 310 5551234',
    idTypeUser: 2,
  })
})

test('a user is reviewed and saved at a zoom of 400 %, and nothing but what was changed [USR-22, USR-23, USR-26, USR-40]', async ({
  page,
  mock,
}) => {
  const before = await mock.record('users', maria)
  await page.setViewportSize({ width: 320, height: 256 })
  await openEdit(page, maria)
  await line(page, 'names').click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('María José')
  await expect(page.getByRole('banner')).not.toBeInViewport()
  await expect(button(page, 'Actualizar')).not.toBeInViewport()
  await button(page, 'Revisar cambios').click()
  const review = alertDialog(page)
  await expect(review).toHaveAccessibleName('Revisar cambios')
  await expect(review.getByRole('heading')).toBeInViewport()
  await expect(button(review, 'Guardar')).toBeFocused()
  await expect(review.getByRole('row').last()).toHaveText(/Nombres\s*María\s*María José/)
  await review.getByRole('cell', { name: 'María José' }).scrollIntoViewIfNeeded()
  await expect(review.getByRole('cell', { name: 'María José' })).toBeInViewport()
  await expectAccessible(page)
  await button(review, 'Guardar').click()
  await seeToast(page, 'Los datos del usuario han sido actualizados')
  await expect(title(page)).toHaveText('Detalles del usuario')
  await walkInSight(button(page, 'Dar o quitar roles'), 'Tab')
  const after = await mock.record('users', maria)
  expect({ ...after, modifiedon: '' }).toEqual({ ...before, names: 'María José', modifiedon: '' })
  expect(await mock.requests('modifyUser')).toHaveLength(1)
})

const exits: [string, (page: Page) => Promise<unknown>, RegExp][] = [
  ['another tab', (page) => tab(page, 'roles').click(), /\/users\/4\/roles$/],
  [
    'the browser’s Back',
    (page) => page.evaluate(() => window.history.back()),
    /\/users\?search=maria\.gomez$/,
  ],
  [
    'the sign-out',
    async (page) => {
      await ownMenu(page).click()
      await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
    },
    /logout\/verify/,
  ],
]

test('leaving by a tab, Back, the sign-out or a reload asks, and keeps the changes on Seguir [USR-32] [T74]', async ({
  page,
}) => {
  test.setTimeout(120_000 * slowness)
  const unloads: string[] = []
  page.on('dialog', (asked) => {
    unloads.push(asked.type())
    void asked.dismiss()
  })
  await holdSession(page)
  for (const [name, exit, there] of exits)
    await test.step(`leaving by ${name}`, async () => {
      await page.goto('/users?search=maria.gomez')
      await page.getByRole('main').getByRole('link', { name: 'maria.gomez', exact: true }).click()
      await button(page, 'Editar').click()
      await line(page, 'names').click()
      await page.keyboard.press('End')
      await page.keyboard.type(' José')
      await exit(page)
      await expect(question(page).getByRole('row').last()).toContainText('María José')
      await button(question(page), 'Seguir editando').click()
      await expect(question(page)).toHaveCount(0)
      await expect(page).toHaveURL(/\/users\/4$/)
      await expect(line(page, 'names')).toHaveValue('María José')
      if (name === 'another tab') {
        expect(unloads).toEqual([])
        await page.evaluate(() => window.location.reload())
        await expect.poll(() => unloads).toEqual(['beforeunload'])
        await expect(line(page, 'names')).toHaveValue('María José')
      }
      await exit(page)
      await button(question(page), 'Descartar').click()
      await expect(page).toHaveURL(there)
    })
})

test('a user is switched off from the card by keyboard, on a narrow page with a sticky head @release', async ({
  page,
  mock,
}) => {
  await mock.change('users', maria, {
    names: 'María Fernanda del Pilar',
    surnames: 'Gómez Nariño de la Espriella',
  })
  await openAs(page, `/users/${maria}`)
  const head = page.locator('.card-heading')
  const more = button(page, 'Más acciones')
  await page.setViewportSize({ width: 1920, height: 800 })
  const height = (await head.boundingBox())!.height
  await button(page, 'Editar').click()
  await expect(button(page, 'Editar')).toHaveCount(0)
  expect((await head.boundingBox())!.height).toBe(height)
  await button(page, 'Cancelar edición').click()
  for (const width of [1920, 1280, 1024, 320, 390])
    await test.step(`${width}`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await expect(head.getByText('María Fernanda del Pilar Gómez Nariño de la Espriella')).toBeInViewport()
      await expect(head.getByText('Activo')).toBeInViewport()
      await expect(button(page, 'Editar')).toBeInViewport()
      await expect(more).toBeInViewport()
      await expect(button(page, 'Eliminar')).toBeHidden()
    })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(button(page, 'Desactivar')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(button(page, 'Desactivar')).toBeHidden()
  await expect(more).toBeFocused()
  await page.keyboard.press('Enter')
  await walkInSight(button(page, 'Desactivar'), 'Tab')
  await page.keyboard.press('Enter')
  await expect(alertDialog(page)).toContainText('Gómez Nariño de la Espriella · maria.gomez')
  await button(alertDialog(page), 'Desactivar').click()
  await expect(page.getByText('El usuario quedó en estado inactivo')).toBeVisible()
  await expect(head.getByText('Inactivo')).toBeVisible()
  await expect(more).toBeFocused()
  expect(await mock.record('users', maria)).toMatchObject({ idstate: 1 })
})
