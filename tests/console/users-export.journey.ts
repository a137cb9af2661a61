import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { holdSession } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'

async function open(page: Page, query = ''): Promise<void> {
  await holdSession(page)
  await page.goto(`/users${query}`)
  await expect(page.locator('.pager-range')).toHaveText(/\d/)
}

const button = (page: Page) => page.getByRole('button', { name: 'Exportar' })

async function exported(page: Page): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page).click()])
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Reads what RFC 4180 allows, with `;` between cells. */
function parse(text: string): string[][] {
  const lines: string[][] = [[]]
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n|$)/g)) {
    lines.at(-1)!.push(quoted === undefined ? plain! : quoted.replaceAll('""', '"'))
    if (end === '\r\n') lines.push([])
    if (end === '') break
  }
  expect(lines.pop()).toEqual([''])
  return lines
}

test('every row of the search, in its order, in one file [USR-16]', async ({ page, mock }) => {
  await mock.change('users', 61, {
    names: '=HYPERLINK("http://x")',
    surnames: 'Andrade',
    idstate: 1,
    document: '0012345',
  })
  await mock.change('users', 62, { names: '"a;b"', surnames: 'Andrade', idstate: 0 })
  await mock.change('users', 63, { names: 'a\n=1', surnames: 'Andrade' })
  const expected = (await mock.records('users'))
    .filter((one) =>
      fold(`${one.userName} ${one.names} ${one.surnames} ${one.document} ${one.email}`).includes('an'),
    )
    .toSorted((one, other) => other.modifiedon.localeCompare(one.modifiedon))
  await open(page, '?search=an&sort=newest&page=3')
  const { name, text } = await exported(page)
  expect(name).toBe('usuarios.csv')
  expect(text.startsWith('\uFEFFUsuario;Nombres;Apellidos;Documento;Correo electrónico;Estado\r\n')).toBe(
    true,
  )
  const [head, ...lines] = parse(text.slice(1))
  expect(expected.length).toBeGreaterThan(100)
  expect(lines.map(([userName]) => userName)).toEqual(expected.map(({ userName }) => userName))
  expect(new Set(lines.map((cells) => cells.length))).toEqual(new Set([head!.length]))
  const line = (id: number): string[] =>
    lines.find(([userName]) => userName === expected.find((one) => one.id === id)!.userName)!
  expect(line(61).slice(1)).toEqual([
    `'=HYPERLINK("http://x")`,
    'Andrade',
    '0012345',
    expected.find(({ id }) => id === 61)!.email,
    'Inactivo',
  ])
  expect(line(62)[1]).toBe('"a;b"')
  expect(line(62)[5]).toBe('Activo')
  expect(line(63)[1]).toBe("a\n'=1")
  await expect(page).toHaveURL(/page=3$/)
})

test('tells how far it is, gives one file however often it is pressed, and can be cancelled', async ({
  page,
}) => {
  await open(page)
  const files: Download[] = []
  page.on('download', (download) => files.push(download))
  let release = (): void => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/user/list', async (route) => {
    if (Number(route.request().headers()['pages']) >= 12) await held
    await route.continue()
  })
  await button(page).dblclick()
  await expect(page.getByRole('progressbar')).toHaveAttribute('max', '254')
  await expect(page.getByText('Exportando 120 de 254')).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  release()

  await button(page).dblclick()
  await expect.poll(() => files.length).toBe(1)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  expect(files).toHaveLength(1)
})

test('a fault in the middle gives no file, says so, and another try gives it whole', async ({
  page,
  mock,
}) => {
  await open(page)
  const files: Download[] = []
  page.on('download', (download) => files.push(download))
  await mock.fault({ match: { path: '/api/user/list' }, kind: 'status', status: 500, after: 12, times: 1 })
  await button(page).click()
  await expect(page.getByRole('alert')).toContainText('Error al realizar la petición.')
  expect(files).toEqual([])
  await expectAccessible(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Reintentar' }).click(),
  ])
  expect(parse((await readFile(await download.path(), 'utf8')).slice(1))).toHaveLength(255)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('there is nothing to export from an empty table, and the button says so [USR-16]', async ({ page }) => {
  await open(page, '?search=nadie%20se%20llama%20as%C3%AD')
  await expect(button(page)).toBeDisabled()
  await expect(button(page)).toHaveAccessibleDescription('No hay usuarios para exportar.')
})
