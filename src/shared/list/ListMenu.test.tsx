import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { PageStore } from '#shared/testing/testStore.tsx'
import { i18n } from '#shared/texts/i18n.ts'
import { ListMenu } from './ListMenu.tsx'
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
      <ListMenu isExporting={false} exportReason={undefined} onExport={() => {}} view={menu} />
      <output>{[...table.columns.map(({ key }) => key), table.density].join(' ')}</output>
    </>
  )
}
const renderList = () =>
  render(
    <MemoryRouter>
      <List />
    </MemoryRouter>,
    { wrapper: PageStore },
  )
const shown = (): string | null => screen.getByRole('status').textContent
const menuButton = (): HTMLElement => screen.getByRole('button', { name: 'Más acciones' })

beforeAll(() => i18n.changeLanguage('es'))
beforeEach(() => localStorage.clear())

it('shows a chosen column in its position and stores the choice', async () => {
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

it('does not change a list open in another tab', () => {
  renderList()
  const newValue = JSON.stringify({ columns: ['customer'], density: 'compact' })
  localStorage.setItem('list-view.people', newValue)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'list-view.people', newValue })))
  expect(shown()).toBe('name state comfortable')
})

it('shows the default list for an unknown stored column', () => {
  localStorage.setItem('list-view.people', '{"columns":["constructor","shoe"],"density":3}')
  renderList()
  expect(shown()).toBe('name state comfortable')
})

it('works by keyboard: Tab moves through it, Esc closes it and restores the focus', async () => {
  renderList()
  await user.tab()
  expect(menuButton()).toHaveFocus()
  expect(menuButton()).toHaveAttribute('aria-expanded', 'false')
  await user.keyboard('{Enter}')
  expect(menuButton()).toHaveAttribute('aria-expanded', 'true')
  await user.tab()
  expect(screen.getByRole('button', { name: 'Exportar' })).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('checkbox', { name: 'Empresa' })).toHaveFocus()
  await user.keyboard(' ')
  expect(shown()).toBe('name customer state comfortable')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(menuButton()).toHaveFocus()
})
