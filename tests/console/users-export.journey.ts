import { readFile } from 'node:fs/promises'
import { openList } from '../support/lists.ts'
import { expect, test } from '../support/portal.ts'
import { button } from '../support/userCard.ts'

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

test('every row of the search is exported in its order, in one file without formulas [USR-16]', async ({
  page,
  mock,
}) => {
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
  expect(expected.length).toBeGreaterThan(100)
  await openList(page, '/users?search=an&sort=newest&page=3')
  const files: string[] = []
  page.on('download', (download) => files.push(download.suggestedFilename()))
  await button(page, 'Más acciones').click()
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Exportar').dblclick()])
  const text = await readFile(await download.path(), 'utf8')
  expect(text.startsWith('\uFEFFUsuario;Nombres;')).toBe(true)
  const [head, ...lines] = parse(text.slice(1))
  expect(head).toEqual(['Usuario', 'Nombres', 'Apellidos', 'Documento', 'Correo electrónico', 'Estado'])
  expect(lines.map(([userName]) => userName)).toEqual(expected.map(({ userName }) => userName))
  expect(new Set(lines.map((cells) => cells.length))).toEqual(new Set([6]))
  const line = (id: number): string[] =>
    lines.find(([userName]) => userName === expected.find((one) => one.id === id)!.userName)!
  expect(line(61).slice(1, 4)).toEqual([`'=HYPERLINK("http://x")`, 'Andrade', '0012345'])
  expect(line(61)[5]).toBe('Inactivo')
  expect(line(62)[1]).toBe('"a;b"')
  expect(line(62)[5]).toBe('Activo')
  expect(line(63)[1]).toBe("a\n'=1")
  await expect(page).toHaveURL(/page=3$/)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  expect(files).toEqual(['usuarios.csv'])
})
