import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { saveFile } from '#shared/browser/saveFile.ts'
import { field } from '#shared/testing/testCard.tsx'
import { press, shownAddress, user } from '#shared/testing/testScreen.tsx'
import { LazyExportApplication, LazyImportApplication } from './card/useApplicationFile.tsx'
import { application, open, prepareApplications, sent, serviceData, services } from './testApplications.tsx'

jest.mock('#shared/browser/saveFile.ts', () => ({ saveFile: jest.fn() }))

prepareApplications()
// Its code is here before it is asked for: `act` waits for no code.
beforeAll(() => Promise.all([LazyImportApplication.load(), LazyExportApplication.load()]))
beforeEach(() => {
  serviceData.applications[0] = application(1, { amountTime: 45, timeUnit: 1, numberPasswordChanges: 3 })
})

const record = {
  name: 'aplicacion1',
  title: 'Agenda',
  urlApp: 'https://otro.test/',
  amountTime: 2,
  timeUnit: 'hours',
}
const text = (ofFile: object = record, fields: object = {}): string =>
  JSON.stringify({
    format: 'portal-record',
    version: 2,
    kind: 'application',
    product: 'otro',
    record: ofFile,
    ...fields,
  })

const dialog = (): HTMLElement => screen.getByRole('alertdialog')
async function give(content: string): Promise<void> {
  const file = new File([content], 'app.json', { type: 'application/json' })
  // jsdom reads no files.
  Object.assign(file, { text: () => Promise.resolve(content) })
  const dialog = await screen.findByRole('alertdialog')
  fireEvent.change(within(dialog).getByLabelText('Archivo'), { target: { files: [file] } })
}
const rows = async (): Promise<(string | null)[]> => {
  const difference = await screen.findByRole('region', { name: 'Cambios que trae el archivo' })
  return within(difference)
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent)
}

it('compares an application with a file on all its tabs, and leaves its addresses unless they are wanted [beyond 32]', async () => {
  await open('/apps/1')
  await press('Comparar con un archivo')
  await give(text())
  expect(await rows()).toEqual([
    'Nombre comercial de la aplicaciónAplicación 1Agenda',
    expect.stringMatching(/^.*452$/),
    expect.stringMatching(/^.*MinutosHoras$/),
  ])
  await user.click(screen.getByRole('switch', { name: 'Traer también las direcciones' }))
  expect(await rows()).toHaveLength(4)
  await user.click(screen.getByRole('switch', { name: 'Traer también las direcciones' }))
  await press('Rellenar la ficha')
  expect(screen.getByText(/^Estos datos vienen del archivo app.json/)).toBeVisible()
  expect(services.callsOf('modifyApplication')).toHaveLength(0)
  await press('Actualizar datos')
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toEqual({
    ...application(1),
    title: 'Agenda',
    amountTime: 2,
    timeUnit: 2,
    numberPasswordChanges: 3,
  })
})

it('validates every tab that a file fills, not only the visible one', async () => {
  await open('/apps/1')
  await press('Comparar con un archivo')
  await give(text({ name: 'aplicacion1', amountTime: 999999, timeUnit: 'days' }))
  await user.click(await screen.findByRole('button', { name: 'Rellenar la ficha' }))
  await press('Actualizar datos')
  await waitFor(() => expect(shownAddress()).toBe('/apps/1/token'))
  expect(sent()).toHaveLength(0)
})

it('fills a new application with a file, without a name that is already taken [beyond 32]', async () => {
  await open('/apps')
  await user.click(screen.getByRole('link', { name: 'Desde un archivo' }))
  await give(text({ ...record, name: 'APLICACION2' }))
  expect(await screen.findByText('Ya hay una aplicación con el nombre aplicacion2.')).toBeVisible()
  await press('Rellenar la ficha')
  expect(field('Nombre aplicación')).toHaveValue('')
  expect(field('Nombre comercial de la aplicación')).toHaveValue('Agenda')
  expect(sent()).toHaveLength(0)
})

it('hands the file to the application that has its name already', async () => {
  await open('/apps/new?archivo')
  await give(text({ ...record, name: 'aplicacion2' }))
  await user.click(await screen.findByRole('button', { name: 'Comparar con esa aplicación' }))
  expect(await screen.findByRole('heading', { name: 'Comparar la aplicación con un archivo' })).toBeVisible()
  expect(shownAddress()).toBe('/apps/2')
  expect((await rows())[0]).toBe('Nombre comercial de la aplicaciónAplicación 2Agenda')
})

it('takes no file of a role, and says where it belongs', async () => {
  await open('/apps/new?archivo')
  await give(text(record, { kind: 'role' }))
  expect(await screen.findByText('Es un rol; ábrelo en Roles.')).toBeVisible()
})

it('saves an application as a file that says the same when it comes back [beyond 32]', async () => {
  await open('/apps/1')
  services.answerNext('getApplication', { status: 500 })
  await press('Exportar como archivo')
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText('La aplicación con sus direcciones y políticas')).toBeVisible()
  await press('Guardar archivo')
  const [[name, content]] = jest.mocked(saveFile).mock.calls as [[string, string, string]]
  expect(name).toBe('aplicacion-aplicacion1.json')
  await press('Comparar con un archivo')
  await give(content)
  expect(await screen.findByText(/El archivo y el registro son iguales/)).toBeVisible()
  expect(within(dialog()).queryByRole('button', { name: 'Rellenar la ficha' })).not.toBeInTheDocument()
})
