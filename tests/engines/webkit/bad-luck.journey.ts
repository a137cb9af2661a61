import { countStoredDrafts } from '../../support/drafts.ts'
import type { MockControl } from '../../support/mockControl.ts'
import { password } from '../../support/people.ts'
import { endTokens, hasCoverCode } from '../../support/signInAgain.ts'
import { patience } from '../../support/webkit/part.ts'
import { enter, signOut, storedKeys, untilSettled } from '../../support/webkit/people.ts'
import { expect, test } from '../../support/webkit/portal.ts'
import type { Tab } from '../../support/webkit/tab.ts'

const user = 101
const names = (tab: Tab) => tab.get('textbox', 'Nombres')
const offer = (tab: Tab) => tab.css('.draft-notice', 'Tienes cambios sin guardar')
const cover = (tab: Tab) => tab.get('dialog', 'Tu sesión terminó')

async function edit(tab: Tab, typed: string): Promise<void> {
  await tab.get('button', 'Editar').click()
  await names(tab).fill(typed)
}

async function save(tab: Tab): Promise<void> {
  await tab.get('button', 'Actualizar').click()
}

const untilDraftsStored = (tab: Tab, count: number | null): Promise<void> =>
  expect.poll(() => tab.run(countStoredDrafts), patience).toBe(count)

const storedNames = async (mock: MockControl): Promise<string> => (await mock.record('users', user)).names

/** Runs in the page. */
async function isKeyExportable(): Promise<boolean> {
  const name = Object.keys(localStorage).find((key) => key.startsWith('drafts.'))!
  return new Promise((resolve) => {
    const opening = indexedDB.open(name)
    opening.onsuccess = () => {
      const reading = opening.result.transaction('keys').objectStore('keys').get('key')
      reading.onsuccess = () => {
        opening.result.close()
        resolve((reading.result as CryptoKey).extractable)
      }
    }
  })
}

/** Runs in the page: from now on it may not open a database. */
function forbidStorage(): void {
  IDBFactory.prototype.open = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
}

/** Runs in the page: all code requested from now on is missing. */
function loseCode(): void {
  const append = Node.prototype.appendChild
  Node.prototype.appendChild = function <T extends Node>(this: Node, child: T): T {
    if (child instanceof HTMLScriptElement) child.src = '/assets/gone.0123456789.js'
    return append.call(this, child) as T
  }
}

/** Runs in the page: whether the field can be touched or focused. */
function isInReach(selector: string): boolean {
  const field = document.querySelector<HTMLElement>(selector)!
  const { left, top, width, height } = field.getBoundingClientRect()
  field.focus()
  const onTop = document.elementFromPoint(left + width / 2, top + height / 2)
  return document.activeElement === field || onTop === field
}

test('typed text survives a reload with a late clock, saves without storage, ends at sign-out [beyond 4] @release', async ({
  tab,
  mock,
}) => {
  await mock.setClock({ advance: 'PT25H' })
  await enter(tab, mock, `/users/${user}`)
  await edit(tab, 'Zoe')
  await untilDraftsStored(tab, 1)
  expect(await tab.run(isKeyExportable)).toBe(false)
  await tab.reload()
  await offer(tab).isThere()
  await tab.sees(', ahora. Están solo en este equipo.')
  await tab.get('button', 'Recuperar cambios').click()
  expect(await names(tab).value()).toBe('Zoe')
  await save(tab)
  await expect.poll(() => storedNames(mock), patience).toBe('Zoe')
  await untilDraftsStored(tab, 0)

  await tab.reload()
  await tab.run(forbidStorage)
  await edit(tab, 'Inés')
  await save(tab)
  await expect.poll(() => storedNames(mock), patience).toBe('Inés')

  await tab.reload()
  await edit(tab, 'Nadie')
  await untilDraftsStored(tab, 1)
  await signOut(tab)
  await tab.get('alertdialog').get('button', 'Descartar').click()
  await tab.isAt('/security/logout/verify')
  await tab.back()
  await tab.get('button', 'Ingresar').isThere()
  expect(await storedKeys(tab)).not.toContain('token')
  await untilDraftsStored(tab, null)
})

test('after expiry in three tabs and without the old code, one sign-in brings each edit back [beyond 4] @release', async ({
  tab,
  mock,
}) => {
  await enter(tab, mock, '/users')
  await tab.get('link', 'maria.gomez').isThere()
  const other = await tab.another()
  // Back leads to the tab of before.
  await enter(other, mock, `/users/${user + 1}/roles`)
  await other.get('link', 'Datos (sección)').click()
  await edit(other, 'Segunda')
  const third = await other.another()
  await enter(third, mock, `/users/${user}`)
  await edit(third, 'Primera')
  await third.get('button', 'Revisar cambios').click()
  await third.get('alertdialog').get('button', 'Guardar').isThere()
  await untilSettled(mock, 3)
  for (const one of [tab, other, third]) {
    await expect.poll(() => one.run(hasCoverCode), patience).toBe(true)
    await one.run(loseCode)
  }
  const renew = await endTokens(mock)
  await third.get('alertdialog').get('button', 'Guardar').click()
  await tab.isAt('/login')
  for (const one of [other, third]) await cover(one).isThere()
  await renew()

  expect(await other.run(isInReach, 'main input')).toBe(false)
  await other.run(() => history.back())
  await cover(other).get('textbox', 'Contraseña').fill('wrong')
  await cover(other).get('button', 'Ingresar').click()
  await cover(other).get('alert').isThere()
  await other.isAt(`/users/${user + 1}`)
  await cover(other).get('textbox', 'Contraseña').fill(password)
  await cover(other).get('button', 'Ingresar').click()
  for (const one of [other, third]) await cover(one).isGone()
  expect(await names(other).value()).toBe('Segunda')
  expect(await storedNames(mock)).not.toBe('Primera')
  await third.css('.toast-action', 'Guardar').click()
  await expect.poll(() => storedNames(mock), patience).toBe('Primera')
  const written = (await mock.requests('modifyUser')).filter(({ status }) => status === 200)
  expect(written).toHaveLength(1)
})
