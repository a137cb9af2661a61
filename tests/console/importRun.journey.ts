import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import type { MockControl } from '../support/mockControl.ts'
import { expectNoSidewaysScroll } from '../support/lists.ts'
import { expect, test } from '../support/portal.ts'
import { reload, untilDraftsStored } from '../support/drafts.ts'
import { cover, endTokens, signInAgain } from '../support/signInAgain.ts'
import { slowness } from '../support/slowness.ts'
import { button, alertDialog, openAs } from '../support/userCard.ts'

/** People in the file: PEOPLE=5000 walks through as many, which takes ten minutes on two cores. */
const people = Number(process.env['PEOPLE'] ?? 60)
/** Twelve ways to be wrong, each at least twice. */
const wrong = Math.max(24, people * 0.08)
/** Each person is asked about or sent nine times from the trial to the way back. */
const patience = (60_000 + people * 200) * slowness

type Line = { userName: string; isRight: boolean }
type GivenFile = { text: string; lines: readonly Line[]; right: readonly string[] }

/** The mock's file of people and one existing person; the same file without errors says which lines are valid. */
async function givenFile(page: Page, known: { userName: string }): Promise<GivenFile> {
  const read = async (wrongRows: number): Promise<string[]> => {
    const answer = await page.request.get(`/__mock/v1/people/file?rows=${people}&wrong=${wrongRows}`)
    return (await answer.text()).trimEnd().split('\r\n')
  }
  const [clean, [heading, ...rows]] = [await read(0), await read(wrong)]
  const identities = rows.flatMap((row) => row.toLowerCase().split(';').slice(0, 2))
  const counts = new Map<string, number>()
  for (const one of identities) counts.set(one, (counts.get(one) ?? 0) + 1)
  const lines = rows.map((row, at) => {
    const [userName = '', email = ''] = row.split(';')
    const isOnce = [userName, email].every((one) => counts.get(one.toLowerCase()) === 1)
    return { userName, isRight: row === clean[at + 1] && isOnce }
  })
  const changed = [known.userName, '', 'Cambiada', ...Array.from({ length: 9 }, () => '')].join(';')
  return {
    text: [heading, ...rows, changed].join('\r\n'),
    lines,
    right: lines.filter(({ isRight }) => isRight).map(({ userName }) => userName),
  }
}

async function chooseFile(page: Page, buffer: Buffer): Promise<void> {
  await openAs(page, '/users/import')
  await page.locator('input[type=file]').setInputFiles({ name: 'gente.csv', mimeType: 'text/csv', buffer })
}

/** All people, without their last change and the order of what they hold. */
async function present(mock: MockControl) {
  const users = (await mock.records('users')).filter(({ isDeleted }) => !isDeleted)
  return users.map(({ modifiedon: _when, customers, roles, ...user }) => ({
    ...user,
    customers: customers.toSorted((one, other) => one.id - other.id),
    roles: roles.toSorted(),
  }))
}

test('an import of ten rows is run by keyboard, and undone [beyond 13]', async ({ page, mock }) => {
  const seed = await present(mock)
  const file = await page.request.get('/__mock/v1/people/file?rows=10&wrong=4')
  await chooseFile(page, await file.body())
  await expect(page.getByText('Indica qué dato trae cada columna.', { exact: false })).toBeFocused()
  await expect(page.getByRole('combobox', { name: 'Qué es «Nombre de usuario»' })).toHaveValue('userName')

  await button(page, 'Revisar').press('Enter')
  await expect(page.getByRole('heading', { name: '4 filas de 10 tienen errores.' })).toBeFocused()
  // From what is wrong with the first of these rows to the cell that is, which says so until it is left.
  const grid = page.getByRole('grid')
  await grid.locator('[data-cell="0 0"]').press('Enter')
  const field = grid.getByRole('textbox').or(grid.getByRole('combobox'))
  await expect(field).toBeFocused()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 800 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await field.press('Escape')
  await expect(grid.locator('[role=gridcell][tabindex="0"]')).toBeFocused()

  await button(page, 'Ver qué cambiará').press('Enter')
  await expect(page.locator('.import-summary')).toHaveText('6 se crearán y 4 no se importarán.')
  const row = page.getByRole('list', { name: 'Filas del archivo' }).getByRole('button').first()
  await row.press('Enter')
  await expect(alertDialog(page)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(row).toBeFocused()
  expect(await mock.requests('createUser')).toEqual([])

  await button(page, 'Importar 6').press('Enter')
  await expect(page.getByRole('heading', { name: 'Resultado' })).toBeFocused()
  await expect(page.getByText('6 creados')).toBeVisible()
  await expectAccessible(page)
  expect(await present(mock)).toHaveLength(seed.length + 6)
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Descargar').click()])
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines.filter((line) => line.includes(';Creado;A10'))).toHaveLength(6)

  await button(page, 'Deshacer').click()
  await expect(page.locator('.changes-panel .change[data-state=undone]')).toHaveCount(1)
  expect(await present(mock)).toEqual(seed)
})

test('an import survives faults, session expiry and a reload, and creates each person once [beyond 13] @release', async ({
  page,
  mock,
}) => {
  test.setTimeout(4 * patience)
  const seed = await present(mock)
  const known = seed.find(({ id }) => id === 101)!
  const { text, lines, right } = await givenFile(page, known)
  expect(right).toHaveLength(people - wrong)
  await chooseFile(page, Buffer.from(text))
  await button(page, 'Revisar').click()
  await button(page, 'Ver qué cambiará').click()
  const number = (count: number): string => count.toLocaleString('es-CO')
  await expect(page.locator('.import-summary')).toHaveText(
    `${number(right.length)} se crearán, 1 cambiará y ${number(wrong)} no se importarán.`,
    { timeout: patience },
  )
  expect(await mock.requests('createUser')).toEqual([])

  const create = { path: '/api/user/create' }
  const after = (part: number): number => Math.round(right.length * part)
  const [wait, once] = [{ 'Retry-After': '1' }, { match: create, times: 1 }]
  await mock.fault({ ...once, kind: 'status', status: 429, headers: wait, after: after(0.08) })
  await mock.fault({ ...once, kind: 'status', status: 500, after: after(0.15), times: 2 })
  await mock.fault({ ...once, kind: 'reset', after: after(0.2) })
  await mock.fault({ ...once, kind: 'drop-after', after: after(0.3) })
  const [endsAt, leavesAt] = [after(0.4), after(0.6) + 8]
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let renew: (() => Promise<unknown>) | undefined
  let [sent, unanswered, isReloaded] = [0, 0, false]
  await page.route('**/api/user/create', async (route) => {
    await begun.promise
    sent += 1
    // Six calls run at a time: with the sixth of these here, no other call is pending.
    if (sent === endsAt + 5) {
      renew = await endTokens(mock)
      ended.resolve()
    }
    if (sent >= endsAt) await ended.promise
    if (sent <= leavesAt || isReloaded) return route.continue()
    await route.fetch()
    unanswered += 1
  })
  await page.getByRole('button', { name: /^Importar / }).click()
  // Its rows, 500 in a part, and what it is are kept for after the reload.
  await untilDraftsStored(page, Math.ceil((people + 1) / 500) + 1)
  begun.resolve()

  // The session ends at two fifths of the file, and comes back.
  await expect(cover(page)).toBeVisible({ timeout: patience })
  await renew!()
  await signInAgain(page)

  // The page is loaded again at three fifths, with six of them done whose answers never came.
  await expect.poll(() => unanswered, { timeout: patience }).toBe(6)
  isReloaded = true
  await reload(page)
  await expect(
    page.getByText(/^Una importación quedó a medias: [\d.]+ de [\d.]+ de gente\.csv\.$/),
  ).toBeVisible()
  await button(page, 'Seguir').click()
  await expect(page.getByRole('heading', { name: 'Resultado' })).toBeVisible({ timeout: patience })
  const retry = page.getByRole('button', { name: /^Reintentar/ })
  await retry.click()
  await expect(retry).toHaveCount(0)
  await expect(page.getByText(`${number(right.length)} creados`)).toBeVisible()

  const before = new Set(seed.map(({ id }) => id))
  const made = (await present(mock)).filter(({ id }) => !before.has(id))
  expect(made.map(({ userName }) => userName).toSorted()).toEqual(right.toSorted())
  expect((await mock.record('users', 101)).names).toBe('Cambiada')

  const download = page.waitForEvent('download')
  await button(page, 'Descargar').click()
  const [heading, ...rows] = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n')
  expect(heading).toMatch(/^\uFEFFNombre de usuario;.*;Roles;Importación: resultado;Importación: código;/)
  expect(rows.map((row) => row.split(';')).map((cells) => `${cells[0]} ${cells[12]} ${cells[13]}`)).toEqual([
    ...lines.map(({ userName, isRight }) => `${userName} ${isRight ? 'Creado A10' : 'No se importó '}`),
    `${known.userName} Cambiado A10`,
  ])

  await button(page, 'Deshacer').click()
  // The run, and what was tried again.
  await expect(page.locator('.changes-panel .change[data-state=undone]')).toHaveCount(2, {
    timeout: patience,
  })
  expect(await present(mock)).toEqual(seed)
})
