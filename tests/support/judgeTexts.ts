import type { Locator } from '@playwright/test'
import { hostileTexts } from './hostileTexts.ts'
import { expect, test } from './portal.ts'

/** A text that is put into a field, what stays of it, and the problem that is said about it. */
export type TextCase = { what: string; put: string; value: string; problem: string | null }

/** Prepares a file of journeys whose texts must neither run nor break the page. */
export function prepareTexts(): void {
  test.beforeEach(({ page }) => {
    // A dialog that stays open would hold the page, so the test sees it.
    page.on('dialog', () => {
      throw new Error('a text opened a dialog of the browser')
    })
  })
  test.afterEach(async ({ page }) => {
    expect(await page.evaluate(() => '__pwn' in window)).toBe(false)
    await expect(page.getByText('Something error has occurred.')).toHaveCount(0)
  })
}

/** The forty texts for a field, each with what stays of it and the problem of that. */
export function textCases(
  max: number,
  stays: (put: string) => string,
  problemOf: (value: string) => string | null,
): TextCase[] {
  return Object.entries(hostileTexts(max)).map(([what, put]) => {
    const value = stays(put)
    return { what, put, value, problem: problemOf(value) }
  })
}

/** The problem of a text of at most `max` characters. */
export function lengthProblem(max: number, { isRequired = false } = {}): (value: string) => string | null {
  return (value) => {
    if (isRequired && value === '') return 'Campo obligatorio.'
    return value.length > max ? `Debe tener máximo ${max} caracteres.` : null
  }
}

/** The spaces that a field takes away when it is left. */
export const tidy = (text: string): string => text.replaceAll('\u00a0', ' ').trim()

/** A text in an area: with its breaks. */
export const typedLines = (put: string): string => put.normalize('NFC')

/** A text in a line: without breaks, its accents joined with their letters. */
export const typedLine = (put: string): string => typedLines(put.replaceAll(/[\r\n]/g, ''))

/** Puts each text into the field as a paste does, leaves it, and waits for the verdict; gives back what differs. */
export function judgeTexts(field: Locator, table: readonly TextCase[]): Promise<object[]> {
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
      // What came late would show now.
      await frame()
      if (!isAsExpected())
        found.push({ what, expected, value: input.value.slice(0, 200), problem: problem() })
    }
    return found
  }, table)
}
