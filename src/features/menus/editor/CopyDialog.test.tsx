import { screen, within } from '@testing-library/react'
import { alertDialog, press, pressInDialog, user } from '#shared/testing/testScreen.tsx'
import {
  isOff,
  item,
  loaded,
  open,
  prepareMenus,
  putMenu,
  rows,
  serviceData,
  services,
} from '../testMenus.tsx'

prepareMenus()

/** Opens the side menu of suite, which has one item, and the copy dialog. */
async function openCopy(): Promise<void> {
  putMenu('1 1', item('Uno'))
  await open()
  await loaded('Uno')
  await press('Copiar de otro menú…')
  await screen.findByRole('alertdialog')
}

const copyFrom = (application: string): Promise<void> =>
  user.selectOptions(within(alertDialog()).getByLabelText('Aplicación'), application)
const copyFromPlace = (place: string): Promise<void> =>
  user.selectOptions(within(alertDialog()).getByLabelText('Menú'), place)

it('needs another menu', async () => {
  await openCopy()
  expect(isOff('Copiar')).toBe(true)
  await pressInDialog('Copiar')
  expect(alertDialog()).toBeVisible()
})

it('does not copy a menu into itself', async () => {
  await openCopy()
  await copyFrom('Suite')
  expect(within(alertDialog()).getByText('Es el menú que estás editando.')).toBeVisible()
  expect(isOff('Copiar')).toBe(true)
  await pressInDialog('Copiar')
  await pressInDialog('Cancelar')
  expect(rows()).toEqual(['1 Uno'])
})

it('copies another menu of the same application', async () => {
  putMenu('1 2', item('Arriba'), item('Al lado'))
  await openCopy()
  await copyFrom('Suite')
  await copyFromPlace('Menú superior')
  expect(await within(alertDialog()).findByText('Se agregarán 2 ítems.')).toBeVisible()
  await pressInDialog('Copiar')
  expect(rows()).toEqual(['1 Uno', '1 Arriba', '1 Al lado'])
})

it.each([
  ['no items', () => putMenu('2 1'), 'Ese menú no tiene ítems.'],
  ['no stored menu', () => {}, 'Ese menú no tiene ítems.'],
  [
    'a damaged menu',
    () => serviceData.menus.set('2 1', { id: 6, menuJson: '{"menu":' }),
    'Ese menú no se puede leer.',
  ],
])('copies nothing from %s, and shows why', async (_what, put, words) => {
  put()
  await openCopy()
  await copyFrom('Firmaya')
  expect(await within(alertDialog()).findByText(words)).toBeVisible()
  expect(isOff('Copiar')).toBe(true)
  await pressInDialog('Copiar')
  await pressInDialog('Cancelar')
  expect(rows()).toEqual(['1 Uno'])
})

it('shows in the dialog that the other menu could not be read, with a retry', async () => {
  putMenu('2 1', item('Ajeno'))
  await openCopy()
  services.answerNext('getMenuByApp', { status: 500 })
  await copyFrom('Firmaya')
  expect(await within(alertDialog()).findByRole('button', { name: 'Reintentar' })).toBeVisible()
  expect(isOff('Copiar')).toBe(true)
  await pressInDialog('Reintentar')
  expect(await within(alertDialog()).findByText('Se agregará 1 ítem.')).toBeVisible()
  await pressInDialog('Copiar')
  expect(rows()).toEqual(['1 Uno', '1 Ajeno'])
})
