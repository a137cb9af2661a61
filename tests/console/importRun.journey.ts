import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { MockControl } from '../support/mockControl.ts'
import { holdSession } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { reload, untilKept } from '../support/drafts.ts'
import { cover, endTokens, signInAgain } from '../support/signInAgain.ts'
import { slowness } from '../support/slowness.ts'
import { button } from '../support/userCard.ts'

const people = 60
const nameAt = (at: number): string => `nueva.persona${at + 1}`

/** A file of new people, and of one who is there. */
async function fileOf(mock: MockControl): Promise<string> {
  const companies = await mock.records('companies')
  const roles = await mock.records('roles')
  const known = await mock.record('users', 101)
  const company = companies.find(({ idstate }) => idstate === 0)!.name
  const role = roles.find(({ idstate, name }) => idstate === 0 && !/admin/i.test(name))!.name
  const head =
    'Nombre de usuario;Correo electrónico;Nombres;Apellidos;País;Tipo de documento;Número de documento;Tipo de usuario;Empresas;Roles'
  const rows = Array.from({ length: people }, (_, at) =>
    [
      nameAt(at),
      `${nameAt(at)}@suite.test`,
      'Nueva',
      'Persona',
      'Colombia',
      'CC',
      String(50_000 + at),
      'Usuario',
      company,
      role,
    ].join(';'),
  )
  return [head, ...rows, `${known.userName};;Cambiada;;;;;;;`].join('\r\n')
}

async function tryFile(page: Page, text: string): Promise<void> {
  await page.goto('/users/import')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'gente.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await button(page, 'Revisar').click()
  await button(page, 'Probar').click()
}

async function importAll(page: Page, count: number): Promise<void> {
  await button(page, `Importar ${count}`).click()
  await page.getByLabel(`Escribe ${count} para continuar`).fill(String(count))
  await page.getByRole('alertdialog').getByRole('button', { name: 'Importar' }).click()
}

const present = async (mock: MockControl) =>
  (await mock.records('users')).filter(
    ({ userName, isDeleted }) => userName.startsWith('nueva.persona') && !isDeleted,
  )

test('an import that meets faults, the end of the session and a reload has created exactly the right people once, says so in the file that comes back, and is taken back (beyond 13)', async ({
  page,
  mock,
}) => {
  test.setTimeout(120_000 * slowness)
  await holdSession(page)
  const before = await mock.record('users', 101)
  await tryFile(page, await fileOf(mock))
  await expect(page.getByText('60 se crean y 1 cambia.')).toBeVisible()
  expect(await mock.requests('createUser')).toEqual([])

  const create = { path: '/api/user/create' }
  await mock.fault({
    match: create,
    kind: 'status',
    status: 429,
    headers: { 'Retry-After': '1' },
    after: 3,
    times: 1,
  })
  await mock.fault({ match: create, kind: 'status', status: 500, after: 7, times: 2 })
  await mock.fault({ match: create, kind: 'reset', after: 12, times: 1 })
  await mock.fault({ match: create, kind: 'drop-after', after: 15, times: 1 })
  const begun = Promise.withResolvers<void>()
  let sent = 0
  const ended = Promise.withResolvers<void>()
  let renew: (() => Promise<unknown>) | undefined
  let unanswered = 0
  let isReloaded = false
  await page.route('**/api/user/create', async (route) => {
    await begun.promise
    sent += 1
    // Six go at a time: once the sixth of these is here, nothing else of the run is under way.
    if (sent === 25) {
      renew = await endTokens(mock)
      ended.resolve()
    }
    if (sent >= 20) await ended.promise
    if (sent <= 40 || isReloaded) return route.continue()
    await route.fetch()
    unanswered += 1
  })
  await importAll(page, people + 1)
  // Its rows and what it is are kept for after the reload.
  await untilKept(page, 2)
  begun.resolve()

  // The session ends at the 20th call, and comes back.
  await expect(cover(page)).toBeVisible()
  await renew!()
  await signInAgain(page)

  // The page is loaded again in the middle, with six of them done whose answers never came.
  await expect.poll(() => unanswered).toBe(6)
  isReloaded = true
  await reload(page)
  await expect(page.getByText(/^Una importación quedó a medias: \d+ de 61 de gente\.csv\.$/)).toBeVisible()
  await button(page, 'Seguir').click()
  const result = page.getByRole('heading', { name: 'Resultado' })
  await expect(result).toBeVisible({ timeout: 60_000 * slowness })
  const retry = page.getByRole('button', { name: /^Reintentar/ })
  await retry.click()
  await expect(retry).toHaveCount(0)
  await expect(page.getByText('60 creados')).toBeVisible()

  const names = (await present(mock)).map(({ userName }) => userName)
  expect(names.toSorted()).toEqual(Array.from({ length: people }, (_, at) => nameAt(at)).toSorted())
  expect((await mock.record('users', 101)).names).toBe('Cambiada')

  const download = page.waitForEvent('download')
  await button(page, 'Descargar').click()
  const lines = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines[0]).toMatch(/^\uFEFFNombre de usuario;.*;Roles;Importación: resultado;Importación: código;/)
  expect(lines.slice(1).filter((line) => line.includes(';Creado;A10;'))).toHaveLength(people)
  expect(lines.at(-1)).toMatch(/;Cambiado;A10;;/)

  await button(page, 'Deshacer').click()
  await expect.poll(async () => (await present(mock)).length, { timeout: 30_000 * slowness }).toBe(0)
  await expect.poll(async () => (await mock.record('users', 101)).names).toBe(before.names)
})
