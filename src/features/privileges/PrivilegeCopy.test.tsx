import { screen, waitFor } from '@testing-library/react'
import { saveReviewed } from '#shared/testing/testCard.tsx'
import { user } from '#shared/testing/testScreen.tsx'
import {
  descriptionField,
  nameField,
  open,
  preparePrivileges,
  privilege,
  sent,
  serviceData,
  services,
} from './testPrivileges.tsx'

preparePrivileges()
beforeEach(() => {
  serviceData.privileges = [
    privilege(1, { name: 'FIRMAR', licence: true, idstate: 1, application: ['suite', 'archivo'] }),
    privilege(2, { name: 'firmar_copia' }),
  ]
})

it('duplicates a privilege under a free name as a draft, sent only on save [beyond 30]', async () => {
  await open('/privileges/1')
  await user.click(await screen.findByRole('button', { name: 'Duplicar', hidden: true }))
  expect(
    await screen.findByText(/Esto es una copia de FIRMAR. Todavía no se guardó nada./),
  ).toHaveTextContent('No se copian los roles que lo dan. Tampoco las aplicaciones ocultas.')
  expect(nameField()).toHaveValue('FIRMAR_COPIA_2')
  expect(descriptionField()).toHaveValue('Descripción 1')
  expect(sent()).toHaveLength(0)
  await saveReviewed('Guardar')
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toEqual({
    name: 'FIRMAR_COPIA_2',
    description: 'Descripción 1',
    licence: true,
    isAuditable: true,
    application: ['suite'],
  })
})

it('reports a missing privilege to copy [beyond 30]', async () => {
  await open('/privileges/new?copia=77')
  expect(await screen.findByRole('heading', { name: 'No encontramos este privilegio' })).toBeVisible()
})

it.each(['copia=0', 'copia=x', 'copia=-1', ''])('starts empty for the query %j', async (query) => {
  await open(`/privileges/new?${query}`)
  expect(nameField()).toHaveValue('')
  expect(screen.queryByText(/Esto es una copia/)).not.toBeInTheDocument()
})

it('can retry a failed read of the original [beyond 30]', async () => {
  services.answerNext('listApplicationsOfPrivilege', { status: 500 })
  await open('/privileges/new?copia=1')
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
  await waitFor(() => expect(nameField()).toHaveValue('FIRMAR_COPIA_2'))
})
