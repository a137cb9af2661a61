import { createMenu, modifyMenu } from '#contracts/menus.ts'
import { uploadImageMenu } from '#contracts/suite-items.ts'
import { picture } from '#mock/seed/picture.ts'
import { item, openMenu, putMenu, rowsOf, storedShape } from '../../support/menus.ts'
import { seeToast } from '../../support/messages.ts'
import { expect } from '../../support/portal.ts'
import { card, chooseLogo, fillItem, form, openSuite, storedItems } from '../../support/suiteItems.ts'
import { button, dialog } from '../../support/userCard.ts'
import type { Place } from '../place.ts'

/** A save of a menu that is stored, or of one that is not yet. */
function menuSave(what: string, endpoint: Place['endpoint']): Place {
  const isNew = endpoint.id === createMenu.id
  const [location, tab] = isNew ? ([2, 'superior'] as const) : ([1, 'lateral'] as const)
  return {
    room: 'menus',
    what,
    endpoint,
    context: 'save',
    async begin({ page, mock }) {
      async function removeStored(): Promise<void> {
        for (const { id, idmenulocation } of await mock.records('menus'))
          if (idmenulocation === location) await mock.remove('menus', id)
      }
      /** Something to save: another order, or the items of another menu. */
      async function change(): Promise<void> {
        if (!isNew) {
          await item(page, 'Uno').click()
          await button(page, (await rowsOf(page))[0] === '1 Uno' ? 'Bajar' : 'Subir').click()
          return
        }
        await button(page, 'Más acciones').click()
        await button(page, 'Copiar de otro menú…').click()
        const copying = dialog(page)
        await copying.getByLabel('Aplicación').selectOption({ label: 'Ibuhoo' })
        await copying.getByLabel('Menú', { exact: true }).selectOption({ label: 'Menú lateral' })
        await button(copying, 'Copiar').click()
        await expect(copying).toHaveCount(0)
      }
      if (isNew) await removeStored()
      else await putMenu(mock, 1, 'Uno', 'Dos', 'Tres')
      await openMenu(page, mock, tab, location)
      await change()
      const notice = page.locator('.menu-frame').getByRole('alert')
      return {
        act: () => button(page, 'Guardar menú').click(),
        message: notice,
        isLookedUp: true,
        unknown: 'No sabemos si el menú se guardó',
        look: () => rowsOf(page),
        record: () => storedShape(mock, location),
        async close() {
          await expect(page.getByText('Cambios sin guardar')).toBeVisible()
          await expect(button(page, 'Guardar menú')).not.toHaveAttribute('aria-disabled')
          await button(notice, 'Cerrar').click()
        },
        async done() {
          const toast = page.locator('.toast[data-kind=success]')
          await expect(toast).toHaveCount(1)
          await toast.getByRole('button', { name: 'Cerrar' }).click()
          await expect(page.getByText('No hay cambios para guardar')).toBeVisible()
          if (isNew) {
            await removeStored()
            await page.reload()
            await expect(page.getByText('No hay datos para mostrar')).toBeVisible()
          }
          await change()
        },
      }
    },
  }
}

/** Saves of menus and of the suite: no fault loses a change or says that it is saved. */
export const menuSaves: Place[] = [
  menuSave('a change of a menu [D3, T75, T76, T83]', modifyMenu),
  menuSave('a new menu [D3, T75, T76, T83]', createMenu),
  {
    room: 'suite items',
    what: 'a change of the suite menu keeps every change [T75, T83]',
    endpoint: modifyMenu,
    context: 'save',
    async begin({ page, mock }) {
      await openSuite(page)
      const [first] = await storedItems(mock)
      let round = 0
      const move = (): Promise<void> =>
        button(page, `Editar ${first!.name}`).press(
          (round += 1) % 2 === 1 ? 'Alt+ArrowRight' : 'Alt+ArrowLeft',
        )
      await move()
      const notice = page.locator('.menu-frame').getByRole('alert')
      return {
        act: () => button(page, 'Guardar menú').click(),
        message: notice,
        isLookedUp: true,
        unknown: 'No sabemos si el menú se guardó',
        look: async () => page.getByRole('article').allTextContents(),
        record: () => storedItems(mock),
        async done() {
          await seeToast(page, '¡Menú modificado exitosamente!')
          await expect(notice).toHaveCount(0)
          await move()
        },
      }
    },
  },
  {
    room: 'suite items',
    what: 'the upload of a logo, for which the item waits [T75, T86]',
    endpoint: uploadImageMenu,
    context: 'save',
    async begin({ page, mock }) {
      let round = 0
      const next = async (): Promise<void> => {
        round += 1
        await button(page, 'Crear Menu').click()
        await fillItem(page, `Ronda ${round}`)
        await chooseLogo(page, 'claro', picture(16 + round, [20, 60, 160]))
      }
      await openSuite(page)
      await next()
      return {
        staysOpen: true,
        act: () => button(form(page), 'Crear item').click(),
        message: form(page).getByRole('alert'),
        look: () => form(page).getByLabel('Nombre ítem').inputValue(),
        record: () => storedItems(mock),
        async retry() {
          await expect(card(page, `Ronda ${round}`)).toHaveCount(0)
          await button(form(page), 'Crear item').click()
        },
        async done() {
          await expect(form(page)).toHaveCount(0)
          await expect(card(page, `Ronda ${round}`)).toBeVisible()
          await next()
        },
      }
    },
  },
]
