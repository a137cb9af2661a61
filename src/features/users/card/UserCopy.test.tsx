import { screen, waitFor } from '@testing-library/react'
import { user } from '#shared/testing/testScreen.tsx'
import { answerNext, callsOf, openCard, prepareCard } from './testUserCard.tsx'

prepareCard()

const value = (label: RegExp): string => screen.getByLabelText<HTMLInputElement>(label).value

it('opens the form of a new user, filled from the card, and sends nothing [beyond 30]', async () => {
  openCard('/users/42')
  await user.click(await screen.findByRole('button', { name: 'Duplicar', hidden: true }))
  const note = await screen.findByText(/^Esto es una copia de/)
  expect(note).toHaveTextContent('No se copian el nombre de usuario, el correo')
  expect(note).toHaveTextContent('Tampoco se copia 1 rol inactivo o de aplicaciones ocultas.')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nuevo usuario')
  await waitFor(() => expect(value(/^País/)).not.toBe(''))
  for (const field of [
    /^Nombre de usuario/,
    /^Correo electrónico/,
    /^Nombres/,
    /^Apellidos/,
    /^Número de documento/,
  ])
    expect(value(field)).toBe('')
  expect(screen.getByRole('tab', { name: /^empresas/ })).toBeVisible()
  expect(callsOf('createUser')).toHaveLength(0)
})

it('reads the source user again after a failure, and reports a missing one [beyond 30]', async () => {
  answerNext('listCompanies', { status: 500 })
  openCard('/users/new?copia=42')
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText(/^Esto es una copia de/)).toBeVisible()
})

it('reports a missing source user', async () => {
  openCard('/users/new?copia=77')
  expect(await screen.findByRole('heading', { name: 'No encontramos este usuario' })).toBeVisible()
})
