import { act, fireEvent, render, screen } from '@testing-library/react'
import { i18n } from '#shared/texts/i18n.ts'
import { PageStore } from '#shared/testing/testStore.tsx'
import { CollectProgress } from '../CollectProgress.tsx'
import type { Collect } from '../useCollecting.ts'
import { useSelection } from '../useSelection.ts'
import { BulkBar } from './BulkBar.tsx'
import { useWholeChoice } from './useWholeChoice.ts'
import '../listTexts.ts'

type Row = { id: number }
const rowsUpTo = (count: number): Row[] => Array.from({ length: count }, (_, index) => ({ id: index + 1 }))
const page = rowsUpTo(10)

let settle: (collected: { data: readonly Row[] } | { error: 'changed' }) => void
let progress: (done: number, total: number) => void
let signal: AbortSignal
const collect: Collect<readonly Row[]> = (own, onProgress) => {
  signal = own
  progress = onProgress
  return new Promise((resolve) => (settle = resolve))
}
const onSwitch = jest.fn()

function List({ search = '' }: { search?: string }) {
  const selection = useSelection<Row>(search)
  const whole = useWholeChoice({ selection, rows: page, total: 1254, collect })
  return (
    <>
      <button type="button" onClick={() => selection.select(page, true)}>
        Página
      </button>
      <button type="button" onClick={() => selection.select([{ id: 3 }], false)}>
        Sin 3
      </button>
      <CollectProgress
        purpose="selectAll"
        state={whole.state}
        onCancel={whole.cancel}
        onRetry={whole.chooseAll}
      />
      <BulkBar count={selection.chosen.size} allFound={whole} onSwitch={onSwitch} onClear={selection.clear} />
    </>
  )
}

const button = (name: string): HTMLElement => screen.getByRole('button', { name })
const count = (): string | null => screen.getByRole('status').textContent
const choosePage = (): void => void fireEvent.click(button('Página'))
const offer = (): HTMLElement | null => screen.queryByRole('button', { name: 'Seleccionar los 1.254' })

beforeAll(() => i18n.changeLanguage('es'))

it('offers to select all found rows once the page is selected, and to return to the page', async () => {
  render(<List />, { wrapper: PageStore })
  expect(offer()).not.toBeInTheDocument()
  choosePage()
  const whole = offer()!
  whole.focus()
  fireEvent.click(whole)
  expect(whole).toHaveAttribute('aria-busy', 'true')
  act(() => progress(120, 1254))
  expect(screen.getByText('Seleccionando 120 de 1.254')).toBeInTheDocument()
  await act(async () => settle({ data: rowsUpTo(1254) }))
  expect(count()).toBe('1.254 seleccionados')
  expect(button('Solo esta página')).toHaveFocus()
  fireEvent.click(button('Solo esta página'))
  expect(count()).toBe('10 seleccionados')
  expect(offer()).toBeInTheDocument()
})

it('single rows can be deselected from all', async () => {
  render(<List />, { wrapper: PageStore })
  choosePage()
  fireEvent.click(offer()!)
  await act(async () => settle({ data: rowsUpTo(1254) }))
  fireEvent.click(button('Sin 3'))
  expect(count()).toBe('1.253 seleccionados')
  expect(screen.queryByRole('button', { name: 'Solo esta página' })).not.toBeInTheDocument()
})

it('a double click selects all and does not return', async () => {
  render(<List />, { wrapper: PageStore })
  choosePage()
  fireEvent.click(offer()!, { detail: 1 })
  await act(async () => settle({ data: rowsUpTo(1254) }))
  fireEvent.click(button('Solo esta página'), { detail: 2 })
  expect(count()).toBe('1.254 seleccionados')
})

it.each<[string, (rerender: (search: string) => void) => void, string]>([
  ['a press on Cancel', () => fireEvent.click(button('Cancelar')), '10 seleccionados'],
  ['another choice', () => fireEvent.click(button('Sin 3')), '9 seleccionados'],
  ['another search', (rerender) => rerender('ana'), '0 seleccionados'],
])('%s aborts the rest and ignores late answers', async (_, act_, chosen) => {
  const { rerender } = render(<List />, { wrapper: PageStore })
  choosePage()
  fireEvent.click(offer()!)
  act_((search) => rerender(<List search={search} />))
  expect(signal.aborted).toBe(true)
  await act(async () => settle({ data: rowsUpTo(1254) }))
  expect(count()).toBe(chosen)
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
})

it('a list that changed during the read keeps the selection, says so, and can be retried', async () => {
  render(<List />, { wrapper: PageStore })
  choosePage()
  fireEvent.click(offer()!)
  await act(async () => settle({ error: 'changed' }))
  expect(count()).toBe('10 seleccionados')
  expect(
    screen.getByText('La lista cambió mientras se seleccionaba, así que la selección quedó como estaba.'),
  ).toBeInTheDocument()
  fireEvent.click(button('Reintentar'))
  await act(async () => settle({ data: rowsUpTo(1253) }))
  expect(count()).toBe('1.253 seleccionados')
  expect(screen.queryByText(/La lista cambió/)).not.toBeInTheDocument()
})
