import { act, screen, waitFor, within } from '@testing-library/react'
import { faultText, repeatWithEachFault } from '#shared/testing/testAnswerFaults.ts'
import { fill, heading, saveReviewed, startEdit } from '#shared/testing/testCard.tsx'
import { detail, alertDialog, press, pressInDialog, user } from '#shared/testing/testScreen.tsx'
import { codeBody } from '#shared/testing/testRecords.ts'
import {
  applicationsField,
  choose,
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

async function openEdit(id = 1): Promise<void> {
  await open(`/privileges/${id}`)
  await startEdit()
}

it('offers no save in the leave dialog while offline', async () => {
  await openEdit()
  fill(descriptionField(), 'Otra')
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  await press('Cancelar edición')
  const dialog = within(alertDialog())
  expect(dialog.getByText('Podrás enviar cuando vuelva la conexión.')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Descartar' })).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Guardar' })).not.toBeInTheDocument()
  jest.restoreAllMocks()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(dialog.getByRole('button', { name: 'Guardar' })).toBeVisible()
})

describe('the card', () => {
  it('opens read-only with all fields [PRV-07, PRV-10, PRV-24, UCO-01, UCO-06, ENT-17, CCL-22]', async () => {
    serviceData.privileges[0] = privilege(1, {
      application: ['suite', 'colnomina', 'RESETOTP'],
      licence: true,
    })
    await open('/privileges/1')
    expect(heading()).toHaveTextContent('Detalles del privilegio')
    const values = ['Nombre', 'Descripción', 'Fecha de creación', 'Aplicaciones', 'Licencia', 'Auditable']
    expect(values.map((label) => detail(label).textContent)).toEqual([
      'PRIVILEGIO_1',
      'Descripción 1',
      '01/01/2025',
      'Suite, Colnómina',
      'Sí',
      'Sí',
    ])
    for (const role of ['textbox', 'combobox', 'switch'])
      expect(screen.queryByRole(role)).not.toBeInTheDocument()
    expect(within(screen.getByRole('banner')).getByText('Activo')).toBeVisible()
  })

  it('shows a dash for missing values', async () => {
    serviceData.privileges[0] = privilege(1, {
      description: null,
      createdon: null,
      application: ['RESETOTP'],
    })
    await open('/privileges/1')
    for (const label of ['Descripción', 'Fecha de creación', 'Aplicaciones'])
      expect(detail(label)).toHaveTextContent(/^—$/)
  })

  it('switches the privilege after a confirmation with its usage count [PRV-13, PRV-14, PRV-28]', async () => {
    serviceData.menus = [[{ name: 'A', privilege: ['PRIVILEGIO_1'], children: [] }]]
    await open('/privileges/1')
    await press('Desactivar')
    expect(alertDialog()).toHaveAccessibleName('¿Deseas inactivar este privilegio?')
    expect(alertDialog()).toHaveTextContent('PRIVILEGIO_1')
    await waitFor(() => expect(alertDialog()).toHaveTextContent('Está en uso por 1 ítem de menú.'))
    await pressInDialog('Cancelar')
    expect(sent()).toEqual([])
    await press('Desactivar')
    await pressInDialog('Desactivar')
    await waitFor(() => expect(alertDialog()).toHaveAccessibleName('Notificación'))
    await pressInDialog('Aceptar')
    expect(sent()).toEqual([expect.objectContaining({ id: 1, idstate: 1, application: ['suite'] })])
    expect(await within(screen.getByRole('banner')).findByText('Inactivo')).toBeVisible()
    await press('Activar')
    expect(alertDialog()).toHaveAccessibleName('¿Deseas activar este privilegio?')
    expect(alertDialog()).not.toHaveTextContent('Está en uso por')
  })

  it('marks required fields and explains the mark', async () => {
    await open('/privileges/new')
    expect(screen.getByText('Los campos con * son obligatorios.')).toBeVisible()
    expect(nameField()).toBeRequired()
    expect(applicationsField()).toBeRequired()
    expect(descriptionField()).not.toBeRequired()
  })

  it('becomes editable on demand, except its name, with a reason [PRV-09, PRV-19, UCO-01] [beyond 21]', async () => {
    await openEdit()
    expect(heading()).toHaveTextContent('Editar Privilegio')
    expect(descriptionField()).toHaveFocus()
    expect(nameField()).toHaveAttribute('readonly')
    expect(nameField()).toHaveAccessibleDescription(
      'El nombre de un privilegio que ya existe no se puede cambiar.',
    )
    fill(descriptionField(), 'Otra')
    await press('Actualizar')
    expect(await screen.findByText('El privilegio fue modificado exitosamente')).toBeVisible()
    expect(sent()[0]).toMatchObject({ id: 1, name: 'PRIVILEGIO_1', description: 'Otra' })
    await waitFor(() => expect(heading()).toHaveTextContent('Detalles del privilegio'))
  })

  it('reports a missing privilege and links to the list', async () => {
    await open('/privileges/77')
    await waitFor(() => expect(heading()).toHaveTextContent('No encontramos este privilegio'))
    expect(screen.getByRole('link', { name: 'Ir a la lista de privilegios' })).toHaveAttribute(
      'href',
      '/privileges',
    )
  })

  it('can be retried if the applications of the privilege fail to load', async () => {
    services.answerNext('listApplicationsOfPrivilege', { status: 500 })
    await open('/privileges/1')
    expect(await screen.findByText('Error al realizar la petición.')).toBeVisible()
    await press('Reintentar')
    await waitFor(() => expect(detail('Nombre')).toHaveTextContent('PRIVILEGIO_1'))
  })
})

describe('saving an edit', () => {
  it('after the answer A20 marks no field, reads the record again and keeps the draft [CER-06] [D21]', async () => {
    await openEdit()
    fill(descriptionField(), 'Lo mío')
    services.answerNext('modifyPrivilege', { body: codeBody('A20', 'Ya estaba así') })
    await press('Actualizar')
    await waitFor(() => expect(alertDialog()).toHaveAccessibleName('Información'))
    expect(alertDialog()).toHaveTextContent('Ya estaba así')
    const reads = services.callsOf('listPrivileges').length
    await pressInDialog('Aceptar')
    await waitFor(() => expect(services.callsOf('listPrivileges').length).toBeGreaterThan(reads))
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull()
    expect(descriptionField()).toHaveValue('Lo mío')
    await press('Actualizar')
    expect(await screen.findByText('El privilegio fue modificado exitosamente')).toBeVisible()
    expect(sent().at(-1)).toMatchObject({ description: 'Lo mío' })
  })

  it('says that nothing changed, and sends nothing [UCO-03]', async () => {
    await openEdit()
    const calls = services.calls.length
    fill(descriptionField(), ' Descripción 1 ')
    await press('Actualizar')
    expect(await screen.findByText('No hay cambios para guardar')).toBeVisible()
    expect(services.calls).toHaveLength(calls)
  })

  it('first shows the differences, and keeps hidden applications [PRV-26, CCL-37] [beyond 10]', async () => {
    serviceData.privileges[0] = privilege(1, { application: ['suite', 'RESETOTP', 'archivo'] })
    await openEdit()
    await choose('Colnómina')
    await user.click(screen.getByRole('switch', { name: 'Auditable' }))
    await press('Actualizar')
    const rows = within(await screen.findByRole('alertdialog')).getAllByRole('row')
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      'AuditableSíNo',
      'Aplicación: ColnóminaNo asociadaAsociada',
    ])
    await pressInDialog('Guardar')
    expect(await screen.findByText('El privilegio fue modificado exitosamente')).toBeVisible()
    const { createdon: _createdon, sharedApps: _sharedApps, ...before } = privilege(1)
    expect(sent()[0]).toEqual({
      ...before,
      isAuditable: false,
      application: ['suite', 'RESETOTP', 'archivo', 'colnomina'],
    })
  })

  it('warns how many roles lose the privilege with a removed application [D24]', async () => {
    serviceData.privileges[0] = privilege(1, { application: ['suite', 'colnomina'] })
    serviceData.roles = [
      { id: 1, name: 'Uno', idstate: 0, sharedApps: 'Suite', gives: ['PRIVILEGIO_1'] },
      { id: 2, name: 'Dos', idstate: 0, sharedApps: 'Colnómina', gives: ['PRIVILEGIO_1'] },
    ]
    await openEdit()
    await choose('Suite')
    await press('Actualizar')
    await waitFor(() =>
      expect(alertDialog()).toHaveTextContent('En las aplicaciones que quitas lo pierde 1 rol.'),
    )
    expect(sent()).toEqual([])
    await pressInDialog('Guardar')
    await waitFor(() => expect(sent()[0]).toMatchObject({ application: ['colnomina'] }))
  })

  it('asks which value to save for each field that another user changed [beyond 11]', async () => {
    await openEdit()
    fill(descriptionField(), 'Lo mío')
    serviceData.privileges[0] = privilege(1, { description: 'Lo de otra persona', licence: true, idstate: 1 })
    await press('Actualizar')
    await waitFor(() =>
      expect(alertDialog()).toHaveAccessibleName('Este registro cambió mientras lo editabas'),
    )
    expect(
      within(alertDialog())
        .getAllByRole('group')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringContaining('Lo de otra persona'),
      expect.stringContaining('Licencia'),
      expect.stringContaining('Estado'),
    ])
    await pressInDialog('Guardar')
    await waitFor(() => expect(sent()[0]).toMatchObject({ description: 'Lo mío', licence: true, idstate: 1 }))
  })

  it('sends the stored name even if the person chooses the former one [PRV-19]', async () => {
    await openEdit()
    fill(descriptionField(), 'Lo mío')
    serviceData.privileges[0] = privilege(1, { name: 'RENOMBRADO' })
    await press('Actualizar')
    await waitFor(() =>
      expect(alertDialog()).toHaveAccessibleName('Este registro cambió mientras lo editabas'),
    )
    await user.click(within(alertDialog()).getByLabelText('Como estaba: PRIVILEGIO_1'))
    await pressInDialog('Guardar')
    await waitFor(() => expect(sent()).toMatchObject([{ name: 'RENOMBRADO', description: 'Lo mío' }]))
  })

  it('does not add back an application that another user removed', async () => {
    serviceData.privileges[0] = privilege(1, { application: ['suite', 'colnomina'] })
    await openEdit()
    await choose('Firmaya')
    serviceData.privileges[0] = privilege(1, { application: ['suite'] })
    await saveReviewed()
    await waitFor(() => expect(sent()[0]!.application.toSorted()).toEqual(['firmaya', 'suite']))
  })

  it('sends nothing if the privilege was deleted, and keeps the draft', async () => {
    await openEdit()
    fill(descriptionField(), 'Lo mío')
    serviceData.privileges = serviceData.privileges.slice(1)
    await press('Actualizar')
    await waitFor(() => expect(alertDialog()).toHaveTextContent('No encontramos este privilegio'))
    await pressInDialog('Aceptar')
    expect(descriptionField()).toHaveValue('Lo mío')
    expect(sent()).toEqual([])
  })

  it('after a 403 shows no dialog of the card, keeps the draft, and can be retried [T46, T75]', async () => {
    await openEdit()
    fill(descriptionField(), 'Lo mío')
    services.answerNext('modifyPrivilege', { status: 403 })
    await press('Actualizar')
    await waitFor(() => expect(services.callsOf('modifyPrivilege')).toHaveLength(1))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Actualizar' })).not.toHaveAttribute('aria-busy', 'true'),
    )
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(descriptionField()).toHaveValue('Lo mío')
    await press('Actualizar')
    expect(await screen.findByText('El privilegio fue modificado exitosamente')).toBeVisible()
    expect(services.callsOf('modifyPrivilege')).toHaveLength(2)
  })

  it.each(['listPrivileges', 'listApplicationsOfPrivilege'])(
    'sends nothing if %s fails in any way, and can be repeated [G-40, T75]',
    async (name) => {
      // The row has no applications, so that they are requested.
      serviceData.privileges[0] = privilege(1, { application: null })
      await openEdit()
      fill(descriptionField(), 'Lo mío')
      await repeatWithEachFault(services, name, {
        call: () => press('Actualizar'),
        async expectFault() {
          await waitFor(() => expect(alertDialog()).toHaveTextContent(faultText))
          await pressInDialog('Aceptar')
          expect(descriptionField()).toHaveValue('Lo mío')
        },
      })
      expect(sent()).toEqual([])
      await press('Actualizar')
      await waitFor(() => expect(sent()).toMatchObject([{ description: 'Lo mío', application: ['suite'] }]))
    },
  )

  it('is offered on leaving the edit only if something changed [UCO-02, UCO-04, UCO-05]', async () => {
    await openEdit()
    fill(descriptionField(), 'Otra')
    await press('Cancelar edición')
    expect(alertDialog()).toHaveAccessibleName('Hiciste modificaciones ¿Deseas actualizarlas?')
    await pressInDialog('Descartar')
    expect(heading()).toHaveTextContent('Detalles del privilegio')
    expect(detail('Descripción')).toHaveTextContent('Descripción 1')
    await press('Editar')
    fill(descriptionField(), 'Otra')
    await press('Cancelar edición')
    await pressInDialog('Guardar')
    expect(await screen.findByText('El privilegio fue modificado exitosamente')).toBeVisible()
    await press('Editar')
    await press('Cancelar edición')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })
})
