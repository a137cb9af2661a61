import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { hostileTexts } from '../support/hostileTexts.ts'
import {
  judgeTexts,
  lengthProblem,
  prepareTexts,
  tidy,
  typedLine,
  type TextCase,
} from '../support/judgeTexts.ts'
import { expect, test } from '../support/portal.ts'
import { button, dialog, line, lines, openAs, openEdit, type Line, detail } from '../support/userCard.ts'

const required = 'Campo obligatorio.'
const tooLong = (max: number): string => `Debe tener máximo ${max} caracteres.`

/** What enters of each text: into a user name or an e-mail, into a name, into a phone (UVA-03, 09, 10, 24, G-22). */
const entered: Readonly<Record<string, readonly [ascii: string, letters: string, digits: string]>> = {
  nothing: ['', '', ''],
  'a space': ['', '', ''],
  'a non-breaking space': ['', '', ''],
  'a tab': ['', '', ''],
  'a line break inside': ['unodos', 'unodos', ''],
  'the longest text': ['a'.repeat(100), 'a'.repeat(100), ''],
  'one character too many': ['a'.repeat(101), 'a'.repeat(101), ''],
  'ten thousand characters': ['a'.repeat(10_000), 'a'.repeat(10_000), ''],
  'an image that fails': ['imgsrcxonerrorwindow.__pwn1', 'img srcx onerrorwindowpwn', '1'],
  'a drawing that loads': ['svgonloadwindow.__pwn1', 'svg onloadwindowpwn', '1'],
  'a script address': ['javascriptwindow.__pwn1', 'javascriptwindowpwn', '1'],
  'a template of braces': ['77', '', '77'],
  'a template literal': ['77', '', '77'],
  'format marks': ['sn', 'sn', ''],
  'a quote of SQL': ['OR11--', 'OR', '11'],
  'a way up the folders': ['....etcpasswd', 'etcpasswd', ''],
  'a zero byte': ['ab', 'ab', ''],
  'a mark that turns the text round': ['evil', 'evil', ''],
  'a joiner inside a word': ['Maria', 'Maria', ''],
  'accents and diaeresis': ['andGiza', 'Ñandú Güiza', ''],
  'a letter in two parts': ['Jos', 'José', ''],
  'a Cyrillic letter': ['jhn', 'jhn', ''],
  'full-width digits': ['', '', ''],
  'Arabic digits': ['', '', ''],
  'an emoji of several': ['', '', ''],
  'stacked accents': ['algo', 'algo', ''],
  'the name __proto__': ['__proto__', 'proto', ''],
  'the name constructor': ['constructor', 'constructor', ''],
  'the word null': ['null', 'null', ''],
  'the word undefined': ['undefined', 'undefined', ''],
  'the word NaN': ['NaN', 'NaN', ''],
  zero: ['0', '', '0'],
  'minus one': ['-1', '', '1'],
  'a number past all numbers': ['1e309', 'e', '1309'],
  'the word true': ['true', 'true', ''],
  'a formula': ['11', '', '11'],
  'a formula by at': ['@SUM1', 'SUM', '1'],
  'a short address': ['a@b.c', 'abc', ''],
  'an address without an end': ['a@b', 'ab', ''],
  'an address that takes long to refuse': [`${'a'.repeat(60)}@${'a.'.repeat(20)}`, 'a'.repeat(80), ''],
}

const lineProblem = (value: string, otherwise: string | null = null): string | null =>
  lengthProblem(100, { isRequired: true })(value) ?? otherwise

function casesOf(
  max: number,
  judge: (what: string, put: string) => Omit<TextCase, 'what' | 'put'>,
): TextCase[] {
  return Object.entries(hostileTexts(max)).map(([what, put]) => ({ what, put, ...judge(what, put) }))
}

const phoneOf = (digits: string): Omit<TextCase, 'what' | 'put'> => ({
  value: digits === '' ? '' : `(+57) ${digits}`,
  problem: digits.length > 10 ? tooLong(16) : null,
})

const ascii = (otherwise: string | null) => (what: string) => {
  // The plus of the formula enters an address, not a user name.
  const value = otherwise !== null && what === 'a formula' ? '1+1' : entered[what]![0]
  return { value, problem: lineProblem(value, otherwise) }
}
const letters = (what: string): Omit<TextCase, 'what' | 'put'> => {
  const value = entered[what]![1]
  return { value, problem: lineProblem(value) }
}

const cases: Readonly<Record<Exclude<Line, 'document'>, TextCase[]>> = {
  userName: casesOf(100, ascii(null)),
  email: [
    ...casesOf(100, ascii('El correo no posee el formato correcto.')),
    ...(['a@@b.co', 'a@b', 'a@b.c', 'a@b.c0m'] as const).map((put) => ({
      what: put,
      put,
      value: put,
      problem: 'El correo no posee el formato correcto.',
    })),
    // The decided pattern and nothing stricter (decision D32).
    ...(['a..b@c.co', '.a@b.co', 'a@b..co', 'a@-b.co'] as const).map((put) => ({
      what: put,
      put,
      value: put,
      problem: null,
    })),
    { what: 'an address with a plus', put: ' a+b_c-d.e@f-g.co ', value: 'a+b_c-d.e@f-g.co', problem: null },
  ],
  names: casesOf(100, letters),
  surnames: casesOf(100, letters),
  phoneNumber: [
    ...casesOf(16, (what) => phoneOf(entered[what]![2])),
    { what: 'eight digits', put: '61234567', value: '(+57) 6 1234567', problem: null },
    { what: 'ten digits', put: '310-123-4567', value: '(+57) 310 1234567', problem: null },
    { what: 'eleven digits', put: '31012345678', ...phoneOf('31012345678') },
    { what: 'ten thousand digits', put: '1'.repeat(10_000), ...phoneOf('1'.repeat(10_000)) },
  ],
}

/** A document is refused by a message, and what was typed stays; only its ends are trimmed. */
function documentCases(problemOf: (value: string) => string | null): TextCase[] {
  return casesOf(13, (_what, put) => {
    const value = typedLine(put).trim()
    if (value === '') return { value, problem: required }
    return { value, problem: value.length > 13 ? 'Máximo 13 caracteres' : problemOf(value) }
  })
}
const numeric = (value: string): string | null =>
  value === '0' ? null : 'El campo debe ser numérico, mínimo 1 caracter.'
const alphanumericTexts = new Set(
  'aaaaaaaaaaaaa unodos constructor null undefined NaN 0 1e309 true'.split(' '),
)
const alphanumeric = (value: string): string | null =>
  alphanumericTexts.has(value) ? null : 'El campo debe ser alfanumérico.'

/** The way in of 10,000 characters costs about ten times that of 1,000; anything steeper hangs some day (T23). */
async function expectLinearCost(field: Locator): Promise<void> {
  const steep = await field.evaluate(async (element) => {
    const input = element as HTMLInputElement
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
    async function cost(text: string): Promise<number> {
      let least = Infinity
      for (let round = 0; round < 5; round += 1) {
        input.focus()
        const begin = performance.now()
        setValue.call(input, text)
        input.dispatchEvent(new InputEvent('input', { bubbles: true }))
        input.blur()
        // Everything that the field does about it is a promise, none of it a timer.
        const channel = new MessageChannel()
        await new Promise((done) => {
          channel.port1.onmessage = done
          channel.port2.postMessage(null)
        })
        least = Math.min(least, performance.now() - begin)
      }
      return least
    }
    const patterns: [string, (count: number) => string][] = [
      ['letters', (count) => 'a'.repeat(count)],
      ['words', (count) => `${'a '.repeat(count / 2)}!`],
      ['labels', (count) => `a@${'a.'.repeat(count / 2)}!`],
      ['local parts', (count) => `${'a.'.repeat(count / 2)}@!`],
      ['digits', (count) => `${'1'.repeat(count)}!`],
      ['accents', (count) => 'e\u0301'.repeat(count / 2)],
      ['marks', (count) => `${'<'.repeat(count)}a`],
      ['brackets', (count) => `${'('.repeat(count)}5`],
    ]
    const found: string[] = []
    for (const [what, text] of patterns) {
      const few = await cost(text(1_000))
      let many = Infinity
      // What is steep stays so however often it is measured; a machine that was busy with something else does not.
      for (let round = 0; round < 20 && many > 40 * Math.max(few, 2); round += 1)
        many = Math.min(many, await cost(text(10_000)))
      if (many > 40 * Math.max(few, 2)) found.push(`${what}: ${few} ms, ${many} ms for ten times as many`)
    }
    return found
  })
  expect(steep).toEqual([])
}

prepareTexts()

test('a line of a user: what may not enter does not, and every text has the verdict of the table [T23, T24]', async ({
  page,
}) => {
  await openAs(page, '/users/new')
  for (const [name, table] of Object.entries(cases) as [keyof typeof cases, TextCase[]][])
    await test.step(lines[name], async () => {
      expect(await judgeTexts(line(page, name), table)).toEqual([])
      await expectLinearCost(line(page, name))
      await line(page, name).fill('')
    })
})

test('Número de documento: what is refused stays in the field, by the rule of its type [T23, UVA-13, UVA-14, UVA-16]', async ({
  page,
}) => {
  await openAs(page, '/users/new')
  await page.getByLabel('País').selectOption({ label: 'Colombia' })
  const type = page.getByLabel('Tipo de documento')
  await type.selectOption('1')
  expect(await judgeTexts(line(page, 'document'), documentCases(numeric))).toEqual([])
  await type.selectOption('5')
  expect(await judgeTexts(line(page, 'document'), documentCases(alphanumeric))).toEqual([])
  await expectLinearCost(line(page, 'document'))
  await line(page, 'document').fill('')
})

test('the box that searches users takes every text, and the service hears it as it was typed [T70]', async ({
  page,
  mock,
}) => {
  await openAs(page, '/users')
  const box = page.getByRole('searchbox', { name: 'Buscar usuarios' })
  const table = page.getByRole('table', { name: 'Usuarios' })
  let before = ''
  for (const text of Object.values(hostileTexts(100))) {
    // A line has no breaks: the browser makes them spaces.
    const wanted = text.normalize('NFC').replaceAll('\n', ' ').trim().slice(0, 100).trim()
    // The same search once more, while the page still renders its answer, is one search.
    const answered =
      wanted !== before && page.waitForResponse((answer) => answer.url().endsWith('/api/user/list'))
    before = wanted
    await box.fill(text)
    await box.press('Enter')
    await answered
    await expect(table).toHaveAttribute('aria-busy', 'false')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(box).toHaveValue(wanted)
    expect(new URL(page.url()).searchParams.get('search') ?? '').toBe(wanted)
    const sent = (await mock.requests('listUsers')).at(-1)!.headers['customersearch'] ?? ''
    expect(/%/.test(sent) ? decodeURIComponent(sent) : sent).toBe(wanted)
  }
  await box.fill('')
  await box.press('Enter')
  await expect(table.locator('a[data-row]')).toHaveCount(10)
})

test('what is accepted comes back as it was put in: on the card, in the list, and in the export [T24, T18]', async ({
  page,
  mock,
}) => {
  const accepted = [
    { userName: '__proto__', email: 'a+b_c@suite.test', names: 'Ñandú Güiza', surnames: 'Jose\u0301' },
    { userName: 'constructor', email: 'null@suite.test', names: 'toString', surnames: 'x'.repeat(100) },
    { userName: '-1', email: '-1@suite.test', names: 'true', surnames: 'Muñoz\u00a0Díaz ' },
  ]
  await openEdit(page, 101)
  for (const [at, values] of accepted.entries()) {
    if (at > 0) await button(page, 'Editar').click()
    for (const [name, value] of Object.entries(values)) await line(page, name as Line).fill(value)
    await button(page, 'Actualizar').click()
    await button(dialog(page), 'Guardar').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Detalles del usuario')
    const put = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, tidy(typedLine(value))]),
    )
    expect(await mock.record('users', 101)).toMatchObject(put)
    for (const [name, value] of Object.entries(put)) {
      await expect(detail(page, lines[name as Line])).toHaveText(value)
    }
  }
  await page.goto('/users?search=-1%40suite.test')
  await expect(page.getByRole('row').nth(1)).toContainText('Muñoz Díaz')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar' }).click(),
  ])
  const csv = await readFile(await file.path(), 'utf8')
  // A cell that a spreadsheet would reckon with is marked as text.
  expect(csv).toContain("'-1;true;Muñoz Díaz;")
})
