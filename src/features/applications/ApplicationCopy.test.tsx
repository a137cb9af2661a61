import { screen, waitFor } from '@testing-library/react'
import { field, fill, heading } from '#shared/testing/testCard.tsx'
import { press, shownAddress, user } from '#shared/testing/testScreen.tsx'
import { application, open, prepareApplications, sent, serviceData, services } from './testApplications.tsx'

prepareApplications()
beforeEach(() => {
  serviceData.applications[0] = application(1, {
    title: 'Agenda',
    description: 'De todos',
    amountTime: 45,
    timeUnit: 1,
    idState: 1,
  })
})

it('duplicates an application without its name over all tabs, without a call [beyond 30]', async () => {
  await open('/apps/1')
  await user.click(await screen.findByRole('button', { name: 'Duplicar', hidden: true }))
  expect(await screen.findByText(/^Esto es una copia de Agenda/)).toHaveTextContent(
    'No se copia su nombre, que es único',
  )
  expect(heading()).toHaveTextContent('Nueva aplicación')
  expect(field('Nombre aplicación')).toHaveValue('')
  expect(field('Nombre comercial de la aplicación')).toHaveValue('Copia de Agenda')
  expect(field('Descripción')).toHaveValue('De todos')
  fill(field('Nombre aplicación'), 'agenda2')
  for (const tab of ['token', 'contrasena', 'configuracion']) {
    await press('Siguiente')
    await waitFor(() => expect(shownAddress()).toBe(`/apps/new/${tab}`))
  }
  expect(services.callsOf('createApplication')).toHaveLength(0)
  await press('Guardar')
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({
    id: 0,
    name: 'agenda2',
    title: 'Copia de Agenda',
    description: 'De todos',
    amountTime: 45,
    timeUnit: 1,
    idState: 0,
  })
})

it('says that there is no application to copy', async () => {
  await open('/apps/new?copia=77')
  expect(await screen.findByRole('heading', { name: 'No encontramos esta aplicación' })).toBeVisible()
})
