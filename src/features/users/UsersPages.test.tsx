import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderScreensOf } from '#app/testRoutes.ts'
import { goBack, goTo, press, shownAddress, shownRows, user } from '#shared/testing/testScreen.tsx'
import { holdNext, kept, lists, openUsers, person, prepareUsers, search, services } from './testUsersList.tsx'

prepareUsers()

const searched = (text: string) => lists().find(({ headers }) => headers['customersearch'] === text)!

it('shows placeholder rows until the first answer', async () => {
  const release = holdNext('listUsers')
  renderScreensOf('/users', '/users')
  expect(await screen.findByRole('table')).toHaveAttribute('aria-busy', 'true')
  expect(document.querySelectorAll('tr.list-skeleton')).toHaveLength(10)
  expect(screen.queryByText('No se encontraron resultados')).not.toBeInTheDocument()
  await act(async () => release())
  await screen.findByRole('link', { name: 'user1' })
  expect(document.querySelectorAll('tr.list-skeleton')).toHaveLength(0)
})

it('keeps the rows, dimmed, until the next page arrives [TBL-13]', async () => {
  await openUsers()
  await press('Página siguiente')
  await waitFor(() => expect(shownRows()[0]).toBe('user11'))
  expect(shownAddress()).toBe('/users?page=2')
  const release = holdNext('listUsers')
  await user.selectOptions(screen.getByLabelText('Filas por página'), '25')
  await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
  expect(screen.getByRole('table')).toHaveAttribute('data-loading', 'next')
  expect(shownRows()[0]).toBe('user11')
  await act(async () => release())
  await waitFor(() => expect(shownRows()).toHaveLength(13))
  expect(shownRows()[0]).toBe('user1')
  expect(shownAddress()).toBe('/users?size=25')
})

it('keeps the rows when the next page fails, reports it, and loads it on retry', async () => {
  await openUsers()
  services.answerNext('listUsers', { status: 500 })
  await press('Página siguiente')
  expect(await screen.findByText('Sigues viendo los resultados anteriores.')).toBeVisible()
  expect(shownRows()[0]).toBe('user1')
  expect(screen.getByText(/^Referencia: /)).toBeVisible()
  await press('Reintentar')
  await waitFor(() => expect(shownRows()[0]).toBe('user11'))
  expect(screen.queryByText('Sigues viendo los resultados anteriores.')).not.toBeInTheDocument()
})

it.each([
  ['text for its list', { users: 'rows', rows: 1 }],
  ['no list', { rows: 1 }],
  ['an id as text', { users: [{ ...person(14), id: '14' }], rows: 1 }],
  ['no names', { users: [{ ...person(14), names: null }], rows: 1 }],
])('treats a page with %s as a failure, not as a partial list [T96]', async (_what, body) => {
  await openUsers()
  services.answerNext('listUsers', { body })
  await press('Página siguiente')
  expect(await screen.findByText('Sigues viendo los resultados anteriores.')).toBeVisible()
  expect(shownRows()).toHaveLength(10)
})

it.each(['1', null, -3, 'many', 1.5])(
  'counts its own rows when the service reports %j [T27]',
  async (rows) => {
    services.answerNext('listUsers', { body: { users: [person(1)], rows } })
    await openUsers()
    expect(screen.getByText('1–1 de 1')).toBeVisible()
  },
)

it('leads from an empty search back to all rows and to the search field', async () => {
  await openUsers()
  search('nobody')
  expect(await screen.findByText('No se encontraron resultados')).toBeVisible()
  await press('Ver la lista completa')
  await waitFor(() => expect(shownRows()).toHaveLength(10))
  expect(shownAddress()).toBe('/users')
  expect(screen.getByLabelText('Buscar usuarios')).toHaveValue('')
  expect(screen.getByLabelText('Buscar usuarios')).toHaveFocus()
})

it('moves by keys from the search to the first row, and Esc clears the search', async () => {
  await openUsers()
  search('user2')
  await waitFor(() => expect(shownRows()).toEqual(['user2']))
  const box = screen.getByLabelText('Buscar usuarios')
  box.focus()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('link', { name: 'user2' })).toHaveFocus()
  box.focus()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(shownRows()).toHaveLength(10))
  expect(shownAddress()).toBe('/users')
  expect(box).toHaveValue('')
  expect(box).toHaveFocus()
})

it('shows the latest search and aborts an earlier one', async () => {
  await openUsers()
  const release = holdNext('listUsers')
  search('user1')
  search('user2')
  await waitFor(() => expect(shownRows()[0]).toBe('user2'))
  expect(searched('user1').signal!.aborted).toBe(true)
  expect(searched('user2').signal!.aborted).toBe(false)
  await act(async () => release())
  expect(shownRows()[0]).toBe('user2')
  expect(shownAddress()).toBe('/users?search=user2')
})

it('leaves no missing page in the history: Back returns to the previous screen [T71]', async () => {
  kept.people = kept.people.slice(0, 10)
  renderScreensOf('/users', '/home')
  await goTo('/users?page=2')
  await waitFor(() => expect(shownAddress()).toBe('/users'))
  await waitFor(() => expect(shownRows()).toHaveLength(10))
  await goBack()
  expect(shownAddress()).toBe('/home')
})

it('reloads the same words on Enter, and loads other words once', async () => {
  await openUsers('/users?search=user2')
  const before = lists().length
  search('user2')
  await waitFor(() => expect(lists()).toHaveLength(before + 1))
  search('user3')
  await waitFor(() => expect(shownRows()[0]).toBe('user3'))
  expect(lists()).toHaveLength(before + 2)
})

it('searches on Enter only, and says so when the table is empty [TBL-04, TBL-05, TBL-06]', async () => {
  await openUsers('/users?search=nobody')
  expect(screen.getByText('No se encontraron resultados')).toBeVisible()
  const before = lists().length
  fireEvent.change(screen.getByLabelText('Buscar usuarios'), { target: { value: ' user2 ' } })
  expect(screen.getByText('Presiona la tecla Enter para filtar tu busqueda')).toBeVisible()
  expect(lists()).toHaveLength(before)
  await user.type(screen.getByLabelText('Buscar usuarios'), '{Enter}')
  await waitFor(() => expect(shownRows()).toEqual(['user2']))
  expect(lists().at(-1)!.headers['customersearch']).toBe('user2')
  await press('Borrar la búsqueda')
  await waitFor(() => expect(shownRows()).toHaveLength(10))
  expect(screen.getByLabelText('Buscar usuarios')).toHaveFocus()
})

it('sends the service its own name for each order in the menu [USR-09, USR-10]', async () => {
  await openUsers()
  const menu = screen.getByLabelText('Ordenar por')
  const orders = [
    ['Activo', 'Activo'],
    ['Inactivo', 'Inactivo'],
    ['Más reciente', 'Mas reciente'],
    ['Más antiguo', 'Mas antiguo'],
  ]
  expect(
    within(menu)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Sin ordenar', ...orders.map(([order]) => order)])
  for (const [order, sent] of orders) {
    await user.selectOptions(menu, order!)
    await waitFor(() => expect(lists().at(-1)!.headers['filterby']).toBe(sent))
  }
})

it('sorts by heading and by menu, each showing the other’s choice', async () => {
  await openUsers()
  const menu = screen.getByLabelText('Ordenar por')
  await press('Estado')
  await waitFor(() => expect(menu).toHaveDisplayValue('Activo'))
  expect(shownAddress()).toBe('/users?sort=active')
  await user.selectOptions(menu, 'Inactivo')
  const heading = screen.getByRole('columnheader', { name: 'Estado' })
  await waitFor(() => expect(heading).toHaveAttribute('aria-sort', 'descending'))
})

it('keeps its rows with their date while offline, and refreshes them once online [TBL-13]', async () => {
  await openUsers()
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByText(/^Ves los datos del \d\d\/\d\d\/\d{4} \d\d:\d\d\.$/)).toBeVisible()
  expect(shownRows()).toHaveLength(10)
  kept.people = [person(77)]
  online.mockRestore()
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(shownRows()).toEqual(['user77']))
  expect(screen.queryByText(/^Ves los datos del \d\d\/\d\d\/\d{4} \d\d:\d\d\.$/)).not.toBeInTheDocument()
})
