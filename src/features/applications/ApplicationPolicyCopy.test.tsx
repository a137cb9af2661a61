import { screen, waitFor, within } from '@testing-library/react'
import { field, startEdit } from '#shared/testing/testCard.tsx'
import { press, shownAddress, user } from '#shared/testing/testScreen.tsx'
import { CopyPolicy } from './policy/useCopiedPolicy.tsx'
import { application, open, prepareApplications, sent, service, services } from './testApplications.tsx'

prepareApplications()
// Its code is here before it is asked for: `act` waits for no code.
beforeAll(() => CopyPolicy.load())
const other = { amountTime: 2, timeUnit: 2, numberPasswordChanges: 7, mechanismAfterSetPass: 1 }
beforeEach(() => {
  service.applications[0] = application(1, {
    ...{ amountTime: 45, timeUnit: 1, numberPasswordChanges: 3, mechanismAfterSetPass: 2 },
  })
  service.applications[1] = application(2, other)
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

it('copies what tokens and passwords are worth from another application, shows it first and sends all else as it is', async () => {
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

it('offers every other application by its name, and copies nothing of itself', async () => {
  service.applications[12] = application(13, { title: 'Ágora' })
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

it('shows what the one that was chosen last would change, and nothing where it is the same', async () => {
  service.applications[2] = { ...service.applications[0]!, id: 3, title: 'Igual' }
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
])('takes nothing over of %s while the next one is on its way', async (_, looked, next) => {
  service.applications[2] = application(3, other)
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

it('reads one again that was looked at before', async () => {
  await open('/apps/1')
  await ask()
  await rows()
  await user.click(within(dialog()).getByRole('button', { name: 'Cancelar' }))
  service.applications[1] = application(2, { ...other, amountTime: 45, timeUnit: 1 })
  await ask()
  await waitFor(async () => expect(await rows()).toEqual(['Cantidad de cambios de contraseña37']))
})

it('is spoken of no more once the edit that it began is given up', async () => {
  await open('/apps/1')
  await ask()
  await user.click(await screen.findByRole('button', { name: 'Rellenar la ficha' }))
  await press('Cancelar edición')
  await user.click(await screen.findByRole('button', { name: 'Descartar' }))
  await startEdit()
  expect(screen.queryByText(/^La política es la de/)).not.toBeInTheDocument()
})

it('says what failed, of the list and of the application, and tries again', async () => {
  await open('/apps/1')
  services.answerNext('listApplications', { status: 500 })
  await press('Copiar política de…')
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
  services.answerNext('getApplication', { status: 500 })
  await choose('Aplicación 2')
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
  expect(await rows()).toHaveLength(3)
})

it('says that the one that was chosen is gone', async () => {
  await open('/apps/1')
  services.answerNext('getApplication', { body: { records: [] } })
  await ask()
  expect(await screen.findByText('No encontramos esta aplicación')).toBeVisible()
})

it('leaves the card as it is where it is given up', async () => {
  await open('/apps/1')
  await ask()
  await rows()
  await user.click(within(dialog()).getByRole('button', { name: 'Cancelar' }))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: /^Editar/ })).toBeVisible()
})

it('judges both tabs that it fills, not only the one in sight', async () => {
  service.applications[1] = application(2, { ...other, passwordExpiration: 0 })
  await open('/apps/1')
  await ask()
  await user.click(await screen.findByRole('button', { name: 'Rellenar la ficha' }))
  await press('Actualizar datos')
  await waitFor(() => expect(shownAddress()).toBe('/apps/1/contrasena'))
  expect(field('Expiración de contraseña')).toBeInvalid()
  expect(sent()).toHaveLength(0)
})
