import { act, screen, waitFor, within } from '@testing-library/react'
import { application, box, nameField, openEdit } from './testRoleCard.tsx'
import { field, fill, heading, reviewedChanges, saveReviewed, tab } from '#shared/testing/testCard.tsx'
import { alertDialog, press, pressInDialog, user } from '#shared/testing/testScreen.tsx'
import { codeBody } from '#shared/testing/testRecords.ts'
import { open, prepareRoles, role, sent, serviceData, services } from './testRoles.tsx'

prepareRoles()

describe('the card', () => {
  it('opens without fields on one page with titled sections, reading no privileges or users [ROL-12, ROL-15, ROL-17, UCO-01, UCO-06]', async () => {
    await open('/roles/1')
    expect(heading()).toHaveTextContent('Detalles del rol')
    const sections = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(sections).toEqual(['Datos', 'Aplicaciones', 'Quién lo tiene'])
    const details = [...document.querySelectorAll('.card-detail')].map((one) => one.textContent)
    expect(details).toEqual(['NombreRol 1', 'AliasALIAS1', 'DescripciónDescripción 1', 'Creado el01/01/2025'])
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    expect(services.callsOf('listPrivileges')).toHaveLength(0)
    expect(services.callsOf('listUsers')).toHaveLength(0)
    await user.click(tab('Aplicaciones'))
    await waitFor(() => expect(heading()).toHaveTextContent('Detalles de aplicaciones'))
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  })

  it('names who has this role, and nobody with another one', async () => {
    serviceData.users = [['Rol 1'], ['Rol 2'], ['Rol 2', 'Rol 1']]
    await open('/roles/2')
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    await press('Ver los usuarios')
    const people = within(screen.getByRole('region', { name: 'Quién lo tiene' }))
    expect(await people.findByText('2 usuarios')).toBeVisible()
    expect(people.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/users/1',
      '/users/2',
    ])
  })

  it('becomes editable on demand, on both tabs [ROL-14, ROL-16, UCO-01]', async () => {
    await openEdit()
    expect(heading()).toHaveTextContent('Editar rol')
    await user.click(tab('Aplicaciones'))
    await waitFor(() => expect(heading()).toHaveTextContent('Editar aplicaciones'))
    expect(await box('VER')).toBeEnabled()
  })

  it('shows the identity validation as a single choice, and never saves it [ROL-18, ROL-19, ROL-20]', async () => {
    await openEdit()
    const choice = (label: string): HTMLElement => screen.getByRole('radio', { name: label })
    for (const label of ['Validación 1', 'Validación 2', 'Validación 3']) {
      expect(choice(label)).toBeDisabled()
      expect(choice(label)).toHaveAccessibleDescription('Todavía no está disponible.')
    }
    expect(choice('Por credenciales')).toBeEnabled()
    expect(choice('Por credenciales')).toBeChecked()
    await press('Actualizar')
    expect(await screen.findByText('No hay cambios para guardar')).toBeVisible()
    fill(field('Alias'), 'OTRO')
    await press('Actualizar')
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(Object.keys(sent()[0]!).toSorted()).toEqual([
      'alias',
      'application',
      'description',
      'id',
      'idstate',
      'name',
    ])
  })

  it('switches the role after the same confirmation as in the list [ROL-08, ROL-09, ROL-11]', async () => {
    await open('/roles/1')
    await press('Desactivar')
    expect(alertDialog()).toHaveAccessibleName('¿Deseas eliminar este rol?')
    expect(alertDialog()).toHaveTextContent('El rol quedará en estado inactivo.')
    expect(sent()).toEqual([])
    await pressInDialog('Desactivar')
    expect(await screen.findByText('El Rol quedó en estado inactivo')).toBeVisible()
    expect(sent()).toEqual([expect.objectContaining({ id: 1, idstate: 1 })])
    expect(await within(screen.getByRole('banner')).findByText('Inactivo')).toBeVisible()
    await press('Activar')
    expect(alertDialog()).toHaveAccessibleName('¿Deseas activar este rol?')
  })

  it('reports a missing role and links to the list', async () => {
    await open('/roles/77')
    await waitFor(() => expect(heading()).toHaveTextContent('No encontramos este rol'))
    expect(screen.getByRole('link', { name: 'Ir a la lista de roles' })).toHaveAttribute('href', '/roles')
  })
})

describe('saving an edit', () => {
  it('after the answer A20 marks no field, reads the record again and keeps the draft [CER-06] [D21]', async () => {
    await openEdit()
    fill(field('Alias'), 'OTRO')
    services.answerNext('modifyRole', { body: codeBody('A20', 'Ya estaba así') })
    await press('Actualizar')
    await waitFor(() => expect(alertDialog()).toHaveAccessibleName('Información'))
    expect(alertDialog()).toHaveTextContent('Ya estaba así')
    const reads = services.callsOf('listRoles').length
    await pressInDialog('Aceptar')
    await waitFor(() => expect(services.callsOf('listRoles').length).toBeGreaterThan(reads))
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull()
    expect(field('Alias')).toHaveValue('OTRO')
    await press('Actualizar')
    expect(await screen.findByText('El rol fue modificado exitosamente')).toBeVisible()
    expect(sent().at(-1)).toMatchObject({ alias: 'OTRO' })
  })

  it('says that nothing changed, and sends nothing [UCO-03]', async () => {
    await openEdit()
    const callsBefore = services.calls.length
    fill(field('Alias'), ' ALIAS1 ')
    await press('Actualizar')
    expect(await screen.findByText('No hay cambios para guardar')).toBeVisible()
    expect(services.calls).toHaveLength(callsBefore)
  })

  it('first shows the differences on request [CCL-31] [beyond 10]', async () => {
    await openEdit()
    fill(nameField(), 'Otro nombre')
    expect(await reviewedChanges()).toEqual(['NombreRol 1Otro nombre'])
    await pressInDialog('Guardar')
    expect(await screen.findByText('El rol fue modificado exitosamente')).toBeVisible()
    expect(sent()[0]).toMatchObject({ id: 1, name: 'Otro nombre', idstate: 0 })
  })

  it('requires no privilege if the role had none [ROL-28]', async () => {
    serviceData.roles[0] = role(1, { gives: { suite: { privileges: [], isVisible: true } } })
    await openEdit()
    fill(field('Alias'), 'OTRO')
    await press('Actualizar')
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]!.application).toEqual([{ name: 'suite', privilege: [], isVisible: true }])
  })

  it('sends nothing without any privilege, with an error at the field [ROL-28]', async () => {
    await openEdit('/roles/1/aplicaciones')
    await user.click(await box('VER'))
    await user.click(tab('Datos'))
    await pressInDialog('Guardar')
    expect(await screen.findByText('*Se requiere mínimo un privilegio')).toBeVisible()
    expect(sent()).toEqual([])
    await user.click(await box('CREAR'))
    expect(screen.queryByText('*Se requiere mínimo un privilegio')).not.toBeInTheDocument()
  })

  it('sends nothing if it and another user together remove all privileges [ROL-28]', async () => {
    serviceData.roles[0] = role(1, {
      gives: { suite: { privileges: ['VER', 'CREAR'], isVisible: true } },
    })
    await openEdit('/roles/1/aplicaciones')
    await user.click(await box('VER'))
    serviceData.roles[0] = role(1, { gives: { suite: { privileges: ['VER'], isVisible: true } } })
    await saveReviewed()
    await waitFor(() =>
      expect(alertDialog()).toHaveAccessibleName('Este registro cambió mientras lo editabas'),
    )
    await pressInDialog('Guardar')
    expect(await screen.findByText('*Se requiere mínimo un privilegio')).toBeVisible()
    expect(sent()).toEqual([])
  })

  it('is offered on a tab change and on cancel [ROL-22, UCO-02]', async () => {
    await openEdit()
    await user.click(tab('Aplicaciones'))
    await box('VER')
    await user.click(tab('Datos'))
    fill(await screen.findByLabelText('Alias'), 'OTRO')
    await user.click(tab('Aplicaciones'))
    expect(alertDialog()).toHaveAccessibleName('Hiciste modificaciones ¿Deseas actualizarlas?')
    await pressInDialog('Seguir editando')
    expect(field('Alias')).toHaveValue('OTRO')
    await press('Cancelar edición')
    expect(alertDialog()).toHaveAccessibleName('Hiciste modificaciones ¿Deseas actualizarlas?')
    await pressInDialog('Descartar')
    await waitFor(() => expect(heading()).toHaveTextContent('Detalles del rol'))
    expect(screen.getByText('ALIAS1', { selector: 'dd *' })).toBeVisible()
  })

  it('asks about another user’s changes, except in applications that were not opened [beyond 11]', async () => {
    serviceData.roles[0] = role(1, {
      gives: {
        suite: { privileges: ['VER'], isVisible: true },
        firmaya: { privileges: ['FIRMAR'], isVisible: true },
      },
    })
    await openEdit('/roles/1/aplicaciones')
    await user.click(application(/^Suite/))
    await user.click(await box('CREAR'))
    serviceData.roles[0] = role(1, {
      description: 'De otra persona',
      gives: {
        suite: { privileges: [], isVisible: true },
        firmaya: { privileges: ['FIRMAR', 'ANULAR'], isVisible: true },
        colnomina: { privileges: ['PAGAR'], isVisible: true },
      },
    })
    await saveReviewed()
    await waitFor(() =>
      expect(alertDialog()).toHaveAccessibleName('Este registro cambió mientras lo editabas'),
    )
    const dialog = within(alertDialog())
      .getAllByRole('group')
      .map(({ textContent }) => textContent)
    expect(dialog[0]).toContain('De otra persona')
    expect(dialog.some((text) => text.includes('Suite: VER'))).toBe(true)
    expect(dialog.some((text) => text.includes('PAGAR'))).toBe(false)
    await pressInDialog('Guardar')
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toMatchObject({
      description: 'De otra persona',
      application: [
        { name: 'suite', privilege: ['CREAR'] },
        { name: 'firmaya', privilege: ['FIRMAR', 'ANULAR'] },
        { name: 'colnomina', privilege: ['PAGAR'] },
      ],
    })
  })

  it('after a 403 shows no dialog of the card, keeps the draft, and can be retried [T46, T75]', async () => {
    await openEdit()
    fill(field('Alias'), 'Lo mío')
    services.answerNext('modifyRole', { status: 403 })
    await press('Actualizar')
    await waitFor(() => expect(services.callsOf('modifyRole')).toHaveLength(1))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Actualizar' })).not.toHaveAttribute('aria-busy', 'true'),
    )
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(field('Alias')).toHaveValue('Lo mío')
    await press('Actualizar')
    expect(await screen.findByText('El rol fue modificado exitosamente')).toBeVisible()
    expect(services.callsOf('modifyRole')).toHaveLength(2)
  })

  it('sends nothing if the role was deleted, and keeps the draft', async () => {
    await openEdit()
    fill(field('Alias'), 'Lo mío')
    serviceData.roles = serviceData.roles.slice(1)
    await press('Actualizar')
    await waitFor(() => expect(alertDialog()).toHaveTextContent('No encontramos este rol'))
    await pressInDialog('Aceptar')
    expect(field('Alias')).toHaveValue('Lo mío')
    expect(sent()).toEqual([])
  })
})
