import { screen, waitFor } from '@testing-library/react'
import { press, row, shownAddress, shownRows, user } from './testScreen.tsx'

/** The column headings, without the one of the selection boxes. */
export function columnHeadings(): (string | null)[] {
  const headings = screen.getAllByRole('columnheader').filter((one) => one.dataset['column'] !== 'select')
  return headings.map(({ textContent }) => textContent)
}

/** The cell of a row in the column with this heading. */
export function cellUnder(heading: string, rowName: string): HTMLElement {
  const column = screen.getAllByRole('columnheader').findIndex(({ textContent }) => textContent === heading)
  return row(rowName).children[column] as HTMLElement
}

export function stateOf(name: string): HTMLElement {
  return screen.getByRole('switch', { name: `Estado de ${name}` })
}

/** Expects a list of 13 rows to show ten, and three on the next page, which is in the address. */
export async function expectTwoPages(path: string): Promise<void> {
  expect(shownRows()).toHaveLength(10)
  await press('Página siguiente')
  await waitFor(() => expect(shownRows()).toHaveLength(3))
  await waitFor(() => expect(shownAddress()).toBe(`${path}?page=2`))
}

/** Expects the search for each text to find only this row. */
export async function expectFound(search: string, texts: readonly string[], found: string): Promise<void> {
  const box = screen.getByRole('searchbox', { name: search })
  for (const text of texts) {
    await user.clear(box)
    await user.type(box, text)
    await waitFor(() => expect(shownRows()).toEqual([found]))
  }
}

export async function sortBy(sort: string): Promise<void> {
  await user.selectOptions(screen.getByLabelText('Ordenar por'), sort)
}

export async function chooseRows(...names: readonly string[]): Promise<void> {
  for (const name of names) await user.click(screen.getByRole('checkbox', { name: `Seleccionar ${name}` }))
}

/** Adds these columns and the compact density. */
export async function showColumns(...names: readonly string[]): Promise<void> {
  for (const name of names) expect(screen.queryByRole('columnheader', { name })).not.toBeInTheDocument()
  await press('Más acciones')
  for (const name of names) await user.click(screen.getByRole('checkbox', { name }))
  await user.click(screen.getByRole('radio', { name: 'Compacta' }))
  for (const name of names) expect(screen.getByRole('columnheader', { name })).toBeVisible()
  expect(screen.getByRole('table')).toHaveAttribute('data-density', 'compact')
  localStorage.clear()
}
