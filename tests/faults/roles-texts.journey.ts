import type { Locator } from '@playwright/test'
import { hostileTexts } from '../support/hostileTexts.ts'
import { expect, test } from '../support/portal.ts'
import { openList, table } from '../support/roles.ts'
import { openAs } from '../support/userCard.ts'

type Case = { what: string; put: string; value: string; problem: string | null }

/** A text in a line: without breaks, its accents joined with their letters. */
const typed = (put: string): string => put.replaceAll(/[\r\n]/g, '').normalize('NFC')

function nameCase([what, put]: [string, string]): Case {
  const value = typed(put).replaceAll('\u00a0', ' ').trim()
  const isRight = /^[A-Za-zÁÉÍÓÚÜÑáéíóúüñ0-9_ ]*$/.test(value)
  const problem =
    value === ''
      ? 'Campo obligatorio.'
      : value.length > 100
        ? 'Debe tener máximo 100 caracteres.'
        : isRight
          ? null
          : 'Solo se permiten letras, números, guion bajo y espacio.'
  return { what, put, value, problem }
}

function longCase(what: string, put: string): Case {
  const value = put.normalize('NFC').replaceAll('\u00a0', ' ').trim()
  return { what, put, value, problem: value.length > 100 ? 'Debe tener máximo 100 caracteres.' : null }
}

/** Puts each text into the field as a paste does, leaves it, and waits for the verdict; gives back what differs. */
function judge(field: Locator, table: readonly Case[]): Promise<object[]> {
  return field.evaluate(async (element, wanted) => {
    const input = element as HTMLInputElement | HTMLTextAreaElement
    const setValue = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')!.set!
    const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    const notes = input.closest('.ui-field')!
    const problem = (): string | null => notes.querySelector('.ui-error')?.textContent ?? null
    const found: object[] = []
    for (const { what, put, ...expected } of wanted) {
      input.focus()
      setValue.call(input, put)
      input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }))
      input.blur()
      const isAsExpected = (): boolean => input.value === expected.value && problem() === expected.problem
      await frame()
      for (let turn = 0; turn < 100 && !isAsExpected(); turn += 1) await frame()
      await frame()
      if (!isAsExpected())
        found.push({ what, expected, value: input.value.slice(0, 200), problem: problem() })
    }
    return found
  }, table)
}

test.beforeEach(({ page }) => {
  page.on('dialog', () => {
    throw new Error('a text opened a dialog of the browser')
  })
})
test.afterEach(async ({ page }) => {
  expect(await page.evaluate(() => '__pwn' in window)).toBe(false)
  await expect(page.getByText('Something error has occurred.')).toHaveCount(0)
})

test('Nombre of a role: every text has the verdict of the table [T23, T24, ROL-23, ROL-24, ROL-25]', async ({
  page,
}) => {
  await openAs(page, '/roles/new')
  const cases = Object.entries(hostileTexts(100)).map(nameCase)
  expect(await judge(page.getByRole('textbox', { name: /^Nombre/ }), cases)).toEqual([])
})

test('Alias of a role: every text has the verdict of the table [T23, T24, ROL-27]', async ({ page }) => {
  await openAs(page, '/roles/new')
  const cases = Object.entries(hostileTexts(100)).map(([what, put]) => longCase(what, typed(put)))
  expect(await judge(page.getByLabel('Alias'), cases)).toEqual([])
})

test('Descripción of a role: every text has the verdict of the table [T23, T24, ROL-26]', async ({
  page,
}) => {
  await openAs(page, '/roles/new')
  const cases = Object.entries(hostileTexts(100)).map(([what, put]) => longCase(what, put))
  expect(await judge(page.getByLabel('Descripción'), cases)).toEqual([])
})

test('the box that searches roles takes every text without asking the service', async ({ page, mock }) => {
  await openList(page)
  await mock.clearRequests()
  const box = page.getByRole('searchbox', { name: 'Buscar roles' })
  const links = table(page).locator('a[data-row]')
  for (const text of Object.values(hostileTexts(100))) {
    await box.fill(text)
    await expect(links.first().or(page.getByText('No se encontraron resultados'))).toBeVisible()
  }
  await box.fill('')
  await expect(links).toHaveCount(10)
  expect(await mock.requests('listRoles')).toHaveLength(0)
})

test('a hostile name, alias, privilege and title of the service are text wherever they stand [T17, T96]', async ({
  page,
  mock,
}) => {
  const hostile = '<img src=x onerror=window.__pwn=1>'
  await mock.change('privileges', 'CREAR_FACTURAS', { name: hostile, application: ['suite'] })
  await mock.change('roles', 'Auditor', {
    name: hostile,
    alias: '\u202Eevil\u0000',
    applications: [{ name: 'suite', privileges: [hostile], isVisible: true }],
  })
  await mock.change('applications', 'suite', { title: `${hostile} suite` })
  await openList(page, '?search=onerror')
  await table(page).getByRole('link', { name: hostile }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Detalles del rol')
  await expect(page.getByRole('main')).toContainText(hostile)
  await page.getByRole('tab', { name: 'Aplicaciones' }).click()
  await expect(page.getByRole('checkbox', { name: `Asignado ${hostile}` })).toBeChecked()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(`${hostile} suite`)
})
