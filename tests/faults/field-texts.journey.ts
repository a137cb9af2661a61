import type { Locator, Page } from '@playwright/test'
import {
  judgeTexts,
  lengthProblem,
  prepareTexts,
  textCases,
  tidy,
  typedLine,
  typedLines,
  type TextCase,
} from '../support/judgeTexts.ts'
import { choose } from '../support/notifications.ts'
import { test, expect } from '../support/portal.ts'
import { button, openAs } from '../support/userCard.ts'

prepareTexts()

const tidyLine = (put: string): string => tidy(typedLine(put))
const tidyLines = (put: string): string => tidy(typedLines(put))
const isRequired = true

/** A name of at most `max` characters, all of them right. */
const nameProblem = (max: number, right: RegExp, wrong: string) => (value: string) =>
  lengthProblem(max, { isRequired })(value) ?? (right.test(value) ? null : wrong)

const noAddress = (value: string): string =>
  value === '' ? 'Campo obligatorio.' : 'Ingrese una url correcta!'

type Field = {
  field: (page: Page) => Locator
  cases: TextCase[]
  /** Makes the field visible. */
  before?: (page: Page) => Promise<unknown>
}

const byLabel = (name: string) => (page: Page) => page.getByLabel(name, { exact: true })
const inDialog = (name: string) => (page: Page) =>
  page.getByRole('dialog').getByRole('textbox', { name, exact: true })
const reasons = (page: Page): Locator => page.getByRole('textbox', { name: 'Motivo' })

const forms: Record<string, [address: string, ...Field[]]> = {
  'the fields of a privilege: every text has the verdict of the table [T23, T24, PRV-15, PRV-16, PRV-17, PRV-18, PRV-21]':
    [
      '/privileges/new',
      {
        field: byLabel('Nombre'),
        cases: textCases(
          50,
          (put) => tidy(typedLine(put).slice(0, 60).toWellFormed()),
          nameProblem(50, /^[A-Za-z0-9_]*$/, 'Solo se permiten letras, números y guion bajo.'),
        ),
      },
      { field: byLabel('Descripción'), cases: textCases(100, tidyLines, lengthProblem(100)) },
    ],
  'the fields of a role: every text has the verdict of the table [T23, T24, ROL-23, ROL-24, ROL-25, ROL-26, ROL-27]':
    [
      '/roles/new',
      {
        field: (page) => page.getByRole('textbox', { name: /^Nombre/ }),
        cases: textCases(
          100,
          tidyLine,
          nameProblem(
            100,
            /^[A-Za-zÁÉÍÓÚÜÑáéíóúüñ0-9_ ]*$/,
            'Solo se permiten letras, números, guion bajo y espacio.',
          ),
        ),
      },
      { field: byLabel('Alias'), cases: textCases(100, tidyLine, lengthProblem(100)) },
      { field: byLabel('Descripción'), cases: textCases(100, tidyLines, lengthProblem(100)) },
    ],
  'reason and text variables: every text has the verdict of the table [T23, T24, NTV-01, NTV-02, NTV-06, NTV-07]':
    [
      '/notifications/new',
      { field: reasons, cases: textCases(200, tidyLines, lengthProblem(200, { isRequired })) },
      {
        async before(page) {
          await choose(page, 'Suite')
          await page.getByLabel('Plantilla').selectOption('Mantenimiento programado')
          await expect(reasons(page)).toHaveCount(2)
        },
        field: (page) => reasons(page).last(),
        cases: textCases(200, typedLines, (value) => lengthProblem(200, { isRequired })(tidy(value))),
      },
      {
        before: (page) => page.getByLabel('Plantilla').selectOption('Aviso general'),
        field: byLabel('Título'),
        cases: textCases(50, typedLine, (value) => lengthProblem(50, { isRequired })(tidy(value))),
      },
    ],
  'the fields of a menu item: every text has the verdict of the table [T23, T24, MNU-25, MNU-28, MNU-29, MNU-30]':
    [
      '/menuSettings/lateral?app=1',
      {
        before: (page) => button(page, 'Crear Menu').click(),
        field: inDialog('Nombre'),
        cases: textCases(100, tidyLine, lengthProblem(100, { isRequired })),
      },
      { field: inDialog('URL'), cases: textCases(2_000, tidyLine, noAddress) },
      { field: inDialog('Descripción'), cases: textCases(300, tidyLines, lengthProblem(300)) },
      {
        before: (page) => page.getByRole('radio', { name: 'Función' }).click(),
        field: inDialog('Nombre de la función'),
        cases: textCases(100, tidyLine, lengthProblem(100, { isRequired })),
      },
    ],
}

for (const [title, [address, ...fields]] of Object.entries(forms))
  test(title, async ({ page }) => {
    await openAs(page, address)
    for (const { before, field, cases } of fields) {
      await before?.(page)
      expect(await judgeTexts(field(page), cases)).toEqual([])
    }
  })
