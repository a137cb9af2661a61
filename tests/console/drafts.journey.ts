import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { closeFor, draftOffer, storedDrafts, reload, untilDraftsStored } from '../support/drafts.ts'
import { holdSession, ownMenu, untilSettled } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { button, line } from '../support/userCard.ts'

/** María Gómez of the seed. */
const maria = 4
const card = `/users/${maria}`

async function edit(page: Page, names: string): Promise<void> {
  await button(page, 'Editar').click()
  await line(page, 'names').fill(names)
  await untilDraftsStored(page)
}

async function editAs(page: Page, names: string): Promise<void> {
  await holdSession(page)
  await page.goto(card)
  await edit(page, names)
}

const databases = (page: Page): Promise<number> =>
  page.evaluate(async () => (await indexedDB.databases()).length)

test('what was typed outlives its tab, is offered to its person alone, and can be copied [beyond 4] @firefox-release', async ({
  page,
  mock,
}) => {
  await editAs(page, 'María Fernanda')
  await mock.change('users', maria, { surnames: 'Gómez Ruiz' })

  const other = await closeFor(page, 'admin2')
  const settled = (await mock.requests('validateSession')).length
  await other.goto(card)
  await untilSettled(mock, settled)
  await expect(button(other, 'Editar')).toBeVisible()
  await expect(draftOffer(other)).toBeHidden()
  expect(await storedDrafts(other)).toBe(1)

  const own = await closeFor(other, 'ADMIN')
  await own.goto(card)
  const offer = draftOffer(own)
  await expect(offer).toContainText(/Los dejaste aquí el \d\d\/\d\d\/\d{4} \d\d:\d\d, ahora/)
  await expect(offer).toContainText('Mientras tanto cambió esto:')
  await offer.getByText('Lo que cambiaste').click()
  await expect(offer.getByRole('row')).toContainText(['Campo', 'NombresMaríaMaría Fernanda', '', 'Apellidos'])
  await expectAccessible(own)
  await button(offer, 'Recuperar cambios').press('Enter')
  await expect(line(own, 'names')).toHaveValue('María Fernanda')
  await expect(own.getByRole('tab', { name: 'Datos' })).toBeFocused()

  await mock.remove('users', maria)
  await reload(own)
  const lost = own.getByRole('region', { name: 'Tu borrador de este registro' }).first()
  await expect(lost).toContainText('María Fernanda')
  await own.evaluate(() => {
    navigator.clipboard.writeText = (text) => Promise.resolve(void (document.body.dataset['copied'] = text))
  })
  await button(lost, 'Copiar').click()
  await expect(own.locator('body')).toHaveAttribute('data-copied', 'Nombres: María Fernanda')
  await button(lost, 'Descartar').click()
  await untilDraftsStored(own, 0)
})

test('a sign-out and the preference drop the key and every draft, in all tabs [beyond 4] @release', async ({
  page,
}) => {
  await editAs(page, 'María Fernanda')
  const choose = (name: string): Promise<void> =>
    page
      .getByRole('group', { name: 'Guardar borradores en este equipo' })
      .getByRole('menuitemradio', { name, exact: true })
      .click()
  await ownMenu(page).click()
  await choose('No')
  await untilDraftsStored(page, null)
  await choose('Sí')
  await page.keyboard.press('Escape')
  await line(page, 'names').fill('María Inés')
  await untilDraftsStored(page)

  const other = await page.context().newPage()
  await holdSession(other)
  await other.goto('/')
  await expect(ownMenu(other)).toBeVisible()
  await line(page, 'names').fill('María Fernanda Inés')
  await other.goto('/logout')
  await untilDraftsStored(page, null)
  await expect.poll(() => databases(page)).toBe(0)
})

test('what is stored of a draft cannot be read, nor put in the place of another one [hardening] @release', async ({
  page,
}) => {
  await editAs(page, 'María Fernanda')
  const other = await closeFor(page, 'admin')
  await other.goto('/users/5')
  await button(other, 'Editar').click()
  await line(other, 'names').fill('Otra')
  await untilDraftsStored(other, 2)
  const third = await closeFor(other, 'admin')
  await third.goto('/login')
  // Reads what is stored, and puts each entry under the name of the other.
  const stored = await third.evaluate(
    () =>
      new Promise<{ text: string; isExtractable: boolean }>((resolve) => {
        const name = Object.keys(localStorage).find((key) => key.startsWith('drafts.'))!
        const opening = indexedDB.open(name)
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(['keys', 'drafts'], 'readwrite')
          const key = transaction.objectStore('keys').get('key') as IDBRequest<CryptoKey>
          const drafts = transaction.objectStore('drafts')
          const names = drafts.getAllKeys()
          const entries = drafts.getAll() as IDBRequest<{ sealed: ArrayBuffer }[]>
          entries.onsuccess = () =>
            names.result.forEach((of, at) => drafts.put(entries.result.at(at - 1), of))
          transaction.oncomplete = () => {
            opening.result.close()
            const bytes = entries.result.map(({ sealed }) => new TextDecoder('latin1').decode(sealed))
            const text = [name, ...names.result.map(String), ...bytes].join(' ')
            resolve({ text, isExtractable: key.result.extractable })
          }
        }
      }),
  )
  expect(stored.isExtractable).toBe(false)
  expect(stored.text).not.toMatch(/admin|users|Fernanda|Nombres/)
  await third.goto(card)
  await expect(button(third, 'Editar')).toBeVisible()
  await untilDraftsStored(third, 1)
  await expect(draftOffer(third)).toBeHidden()
})

test('a draft is deleted a day later by the next person who opens the console [beyond 4] @release', async ({
  page,
  mock,
}) => {
  await editAs(page, 'María Fernanda')
  await mock.setClock({ advance: 'PT25H' })
  const next = await closeFor(page, 'admin2')
  await next.clock.install({ time: Date.now() + 25 * 3_600_000 })
  await next.goto('/')
  await expect(ownMenu(next)).toBeVisible()
  await untilDraftsStored(next, null)
  await expect.poll(() => databases(next)).toBe(0)
})

const refusals = {
  'is forbidden': () =>
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError')
      },
    }),
  'is full': () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
  'keeps no keys': () => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('no keys', 'DataCloneError')
    }
  },
}
for (const [how, refuse] of Object.entries(refusals))
  test(`an edit continues and is saved where the storage ${how} [beyond 4] @release`, async ({
    page,
    mock,
  }) => {
    await page.addInitScript(refuse)
    await holdSession(page)
    await page.goto(card)
    await button(page, 'Editar').click()
    await line(page, 'names').press('End')
    await line(page, 'names').pressSequentially(' Fernanda')
    await button(page, 'Actualizar').click()
    await expect.poll(async () => (await mock.record('users', maria)).names).toBe('María Fernanda')
  })
