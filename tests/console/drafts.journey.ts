import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { closeFor, draftOffer, keptDrafts, reload, takeDraft, untilKept } from '../support/drafts.ts'
import type { MockControl } from '../support/mockControl.ts'
import { holdSession, ownMenu, signIn, untilSettled } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { button, dialog, line } from '../support/userCard.ts'

/** María Gómez of the seed. */
const maria = 4
const card = `/users/${maria}`

async function edit(page: Page, names: string): Promise<void> {
  await button(page, 'Editar').click()
  await line(page, 'names').fill(names)
  await untilKept(page)
}

async function editAs(page: Page, names: string, userName = 'admin'): Promise<void> {
  await holdSession(page, userName)
  await page.goto(card)
  await edit(page, names)
}

/** The card as it opens, once all that it asks is answered; nothing is on offer there. */
async function expectNoOffer(page: Page, mock: MockControl): Promise<void> {
  const before = (await mock.requests('validateSession')).length
  await page.goto(card)
  await untilSettled(mock, before)
  await expect(button(page, 'Editar')).toBeVisible()
  await expect(draftOffer(page)).toBeHidden()
}

const names = async (mock: MockControl): Promise<string> => (await mock.record('users', maria)).names

test('what was typed before the tab was closed is offered with its age and what it changes, and taken over by keyboard (beyond 4) @firefox', async ({
  page,
}) => {
  await editAs(page, 'María Fernanda')
  const next = await closeFor(page, 'admin')
  await next.goto(card)
  const offer = draftOffer(next)
  await expect(offer).toContainText('Los dejaste aquí ahora')
  await expect(line(next, 'names')).toBeHidden()
  await offer.getByText('Lo que cambiaste').click()
  await expect(offer.getByRole('row')).toHaveText([/^Campo/, 'NombresMaríaMaría Fernanda'])
  await expectAccessible(next)
  await button(offer, 'Recuperar cambios').press('Enter')
  await expect(line(next, 'names')).toHaveValue('María Fernanda')
  await expect(next.getByRole('tab', { name: 'Datos' })).toBeFocused()
})

test('what was left is gone once it is discarded, and the focus is where an edit begins (beyond 4)', async ({
  page,
  mock,
}) => {
  await editAs(page, 'María Fernanda')
  await reload(page)
  await button(draftOffer(page), 'Descartar').press('Enter')
  await expect(button(page, 'Editar')).toBeFocused()
  await untilKept(page, 0)
  const settled = (await mock.requests('validateSession')).length
  await page.reload()
  await untilSettled(mock, settled)
  await expect(button(page, 'Editar')).toBeVisible()
  await expect(draftOffer(page)).toBeHidden()
})

test('an edit that is cancelled leaves nothing (beyond 4)', async ({ page }) => {
  await editAs(page, 'María Fernanda')
  await button(page, 'Cancelar edición').click()
  await button(dialog(page), 'Descartar').click()
  await untilKept(page, 0)
})

test('what a colleague stored meanwhile is shown beside it, and the save asks which one counts (beyond 4)', async ({
  page,
  mock,
}) => {
  await editAs(page, 'María Fernanda')
  await mock.change('users', maria, { names: 'Mariana', surnames: 'Gómez Ruiz' })
  await reload(page)
  const offer = draftOffer(page)
  await expect(offer).toContainText('Mientras tanto, otra persona cambió esto:')
  await expect(offer.getByRole('row')).toHaveText([/^Campo/, 'NombresMaríaMariana', /^Apellidos/])
  await takeDraft(page)
  await button(page, 'Actualizar').click()
  await expect(dialog(page).getByRole('row')).toHaveCount(2)
  await button(dialog(page), 'Guardar').click()
  await expect(dialog(page)).toHaveAccessibleName('Otra persona modificó este registro')
  await dialog(page).getByRole('group', { name: 'Nombres' }).getByLabel('Lo mío').check()
  await button(dialog(page), 'Guardar').click()
  await expect.poll(() => names(mock)).toBe('María Fernanda')
  expect((await mock.record('users', maria)).surnames).toBe('Gómez Ruiz')
})

test('what was left stays on offer while something else is typed, and both outlive the page (beyond 4)', async ({
  page,
}) => {
  await editAs(page, 'Primera')
  await reload(page)
  await expect(draftOffer(page)).toBeVisible()
  await button(page, 'Editar').click()
  await line(page, 'surnames').fill('Segunda')
  await takeDraft(page)
  await expect(line(page, 'names')).toHaveValue('Primera')
  await takeDraft(page)
  await expect(line(page, 'surnames')).toHaveValue('Segunda')
  await expect(line(page, 'names')).toHaveValue('María')
})

test('of a record that was deleted what was typed can be copied, and discarded (beyond 4)', async ({
  page,
  mock,
}) => {
  await editAs(page, 'María Fernanda')
  await mock.remove('users', maria)
  await reload(page)
  const lost = page.getByRole('region', { name: 'Tu borrador de este registro' }).first()
  await expect(lost).toContainText('María Fernanda')
  await expectAccessible(page)
  await page.evaluate(() => {
    navigator.clipboard.writeText = (text) => Promise.resolve(void (document.body.dataset['copied'] = text))
  })
  await button(lost, 'Copiar').click()
  await expect(page.locator('body')).toHaveAttribute('data-copied', 'Nombres: María Fernanda')
  await button(lost, 'Descartar').click()
  await expect(lost).toBeHidden()
  await untilKept(page, 0)
})

test('what one person typed is not offered to the next one on the same machine, and waits for the first (beyond 4)', async ({
  page,
  mock,
}) => {
  await editAs(page, 'María Fernanda')
  const other = await closeFor(page, 'admin2')
  await expectNoOffer(other, mock)
  expect(await keptDrafts(other)).toBe(1)
  const own = await closeFor(other, 'ADMIN')
  await own.goto(card)
  await expect(draftOffer(own)).toBeVisible()
})

test('a sign-out drops the key and every draft, also in a tab that was still typing (beyond 4) @firefox', async ({
  page,
}) => {
  await editAs(page, 'María Fernanda')
  const other = await page.context().newPage()
  await holdSession(other)
  await other.goto('/')
  await expect(ownMenu(other)).toBeVisible()
  await line(page, 'names').fill('María Fernanda Inés')
  await other.goto('/logout')
  await expect(other).toHaveURL(/\/login|about|information/)
  await untilKept(page, null)
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
})

test('the end of a session drops nothing, and its person finds it after the next sign-in (beyond 4)', async ({
  page,
  mock,
}) => {
  await editAs(page, 'María Fernanda')
  await untilSettled(mock)
  await mock.pushStatus('Tu sesión se abrió en otro dispositivo.')
  await expect(dialog(page)).toHaveAccessibleName('Sesión finalizada')
  expect(await keptDrafts(page)).toBe(1)
  const next = await closeFor(page, null)
  await next.goto(card)
  await expect(next).toHaveURL(/\/login/)
  await expect(draftOffer(next)).toBeHidden()
  await signIn(next, 'admin')
  await expect(draftOffer(next)).toBeVisible()
})

test.describe('what was typed', () => {
  const hour = 3_600_000
  for (const [what, passed, local, age] of [
    ['is there after 23 hours', 'PT23H', 23, 'hace 23 horas'],
    ['is gone after 25 hours', 'PT25H', 25, null],
    ['is new to a machine whose clock is a day and more behind by now', 'PT0S', -25, 'ahora'],
    ['is new to a machine whose clock is a day and more ahead by now', 'PT0S', 25, 'ahora'],
  ] as const)
    test(`${what} (beyond 4)`, async ({ page, mock }) => {
      await editAs(page, 'María Fernanda')
      await mock.setClock({ advance: passed })
      const next = await closeFor(page, 'admin')
      await next.clock.install({ time: Date.now() + local * hour })
      await next.goto(card)
      await expect(button(next, 'Editar')).toBeVisible()
      if (age === null) await untilKept(next, null)
      else await expect(draftOffer(next)).toContainText(age)
    })
})

test('what was typed is swept a day later by whoever opens the console (beyond 4)', async ({
  page,
  mock,
}) => {
  await editAs(page, 'María Fernanda')
  await mock.setClock({ advance: 'PT25H' })
  const next = await closeFor(page, 'admin2')
  await next.clock.install({ time: Date.now() + 25 * 3_600_000 })
  await next.goto('/')
  await expect(ownMenu(next)).toBeVisible()
  await untilKept(next, null)
  await expect.poll(() => next.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
})

test('switched off in the preferences nothing is kept, and what was kept is dropped (beyond 4)', async ({
  page,
}) => {
  await editAs(page, 'María Fernanda')
  await ownMenu(page).click()
  const choice = page.getByRole('group', { name: 'Cambios sin guardar, en este equipo' })
  await choice.getByRole('menuitemradio', { name: 'No recordar' }).click()
  await untilKept(page, null)
  await page.keyboard.press('Escape')
  await line(page, 'names').fill('Nadie')
  await reload(page)
  await expect(button(page, 'Editar')).toBeVisible()
  expect(await keptDrafts(page)).toBeNull()
  await ownMenu(page).click()
  await choice.getByRole('menuitemradio', { name: 'Recordar', exact: true }).click()
  await page.keyboard.press('Escape')
  await edit(page, 'Otra vez')
})

test.describe('without a place to keep it', () => {
  const refusals = {
    'where the browser has none': () => Reflect.deleteProperty(window, 'indexedDB'),
    'where it is forbidden': () =>
      Object.defineProperty(window, 'indexedDB', {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError')
        },
      }),
    'where it does not open': () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('not now', 'InvalidStateError')
      }
    },
    'where it is full': () => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
    'where it keeps no keys': () => {
      IDBObjectStore.prototype.add = () => {
        throw new DOMException('no keys', 'DataCloneError')
      }
    },
  }
  for (const [where, refuse] of Object.entries(refusals))
    test(`an edit goes on and is saved, ${where} (beyond 4)`, async ({ page, mock }) => {
      await page.addInitScript(refuse)
      await holdSession(page)
      await page.goto(card)
      await button(page, 'Editar').click()
      await line(page, 'names').press('End')
      await line(page, 'names').pressSequentially(' Fernanda')
      await button(page, 'Actualizar').click()
      await button(dialog(page), 'Guardar').click()
      await expect.poll(() => names(mock)).toBe('María Fernanda')
      await page.reload()
      await expect(button(page, 'Editar')).toBeVisible()
    })
})

test('an entry that was put in the place of another one is not read, and dropped (beyond 4)', async ({
  page,
  mock,
}) => {
  await editAs(page, 'María Fernanda')
  const other = await closeFor(page, 'admin')
  await other.goto('/users/5')
  await button(other, 'Editar').click()
  await line(other, 'names').fill('Otra')
  await untilKept(other, 2)
  const third = await closeFor(other, 'admin')
  await third.goto('/login')
  await third.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const name = Object.keys(localStorage).find((key) => key.startsWith('drafts.'))!
        const opening = indexedDB.open(name)
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('drafts', 'readwrite')
          const drafts = transaction.objectStore('drafts')
          const keys = drafts.getAllKeys()
          const entries = drafts.getAll()
          entries.onsuccess = () => {
            keys.result.forEach((key, at) => drafts.put(entries.result.at(at - 1), key))
          }
          transaction.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
  )
  await expectNoOffer(third, mock)
  await untilKept(third, 1)
})

test('neither names nor what was typed can be read where it is stored, and the key cannot be exported [hardening] @firefox', async ({
  page,
}) => {
  await editAs(page, 'María Fernanda')
  const stored = await page.evaluate(
    () =>
      new Promise<{ text: string; isExtractable: boolean }>((resolve) => {
        const name = Object.keys(localStorage).find((key) => key.startsWith('drafts.'))!
        const opening = indexedDB.open(name)
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(['keys', 'drafts'])
          const key = transaction.objectStore('keys').get('key') as IDBRequest<CryptoKey>
          const names = transaction.objectStore('drafts').getAllKeys()
          const entries = transaction.objectStore('drafts').getAll() as IDBRequest<{ sealed: ArrayBuffer }[]>
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
})
