import type { Locator } from '@playwright/test'

/** A text that is put into a field, what stays of it, and the problem that is said about it. */
export type TextCase = { what: string; put: string; value: string; problem: string | null }

/** A text in a line: without breaks, its accents joined with their letters. */
export const typedLine = (put: string): string => put.replaceAll(/[\r\n]/g, '').normalize('NFC')

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
      await frame()
      if (!isAsExpected())
        found.push({ what, expected, value: input.value.slice(0, 200), problem: problem() })
    }
    return found
  }, table)
}
