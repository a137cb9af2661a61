import { act, screen, waitFor } from '@testing-library/react'
import { takeListVisit } from '#shared/list/listVisits.ts'
import {
  alertDialog,
  listLoaded,
  press,
  pressInDialog,
  shownAddress,
  user,
} from '#shared/testing/testScreen.tsx'
import { descriptionField, open, preparePrivileges, sent, serviceData, services } from './testPrivileges.tsx'

preparePrivileges()
beforeEach(() => {
  window.scrollTo = () => {}
  // Forgets the visit of the test before.
  takeListVisit('/privileges', '')
})

const openRow = (name: string) => user.click(screen.getByRole('link', { name }))
const position = (): string | undefined =>
  screen.queryByRole('group', { name: 'Lugar en la lista' })?.querySelector('span')?.textContent
const placed = (at: string) => waitFor(() => expect(position()).toBe(at))
const step = (which: 'siguiente' | 'anterior'): HTMLElement =>
  screen.getByRole('button', { name: `Registro ${which} de la lista` })

it('shows the position in the searched and sorted list, with previous and next [beyond 29]', async () => {
  await open('/privileges?sort=newest&page=2')
  await openRow('PRIVILEGIO_3')
  await placed('11 de 13')
  await user.click(step('siguiente'))
  await placed('12 de 13')
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  expect(shownAddress()).toBe('/privileges/2')
  await waitFor(() => expect(step('siguiente')).toHaveFocus())
  expect(step('siguiente')).toHaveAccessibleDescription('12 de 13')
  await user.click(step('siguiente'))
  await placed('13 de 13')
  expect(step('siguiente')).toHaveAttribute('aria-disabled', 'true')
  expect(step('siguiente')).toHaveAccessibleDescription('Es el último de la lista.')
  await user.click(step('anterior'))
  await placed('12 de 13')
})

it('back returns to the list page and row of the card shown last [beyond 29]', async () => {
  await open('/privileges')
  await openRow('PRIVILEGIO_10')
  await placed('10 de 13')
  await user.click(step('siguiente'))
  await placed('11 de 13')
  await press('Volver')
  await listLoaded()
  expect(shownAddress()).toBe('/privileges?page=2')
  await waitFor(() => expect(screen.getByRole('link', { name: 'PRIVILEGIO_11' })).toHaveFocus())
})

it('asks about unsaved work before the next card, and can stay [beyond 29]', async () => {
  await open('/privileges')
  await openRow('PRIVILEGIO_1')
  await press('Editar')
  await user.type(descriptionField(), ' nueva')
  await user.click(step('siguiente'))
  await waitFor(() => expect(alertDialog()).toHaveTextContent('Hiciste modificaciones'))
  await pressInDialog('Seguir editando')
  expect(position()).toBe('1 de 13')
  expect(descriptionField()).toHaveValue('Descripción 1 nueva')
  await user.click(step('siguiente'))
  await waitFor(() => expect(alertDialog()).toBeVisible())
  await pressInDialog('Descartar')
  await placed('2 de 13')
  expect(sent()).toHaveLength(0)
})

it('opens the next card only after a successful save [beyond 29]', async () => {
  await open('/privileges')
  await openRow('PRIVILEGIO_1')
  await press('Editar')
  await user.type(descriptionField(), ' nueva')
  services.answerNext('modifyPrivilege', { status: 500 })
  await press('Guardar y abrir el siguiente')
  await waitFor(() => expect(alertDialog()).toHaveTextContent('No se guardó'))
  await pressInDialog('Aceptar')
  await act(async () => {})
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(position()).toBe('1 de 13')
  await press('Guardar y abrir el siguiente')
  await placed('2 de 13')
  expect(screen.queryByRole('button', { name: 'Guardar y abrir el siguiente' })).not.toBeInTheDocument()
  expect(sent().at(-1)).toMatchObject({ id: 1, description: 'Descripción 1 nueva' })
})

it('offers no “save and next” on the last record of the list', async () => {
  await open('/privileges?page=2')
  await openRow('PRIVILEGIO_13')
  await press('Editar')
  expect(await screen.findByRole('button', { name: 'Actualizar' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Guardar y abrir el siguiente' })).not.toBeInTheDocument()
})

it.each([
  ['siguiente', 'PRIVILEGIO_1', 2, '/privileges/3', '2 de 12'],
  ['anterior', 'PRIVILEGIO_3', 2, '/privileges/1', '1 de 12'],
] as const)(
  'skips a record deleted meanwhile and says so: %s [beyond 29]',
  async (way, from, gone, to, at) => {
    await open('/privileges')
    await openRow(from)
    await waitFor(() => expect(position()).toMatch(/ de 13$/))
    serviceData.privileges = serviceData.privileges.filter(({ id }) => id !== gone)
    // A save reloads the list.
    await press('Editar')
    await user.type(descriptionField(), ' nueva')
    await press('Actualizar')
    await screen.findByRole('button', { name: 'Editar' })
    await waitFor(() => expect(services.callsOf('listPrivileges').length).toBeGreaterThan(2))
    await user.click(step(way))
    expect(await screen.findByText('Se saltó un registro que ya no existe.')).toBeVisible()
    await waitFor(() => expect(shownAddress()).toBe(to))
    await placed(at)
  },
)

it('shows no position if the card was not opened from the list', async () => {
  await open('/privileges/3')
  expect(await screen.findByRole('button', { name: 'Editar' })).toBeVisible()
  expect(position()).toBeUndefined()
})
