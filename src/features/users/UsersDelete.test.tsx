import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  alertDialog,
  press,
  pressInDialog,
  row,
  shownAddress,
  shownRows,
  user,
} from '#shared/testing/testScreen.tsx'
import { holdNext, kept, lists, openUsers, prepareUsers, services } from './testUsersList.tsx'

prepareUsers()

it('shows the delete message of the service and focuses the next row [USR-18, USR-19]', async () => {
  await openUsers()
  await user.click(within(row('user3')).getByRole('button', { name: 'Eliminar a Nombre3 Gómez · user3' }))
  expect(alertDialog()).toHaveAccessibleName('¿Deseas eliminar este usuario?')
  kept.people.splice(2, 1)
  const before = lists().length
  await pressInDialog('Eliminar')
  expect(await screen.findByText('Listo')).toBeVisible()
  await waitFor(() => expect(lists()).toHaveLength(before + 1))
  expect(screen.queryByRole('button', { name: 'Aceptar' })).not.toBeInTheDocument()
  fireEvent.keyDown(alertDialog(), { key: 'Escape' })
  expect(screen.queryByRole('link', { name: 'user3' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'user4' })).toHaveFocus()
})

it('never shows the empty state while the last page loses its only row [T71]', async () => {
  kept.people = kept.people.slice(0, 11)
  await openUsers('/users?page=2')
  const range = screen
    .getByRole('navigation', { name: 'Páginas de la tabla' })
    .querySelector('[role="status"]')!
  const seen = new Set<string>()
  const note = (): void => {
    if (screen.queryByText('No se encontraron resultados')) seen.add('nothing found')
    if (shownRows().length === 0) seen.add(range.textContent)
  }
  const observer = new MutationObserver(note)
  observer.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true })
  await user.click(screen.getByRole('button', { name: /^Eliminar/ }))
  kept.people = kept.people.slice(0, 10)
  const emptied = holdNext('listUsers')
  const before = holdNext('listUsers')
  await pressInDialog('Eliminar')
  await waitFor(() => expect(shownRows()).toEqual([]))
  await act(async () => emptied())
  await waitFor(() => expect(shownAddress()).toBe('/users'))
  expect(document.querySelectorAll('tr.list-skeleton')).toHaveLength(10)
  await act(async () => before())
  await waitFor(() => expect(shownRows()).toHaveLength(10))
  observer.disconnect()
  expect([...seen]).toEqual(['1–10 de 10'])
})

it('offers no undo for a refused delete', async () => {
  await openUsers()
  services.answerNext('deleteUser', { body: { informationCode: 'R11', message: 'Está en una nómina.' } })
  services.answerNext('getUser', { body: { user: kept.people[2] } })
  await user.click(within(row('user3')).getByRole('button', { name: /^Eliminar/ }))
  await pressInDialog('Eliminar')
  await waitFor(() => expect(alertDialog()).toHaveTextContent('Está en una nómina.'))
  await pressInDialog('Aceptar')
  expect(screen.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'user3' })).toBeVisible()
})

it.each<[string, () => Promise<void>]>([
  ['the button', () => press('Deshacer')],
  ['Ctrl and Z', () => user.keyboard('{Control>}z{/Control}')],
])('%s restores a deleted user and focuses the row', async (_, undo) => {
  await openUsers()
  const [deleted] = kept.people.slice(2)
  await user.click(within(row('user3')).getByRole('button', { name: /^Eliminar/ }))
  kept.people.splice(2, 1)
  await pressInDialog('Eliminar')
  await screen.findByText('Listo')
  fireEvent.keyDown(alertDialog(), { key: 'Escape' })
  expect(screen.getByRole('link', { name: 'user4' })).toHaveFocus()
  kept.people.splice(2, 0, deleted!)
  await undo()
  expect(await screen.findByText('Nombre3 Gómez · user3 está de nuevo en la lista.')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('link', { name: 'user3' })).toHaveFocus())
  expect(services.callsOf('activateDeletedUser')).toHaveLength(1)
})

it('leaves the focus alone when the person moved it before the row is restored', async () => {
  await openUsers()
  const [deleted] = kept.people.slice(2)
  await user.click(within(row('user3')).getByRole('button', { name: /^Eliminar/ }))
  kept.people.splice(2, 1)
  await pressInDialog('Eliminar')
  await screen.findByText('Listo')
  fireEvent.keyDown(alertDialog(), { key: 'Escape' })
  kept.people.splice(2, 0, deleted!)
  const release = holdNext('listUsers')
  await user.keyboard('{Control>}z{/Control}')
  await screen.findByText('Nombre3 Gómez · user3 está de nuevo en la lista.')
  screen.getByLabelText('Buscar usuarios').focus()
  await act(async () => release())
  expect(await screen.findByRole('link', { name: 'user3' })).not.toHaveFocus()
  expect(screen.getByLabelText('Buscar usuarios')).toHaveFocus()
})

it('reports a missing privilege once, by the session message', async () => {
  await openUsers()
  services.answerNext('deleteUser', { status: 403 })
  const before = lists().length
  await user.click(within(row('user3')).getByRole('button', { name: /^Eliminar/ }))
  await pressInDialog('Eliminar')
  await waitFor(() => expect(lists()).toHaveLength(before + 1))
  expect(services.callsOf('deleteUser')).toHaveLength(1)
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})
