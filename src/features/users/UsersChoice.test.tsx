import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  dialog,
  press,
  pressInDialog,
  row,
  shownAddress,
  shownRows,
  user,
} from '#shared/testing/testScreen.tsx'
import { kept, openUsers, person, prepareUsers, search } from './testUsersList.tsx'

prepareUsers()

it('chooses all that a search finds, reading every page, and asks about as many as there are', async () => {
  await openUsers('/users?search=user1')
  const found = kept.people.filter(({ userName }) => userName.includes('user1')).length
  kept.people.push(...Array.from({ length: 30 }, (_, index) => person(100 + index)))
  search('user1')
  await waitFor(() => expect(screen.getByText(`1–10 de ${found + 30}`)).toBeInTheDocument())
  await user.click(screen.getByLabelText('Seleccionar la página'))
  await press('Seleccionar los 35')
  expect(await screen.findByText('35 seleccionados')).toBeVisible()
  await press('Desactivar')
  expect(dialog()).toHaveAccessibleName('¿Deseas desactivar 35 usuarios?')
})

it('asks of the chosen people of another page what they are now', async () => {
  kept.people = Array.from({ length: 12 }, (_, at) => person(at + 1))
  await openUsers()
  await user.click(within(row('user1')).getByRole('checkbox'))
  await user.click(within(row('user1')).getByRole('switch'))
  kept.people[0] = person(1, { idstate: 1 })
  await pressInDialog('Desactivar')
  await waitFor(() => expect(within(row('user1')).getByRole('switch')).not.toBeChecked())
  await press('Página siguiente')
  await waitFor(() => expect(shownRows()).toEqual(['user11', 'user12']))
  await user.click(within(row('user11')).getByRole('checkbox'))
  await press('Desactivar')
  expect(screen.getByRole('alertdialog')).toHaveTextContent('¿Deseas desactivar 1 usuario?')
})

it('a choice survives pages and orders, and is gone with another search', async () => {
  await openUsers()
  fireEvent.click(screen.getByLabelText('Seleccionar a Nombre3 Gómez · user3'))
  expect(screen.getByLabelText('Seleccionar la página')).toBePartiallyChecked()
  fireEvent.click(screen.getByLabelText('Página siguiente'))
  await waitFor(() => expect(shownRows()[0]).toBe('user11'))
  fireEvent.click(screen.getByLabelText('Seleccionar la página'))
  expect(await screen.findByText('4 seleccionados')).toBeVisible()
  fireEvent.change(screen.getByLabelText('Ordenar por'), { target: { value: 'oldest' } })
  await waitFor(() => expect(shownAddress()).toBe('/users?sort=oldest'))
  expect(screen.getByText('4 seleccionados')).toBeVisible()
  search('user2')
  await waitFor(() => expect(screen.queryByText('4 seleccionados')).not.toBeInTheDocument())
})
