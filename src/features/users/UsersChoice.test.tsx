import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  alertDialog,
  press,
  pressInDialog,
  row,
  shownAddress,
  shownRows,
  user,
} from '#shared/testing/testScreen.tsx'
import { testToken } from '#shared/session/testTokens.ts'
import { clearSession, writeSession } from '#shared/session/tokens.ts'
import { kept, openUsers, person, prepareUsers, search, services } from './testUsersList.tsx'

prepareUsers()

it('selects every search result, reads all pages, and asks with the total', async () => {
  await openUsers('/users?search=user1')
  const found = kept.people.filter(({ userName }) => userName.includes('user1')).length
  kept.people.push(...Array.from({ length: 30 }, (_, index) => person(100 + index)))
  search('user1')
  await waitFor(() => expect(screen.getByText(`1–10 de ${found + 30}`)).toBeInTheDocument())
  await user.click(screen.getByLabelText('Seleccionar la página'))
  await press('Seleccionar los 35')
  expect(await screen.findByText('35 seleccionados')).toBeVisible()
  await press('Desactivar')
  expect(alertDialog()).toHaveAccessibleName('¿Deseas desactivar 35 usuarios?')
})

it('reads the current state of selected users on other pages', async () => {
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

it('keeps the selection across pages and orders, and drops it on another search', async () => {
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

it('skips users who cannot or need not be deactivated, with a reason [beyond 12]', async () => {
  writeSession({ token: testToken({ userId: '1' }), refreshToken: null })
  kept.people = [
    person(1),
    person(2, { roles: ['Administrador'] }),
    person(3, { idTypeUser: 1 }),
    person(4, { idTypeUser: 3 }),
    person(5, { idstate: 6 }),
    person(6, { idstate: 1 }),
  ]
  await openUsers()
  await user.click(screen.getByLabelText('Seleccionar la página'))
  await press('Desactivar')
  expect(alertDialog()).toHaveAccessibleName('¿Deseas desactivar 1 usuario?')
  expect(alertDialog()).toHaveTextContent('1 tiene un rol de administración: Nombre2 Gómez · user2.')
  expect(alertDialog()).toHaveTextContent(/5 no cambian: .*2 son de un tipo que no se desactiva/)
  expect(alertDialog()).toHaveTextContent(/1 tiene un estado que el servicio no deja cambiar/)
  expect(alertDialog()).toHaveTextContent(/1 ya estaba inactivo/)
  expect(alertDialog()).toHaveTextContent(/1 es tu propia cuenta/)
  await pressInDialog('Desactivar')
  const result = await screen.findByRole('dialog', { name: 'Resultado' })
  await waitFor(() => expect(result).toHaveTextContent('1 hecho5 omitidos'))
  for (const reason of [
    'Este tipo de usuario no se activa ni se desactiva',
    'El servicio no permite cambiar su estado',
    'Ya estaba en ese estado',
    'No puedes cambiar el estado de tu propio usuario',
  ])
    expect(result).toHaveTextContent(reason)
  expect(services.callsOf('setUserState').map(({ body }) => body)).toEqual([{ id: 2, idstate: 1 }])
  clearSession()
})

it('stops without a question when no selected user would change', async () => {
  await openUsers()
  await user.click(screen.getByLabelText('Seleccionar la página'))
  await press('Activar')
  expect(alertDialog()).toHaveAccessibleName('No hay nada que cambiar')
  await pressInDialog('Activar')
  expect(alertDialog()).toBeVisible()
  expect(services.callsOf('setUserState')).toEqual([])
})
