import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { holdSession } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'

/** María Gómez of the seed. */
const maria = 4

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const offer = (page: Page) => page.getByRole('region', { name: 'Tienes cambios sin guardar' })
const names = (page: Page) => page.getByLabel('Nombres')

async function edit(page: Page, typed: string): Promise<void> {
  await page.goto(`/users/${maria}`)
  await button(page, 'Editar').click()
  await names(page).fill(typed)
  await untilKept(page)
}

/** How many drafts this browser has, of anybody; null where there is not even a place for them. */
function keptDrafts(page: Page): Promise<number | null> {
  return page.evaluate(async () => {
    const name = Object.keys(localStorage).find((key) => key.startsWith('drafts.'))
    if (name === undefined) return null
    const opening = indexedDB.open(name)
    return new Promise<number | null>((resolve, reject) => {
      opening.onerror = () => reject(opening.error ?? new Error())
      opening.onsuccess = () => {
        const database = opening.result
        const counting = database.transaction('drafts').objectStore('drafts').count()
        counting.onsuccess = () => {
          database.close()
          resolve(counting.result)
        }
      }
    })
  })
}

async function untilKept(page: Page, count: number | null = 1): Promise<void> {
  await expect.poll(() => keptDrafts(page)).toBe(count)
}

test.beforeEach(({ page }) => holdSession(page))

test('what was typed on a card outlives a reload, and is saved where it was left [hardening T74] @firefox', async ({
  page,
  mock,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await edit(page, 'María Fernanda')
  await page.reload()
  await expect(offer(page)).toBeVisible()
  await expect(names(page)).toBeHidden()
  await expectAccessible(page)
  await button(page, 'Recuperar cambios').click()
  await expect(names(page)).toHaveValue('María Fernanda')
  await expect(offer(page)).toBeHidden()
  await button(page, 'Actualizar').click()
  const review = page.getByRole('alertdialog', { name: 'Revisar cambios' })
  await expect(review.getByRole('row')).toHaveCount(2)
  await review.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText(/actualizad/)).toBeVisible()
  expect(await mock.record('users', maria)).toMatchObject({ names: 'María Fernanda' })
  await untilKept(page, 0)
})
