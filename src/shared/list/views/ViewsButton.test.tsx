import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { i18n } from '#shared/texts/i18n.ts'
import { Toasts } from '#shared/ui/Toasts.tsx'
import { PageStore } from '#shared/testing/testStore.tsx'
import { currentToasts, hideToast } from '#shared/ui/toasts.ts'
import { useListView } from '../useListView.ts'
import { useListParams } from '../useListParams.ts'
import type { Column } from '../column.ts'
import { GonePart } from './GonePart.tsx'
import { viewsKey } from './openingQuery.ts'
import { ViewsButton } from './ViewsButton.tsx'
import { viewsChoice, type Views } from './views.ts'
import '../listTexts.ts'

type Row = { id: number }
const cell = (): null => null
const columns: Column<Row>[] = [
  { key: 'name', heading: 'Nombre', cell },
  { key: 'email', heading: 'Correo', isOptional: true, cell },
]
const sorts = ['newest', 'oldest'] as const
const counts: Record<string, number> = { '': 30, ana: 3, bea: 5 }
const user = userEvent.setup({ delay: null })

function List() {
  const { search } = useLocation()
  const [params] = useListParams(sorts)
  const { table, menu } = useListView('people', columns)
  return (
    <>
      <output>
        {[search, params.search, params.sort, ...table.columns.map(({ key }) => key)].join(' ')}
      </output>
      <ViewsButton
        shown={{ ...params, view: menu.view }}
        total={counts[params.search] ?? 0}
        countOf={(text) => counts[text] ?? 0}
      />
      <GonePart sorts={sorts} columns={menu.optional} filters={['state']} />
      <Toasts />
    </>
  )
}

async function open(address: string): Promise<void> {
  render(<List />, {
    wrapper: ({ children }) => (
      <PageStore>
        <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
      </PageStore>
    ),
  })
  await user.click(screen.getByRole('button', { name: 'Vistas' }))
  await screen.findByRole('list', { name: 'Vistas' })
}
const shown = (): string | null => screen.getAllByRole('status')[0]!.textContent
const kept = (): string[] =>
  viewsChoice('/people')
    .read()
    .views.map(({ name }) => name)
const links = (): (string | null)[] =>
  within(screen.getByRole('list', { name: 'Vistas' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
const store = (views: Views): void => localStorage.setItem(viewsKey('/people'), JSON.stringify(views))

const ana = { id: 'a', name: 'Ana', query: 'columns=&density=comfortable&search=ana&size=10' }
const bea = { id: 'b', name: 'Bea', query: 'columns=email&density=compact&search=bea&size=25&sort=oldest' }

beforeAll(() => i18n.changeLanguage('es'))
beforeEach(() => {
  localStorage.clear()
  for (const { id } of currentToasts()) hideToast(id)
})

it('names the current list, whose address then has everything [beyond 27]', async () => {
  await open('/people?search=ana&page=3&state=off')
  await user.type(screen.getByRole('textbox', { name: 'Nombre de la vista' }), ' De  Ana{Enter}')
  expect(kept()).toEqual(['De Ana'])
  expect(shown()).toBe('?columns=&density=comfortable&search=ana&size=10&state=off ana  name')
  expect(screen.getByText('Vista guardada: De Ana')).toBeInTheDocument()
})

it('opens a view by its link, with a row count if that needs no call', async () => {
  store({ views: [ana, bea], opens: null })
  await open('/people')
  expect(links()).toEqual(['Lista completa30', 'Ana3', 'Bea5'])
  await user.click(screen.getByRole('link', { name: /Bea/ }))
  expect(shown()).toBe(`?${bea.query} bea oldest name email`)
  await user.click(screen.getByRole('button', { name: 'Vistas' }))
  expect(screen.getByRole('link', { name: /Bea/ })).toHaveAttribute('aria-current', 'true')
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

it('saves changes to the opened view', async () => {
  store({ views: [ana, bea], opens: null })
  await open('/people')
  await user.click(screen.getByRole('link', { name: /Ana/ }))
  act(() => viewsChoice('/people').choose({ views: [{ ...ana, query: 'size=100' }, bea], opens: null }))
  await user.click(screen.getByRole('button', { name: 'Vistas' }))
  await user.click(screen.getByRole('button', { name: 'Guardar los cambios en «Ana»' }))
  expect(viewsChoice('/people').read().views[0]).toEqual(ana)
})

it.each([
  ['   ', 'Escribe un nombre.'],
  ['ANA', 'Ya hay una vista con ese nombre.'],
  ['x'.repeat(300), 'Debe tener máximo 60 caracteres.'],
  ['a\u202Eb', 'El nombre tiene caracteres que no se ven.'],
])('refuses the name %j in a sentence, with the focus in the field', async (name, sentence) => {
  store({ views: [ana], opens: null })
  await open('/people?search=x')
  const field = screen.getByRole('textbox')
  await user.click(field)
  await user.paste(name)
  await user.keyboard('{Enter}')
  expect(screen.getByRole('alert')).toHaveTextContent(sentence)
  expect(field).toHaveFocus()
  expect(kept()).toEqual(['Ana'])
})

it.each(['<img src=x onerror=alert(1)>', 'مستخدمون', '👩‍🔧 de turno'])(
  'shows the name %s as text',
  async (name) => {
    store({ views: [{ ...ana, name }], opens: null })
    await open('/people')
    expect(links()[1]).toBe(`${name}3`)
  },
)

it('renames by keyboard alone, and Esc cancels', async () => {
  store({ views: [ana, bea], opens: null })
  await open('/people')
  await user.click(screen.getByRole('button', { name: 'Nuevo nombre de Ana' }))
  const field = screen.getByRole('textbox', { name: 'Nuevo nombre de Ana' })
  expect(field).toHaveFocus()
  await user.keyboard('nia{Escape}')
  expect(kept()).toEqual(['Ana', 'Bea'])
  expect(screen.getByRole('button', { name: 'Nuevo nombre de Ana' })).toHaveFocus()
  await user.keyboard('{Enter}bel{Enter}')
  expect(kept()).toEqual(['Anabel', 'Bea'])
  expect(screen.getByRole('button', { name: 'Nuevo nombre de Anabel' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('list', { name: 'Vistas' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Vistas' })).toHaveFocus()
})

it('shows the last name from another tab', async () => {
  store({ views: [ana], opens: null })
  await open('/people')
  store({ views: [{ ...ana, name: 'Otra' }], opens: null })
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: viewsKey('/people') })))
  expect(links()[1]).toBe('Otra3')
})

it('deletes with undo', async () => {
  store({ views: [ana, bea], opens: 'a' })
  await open('/people')
  await user.click(screen.getByRole('button', { name: 'Eliminar Ana' }))
  expect(links()).toEqual(['Lista completa30', 'Bea5'])
  expect(viewsChoice('/people').read().opens).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Deshacer' }))
  expect(viewsChoice('/people').read()).toEqual({ views: [ana, bea], opens: 'a' })
})

it('sets a default view; the whole list then has an explicit address', async () => {
  store({ views: [ana], opens: null })
  await open('/people')
  const first = screen.getByRole('button', { name: 'Abrir la lista con Ana' })
  expect(first).toHaveAttribute('aria-pressed', 'false')
  await user.click(first)
  expect(first).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('link', { name: /Lista completa/ })).toHaveAttribute('href', '/people?size=10')
  await user.click(first)
  expect(viewsChoice('/people').read().opens).toBeNull()
})

it('opens a view with unknown parts and names them', async () => {
  await open('/people?search=ana&sort=shoe&columns=email.hat&state=on&coat=red')
  expect(shown()).toBe('?search=ana&sort=shoe&columns=email.hat&state=on&coat=red ana  name email')
  expect(
    await screen.findByText(
      'Partes de esta vista ya no existen y se omiten: orden «shoe», columnas «hat», filtros «coat».',
    ),
  ).toBeVisible()
})
