import { screen, waitFor, within } from '@testing-library/react'
import { field, startEdit } from '#shared/testing/testCard.tsx'
import { press, shownAddress, user } from '#shared/testing/testScreen.tsx'
import { LazyCopyPolicy } from './policy/useCopiedPolicy.tsx'
import { application, open, prepareApplications, sent, serviceData, services } from './testApplications.tsx'

prepareApplications()
// Preloads lazy code, which `act` does not wait for.
beforeAll(() => LazyCopyPolicy.load())
const other = { amountTime: 2, timeUnit: 2, numberPasswordChanges: 7, mechanismAfterSetPass: 1 }
beforeEach(() => {
  serviceData.applications[0] = application(1, {
    ...{ amountTime: 45, timeUnit: 1, numberPasswordChanges: 3, mechanismAfterSetPass: 2 },
  })
  serviceData.applications[1] = application(2, other)
})

const dialog = (): HTMLElement => screen.getByRole('alertdialog')
const source = (): HTMLElement => screen.getByRole('combobox', { name: /^Aplicación/ })
async function choose(name: string): Promise<void> {
  await within(dialog()).findByRole('option', { name })
  await user.selectOptions(source(), name)
}
const rows = async (): Promise<(string | null)[]> =>
  within(await screen.findByRole('region', { name: 'Lo que cambia con esa política' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent)
async function ask(name = 'Aplicación 2'): Promise<void> {
  await press('Copiar política de…')
  await choose(name)
}

it('copies the token and password policy of another application after a review', async () => {
  await open('/apps/1')
  await ask()
  expect(await rows()).toEqual([
    'Duración del token452',
    'Unidad de la duración del tokenMinutosHoras',
    'Cantidad de cambios de contraseña37',
  ])
  await press('Rellenar la ficha')
  expect(screen.getByText('La política es la de Aplicación 2. Todavía no se guardó nada.')).toBeVisible()
  expect(sent()).toHaveLength(0)
  await press('Actualizar datos')
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toEqual({
    ...application(1),
    ...{ amountTime: 2, timeUnit: 2, numberPasswordChanges: 7, mechanismAfterSetPass: 2 },
  })
})

it('offers all other applications by name', async () => {
  serviceData.applications[12] = application(13, { title: 'Ágora' })
  await open('/apps/1')
  await press('Copiar política de…')
  expect(source()).toHaveFocus()
  await within(dialog()).findByRole('option', { name: 'Ágora' })
  const names = within(source())
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
  expect(names).toHaveLength(13)
  expect(names.slice(0, 3)).toEqual(['Elige una aplicación', 'Ágora', 'Aplicación 2'])
  expect(names).not.toContain('Aplicación 1')
})

it('shows the changes of the last chosen one, or that there are none', async () => {
  serviceData.applications[2] = { ...serviceData.applications[0]!, id: 3, title: 'Igual' }
  await open('/apps/1')
  await ask()
  expect(await rows()).toHaveLength(3)
  await choose('Igual')
  expect(await screen.findByText(/^Las dos tienen la misma política/)).toBeVisible()
  expect(within(dialog()).queryByRole('button', { name: 'Rellenar la ficha' })).not.toBeInTheDocument()
})

it.each([
  ['the one that was chosen before', ['Aplicación 2'], 'Aplicación 3'],
  ['what was read of it earlier', ['Aplicación 2', 'Aplicación 3'], 'Aplicación 2'],
])('applies nothing of %s while the next one loads', async (_, looked, next) => {
  serviceData.applications[2] = application(3, other)
  await open('/apps/1')
  await press('Copiar política de…')
  for (const name of looked) {
    await choose(name)
    await rows()
  }
  services.answerNext('getApplication', { after: new Promise(() => {}) })
  await choose(next)
  expect(await within(dialog()).findByText('Cargando…')).toBeVisible()
  expect(within(dialog()).queryByRole('button', { name: 'Rellenar la ficha' })).not.toBeInTheDocument()
})

it('reads a formerly chosen one again', async () => {
  await open('/apps/1')
  await ask()
  await rows()
  await user.click(within(dialog()).getByRole('button', { name: 'Cancelar' }))
  serviceData.applications[1] = application(2, { ...other, amountTime: 45, timeUnit: 1 })
  await ask()
  await waitFor(async () => expect(await rows()).toEqual(['Cantidad de cambios de contraseña37']))
})

it('drops the notice of the copied policy once the edit is cancelled', async () => {
  await open('/apps/1')
  await ask()
  await user.click(await screen.findByRole('button', { name: 'Rellenar la ficha' }))
  await press('Cancelar edición')
  await user.click(await screen.findByRole('button', { name: 'Descartar' }))
  await startEdit()
  expect(screen.queryByText(/^La política es la de/)).not.toBeInTheDocument()
})

it('shows failures of list and application with a retry', async () => {
  await open('/apps/1')
  services.answerNext('listApplications', { status: 500 })
  await press('Copiar política de…')
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
  services.answerNext('getApplication', { status: 500 })
  await choose('Aplicación 2')
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
  expect(await rows()).toHaveLength(3)
})

it('says that the chosen one no longer exists', async () => {
  await open('/apps/1')
  services.answerNext('getApplication', { body: { records: [] } })
  await ask()
  expect(await screen.findByText('No encontramos esta aplicación')).toBeVisible()
})

it('does not change the card on cancel', async () => {
  await open('/apps/1')
  await ask()
  await rows()
  await user.click(within(dialog()).getByRole('button', { name: 'Cancelar' }))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Editar' })).toBeVisible()
})

it('validates both filled tabs, not only the visible one', async () => {
  serviceData.applications[1] = application(2, { ...other, passwordExpiration: 0 })
  await open('/apps/1')
  await ask()
  await user.click(await screen.findByRole('button', { name: 'Rellenar la ficha' }))
  await press('Actualizar datos')
  await waitFor(() => expect(shownAddress()).toBe('/apps/1/contrasena'))
  expect(field('Expiración de contraseña')).toBeInvalid()
  expect(sent()).toHaveLength(0)
})
