import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { i18n } from '#shared/texts/i18n.ts'
import { ColumnsMenu } from './ColumnsMenu.tsx'
import { TimeAgo } from '#shared/format/TimeAgo.tsx'
import { useListView } from './useListView.ts'
import type { Column } from './column.ts'
import './listTexts.ts'

type Row = { id: number }
const cell = (): null => null
const columns: Column<Row>[] = [
  { key: 'name', heading: 'Nombre', cell },
  { key: 'customer', heading: 'Empresa', isOptional: true, cell },
  { key: 'modified', heading: 'Última modificación', isOptional: true, cell },
  { key: 'state', heading: 'Estado', cell },
]
const user = userEvent.setup({ delay: null })

function List() {
  const { table, menu } = useListView('people', columns)
  return (
    <>
      <ColumnsMenu {...menu} />
      <output>{[...table.columns.map(({ key }) => key), table.density].join(' ')}</output>
    </>
  )
}
const renderList = () => render(<List />, { wrapper: MemoryRouter })
const shown = (): string | null => screen.getByRole('status').textContent
const menuButton = (): HTMLElement => screen.getByRole('button', { name: 'Columnas' })

beforeAll(() => i18n.changeLanguage('es'))
beforeEach(() => localStorage.clear())

it('shows a column where it was chosen, in its own place, and remembers it in this browser', async () => {
  const { unmount } = renderList()
  expect(shown()).toBe('name state comfortable')
  await user.click(menuButton())
  await user.click(screen.getByLabelText('Última modificación'))
  await user.click(screen.getByLabelText('Empresa'))
  await user.click(screen.getByLabelText('Compacta'))
  expect(shown()).toBe('name customer modified state compact')
  await user.click(screen.getByLabelText('Empresa'))
  unmount()
  renderList()
  expect(shown()).toBe('name modified state compact')
})

it('leaves a list alone that is open in another tab', () => {
  renderList()
  const newValue = JSON.stringify({ columns: ['customer'], density: 'compact' })
  localStorage.setItem('list-view.people', newValue)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'list-view.people', newValue })))
  expect(shown()).toBe('name state comfortable')
})

it('shows the plain list where a column was stored that there is not', () => {
  localStorage.setItem('list-view.people', '{"columns":["constructor","shoe"],"density":3}')
  renderList()
  expect(shown()).toBe('name state comfortable')
})

it('is used by keyboard: Tab goes through it, Esc closes it and leads back', async () => {
  renderList()
  await user.tab()
  expect(menuButton()).toHaveFocus()
  expect(menuButton()).toHaveAttribute('aria-expanded', 'false')
  await user.keyboard('{Enter}')
  expect(menuButton()).toHaveAttribute('aria-expanded', 'true')
  await user.tab()
  expect(screen.getByRole('checkbox', { name: 'Empresa' })).toHaveFocus()
  await user.keyboard(' ')
  expect(shown()).toBe('name customer state comfortable')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(menuButton()).toHaveFocus()
})

describe('a time', () => {
  const now = new Date(2026, 2, 10, 12, 0).getTime()
  beforeEach(() => void jest.useFakeTimers({ now }))
  afterEach(() => void jest.useRealTimers())

  it.each([
    ['es', 'hace 3 días', '7 de marzo de 2026'],
    ['en', '3 days ago', '7 March 2026'],
    ['pt', 'há 3 dias', '7 de março de 2026'],
  ] as const)('is told in %s as an age, with the exact time at hand', async (language, age, date) => {
    act(() => i18n.changeLanguage(language))
    const iso = new Date(2026, 2, 7, 9, 30).toISOString()
    render(<TimeAgo iso={iso} />)
    const time = screen.getByText(age).closest('time')!
    expect(time).toHaveAttribute('datetime', iso)
    expect(time.title).toContain(date)
    expect(time).toHaveTextContent(`${age} (${time.title})`)
    act(() => i18n.changeLanguage('es'))
  })

  it('grows older while the list is open', () => {
    render(<TimeAgo iso={new Date(now - 61_000).toISOString()} />)
    expect(screen.getByText('hace 1 minuto')).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(10 * 60_000))
    expect(screen.getByText('hace 11 minutos')).toBeInTheDocument()
  })

  it.each([
    ['ayer por la tarde', 'ayer por la tarde'],
    [null, '—'],
    [undefined, '—'],
  ])('that is none (%s) is shown as it is', (iso, text) => {
    render(<TimeAgo iso={iso} />)
    expect(screen.getByText(text)).toBeInTheDocument()
  })
})
