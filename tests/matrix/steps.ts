import { screen, waitFor } from '@testing-library/react'
import { chooseRows, stateOf } from '#shared/testing/testList.tsx'
import { press, pressInDialog, shownRows, user } from '#shared/testing/testScreen.tsx'
import { inDialog, type Call } from './meetAll.ts'

export const tenRows = (): Promise<unknown> => waitFor(() => expect(shownRows()).toHaveLength(10))

export const seen = (text: string | RegExp) => () => screen.findByText(text)

/** The switch of a row, off. */
export function switchOf(name: string, begin: () => Promise<unknown>): Omit<Call, 'endpoint'> {
  return {
    ...inDialog,
    begin,
    async act() {
      await user.click(stateOf(name))
      await pressInDialog('Desactivar')
    },
    kept: () => stateOf(name).getAttribute('aria-checked'),
    works: () => waitFor(() => expect(stateOf(name)).toHaveAttribute('aria-checked', 'false')),
    isLookedUp: true,
  }
}

const result = (): HTMLElement => screen.getByRole('dialog', { name: 'Resultado' })

/** The switch of two rows at once, of which the first one meets the fault. */
export function bulkOf(names: readonly string[], begin: () => Promise<unknown>): Omit<Call, 'endpoint'> {
  return {
    begin,
    async act() {
      await chooseRows(...names)
      await press('Desactivar')
      await pressInDialog('Desactivar')
      await screen.findByRole('dialog', { name: 'Resultado' })
    },
    message: result,
    words: /1 fallido/,
    // It waits, and continues by itself.
    without: ['an answer without its list', 'a 429'],
    retry: () => press('Reintentar fallidos'),
    works: () => waitFor(() => expect(result()).toHaveTextContent('2 hechos')),
  }
}
