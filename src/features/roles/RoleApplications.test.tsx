import { fireEvent, screen, waitFor } from '@testing-library/react'
import { faultText, repeatWithEachFault } from '#shared/testing/testAnswerFaults.ts'
import { application, box, boxes, openEdit } from './testRoleCard.tsx'
import { reviewedChanges, saveReviewed, tab } from '#shared/testing/testCard.tsx'
import { alertDialog, press, pressInDialog, user } from '#shared/testing/testScreen.tsx'
import { codeBody } from '#shared/testing/testRecords.ts'
import { prepareRoles, role, sent, serviceData, services } from './testRoles.tsx'

prepareRoles()

describe('the applications of a role', () => {
  it('list the role’s own first, each with its number of privileges and visibility [ROL-29, ENT-20] [G-41]', async () => {
    serviceData.roles[0] = role(1, {
      gives: {
        firmaya: { privileges: ['FIRMAR', 'ANULAR'], isVisible: false },
        suite: { privileges: ['VER', 'VIEJO'], isVisible: true },
        archivo: { privileges: ['ARCHIVAR'], isVisible: true },
      },
    })
    await openEdit('/roles/1/aplicaciones')
    await box('FIRMAR')
    expect(screen.getAllByRole('radio').map((one) => one.closest('label')!.textContent)).toEqual([
      'Firmaya2 privilegios',
      'Suite1 privilegio',
      'Colnómina0 privilegios',
    ])
    expect(screen.getByRole('switch', { name: 'Visible en Firmaya' })).not.toBeChecked()
    expect(screen.getByRole('switch', { name: 'Visible en Suite' })).toBeChecked()
    await user.click(application(/^Suite/))
    await box('VER')
    expect(boxes()).toEqual([
      ['Asignado CREAR', false],
      ['Asignado VER', true],
    ])
    expect(services.callsOf('listPrivileges').map(({ headers }) => headers['application'])).toEqual([
      undefined,
      'firmaya',
      'suite',
    ])
  })

  it('keep the open application after a visit to the other tab', async () => {
    await openEdit('/roles/1/aplicaciones')
    await user.click(await screen.findByRole('radio', { name: /^Firmaya/ }))
    await user.click(tab('Datos'))
    await screen.findByDisplayValue('ALIAS1')
    await user.click(tab('Aplicaciones'))
    expect(await screen.findByRole('radio', { name: /^Firmaya/ })).toBeChecked()
  })

  it('can be given all privileges at once, or only the search results', async () => {
    await openEdit('/roles/1/aplicaciones')
    await user.click(application(/^Firmaya/))
    await box('FIRMAR')
    await user.type(screen.getByRole('searchbox', { name: 'Buscar privilegio' }), 'anu')
    await waitFor(() => expect(boxes()).toEqual([['Asignado ANULAR', false]]))
    await user.click(screen.getByRole('switch', { name: 'Asignar el encontrado' }))
    await user.clear(screen.getByRole('searchbox', { name: 'Buscar privilegio' }))
    await waitFor(() =>
      expect(boxes()).toEqual([
        ['Asignado ANULAR', true],
        ['Asignado FIRMAR', false],
      ]),
    )
    await user.click(screen.getByRole('switch', { name: 'Asignar todos' }))
    expect(screen.getByText('Privilegios asignados: 2 de 2')).toBeVisible()
    expect(application(/^Firmaya ?2 privilegios/)).toBeChecked()
    await user.click(screen.getByRole('switch', { name: 'Asignar todos' }))
    expect(screen.getByText('Privilegios asignados: 0 de 2')).toBeVisible()
    expect(screen.queryByText(/sin guardar/)).not.toBeInTheDocument()
  })

  it('are all read before a save, so that unopened ones keep their privileges [ROL-10] [G-40]', async () => {
    serviceData.roles[0] = role(1, {
      gives: {
        suite: { privileges: ['VER', 'VIEJO'], isVisible: true },
        firmaya: { privileges: ['FIRMAR'], isVisible: false },
        archivo: { privileges: [], isVisible: true },
      },
    })
    await openEdit('/roles/1/aplicaciones')
    await user.click(await screen.findByRole('radio', { name: /^Suite/ }))
    await user.click(await box('CREAR'))
    await user.click(screen.getByRole('switch', { name: 'Visible en Suite' }))
    expect(screen.getByText('2 cambios sin guardar')).toBeVisible()
    expect(await reviewedChanges('Actualizar')).toEqual([
      'Suite: CREARNo asignadoAsignado',
      'SuiteVisibleOculta',
    ])
    await pressInDialog('Guardar')
    expect(await screen.findByText('El rol fue modificado exitosamente')).toBeVisible()
    expect(sent()[0]!.application).toEqual([
      { name: 'suite', privilege: ['VER', 'VIEJO', 'CREAR'], isVisible: false },
      { name: 'firmaya', privilege: ['FIRMAR'], isVisible: false },
      { name: 'archivo', privilege: [], isVisible: true },
    ])
  })

  it('that the role loses are named before a save', async () => {
    serviceData.roles[0] = role(1, {
      gives: {
        suite: { privileges: ['VER'], isVisible: true },
        firmaya: { privileges: ['FIRMAR', 'ANULAR'], isVisible: true },
      },
    })
    await openEdit('/roles/1/aplicaciones')
    await user.click(application(/^Suite/))
    await user.click(await box('VER'))
    await press('Actualizar')
    await waitFor(() => expect(alertDialog()).toHaveTextContent('El rol deja de usarse en: Suite.'))
    expect(alertDialog()).toHaveTextContent('Con estos cambios, el rol:pierde 1 privilegio en Suite: VER')
    await pressInDialog('Guardar')
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]!.application.map((one) => one.name)).toEqual(['firmaya'])
  })

  it.each([
    ['the list of them', 0],
    ['what the role gives in one', 1],
  ])('block a save if %s fails in any way, and keep the draft [G-40, T75]', async (_what, after) => {
    serviceData.roles[0] = role(1, {
      gives: {
        suite: { privileges: ['VER'], isVisible: true },
        firmaya: { privileges: ['FIRMAR'], isVisible: true },
      },
    })
    await openEdit('/roles/1/aplicaciones')
    await user.click(application(/^Suite/))
    await user.click(await box('CREAR'))
    await repeatWithEachFault(services, 'listPrivileges', {
      after,
      call: saveReviewed,
      async expectFault() {
        await waitFor(() => expect(alertDialog()).toHaveTextContent(faultText))
        await pressInDialog('Aceptar')
        expect(await box('CREAR')).toBeChecked()
      },
    })
    expect(sent()).toEqual([])
    await saveReviewed()
    expect(await screen.findByText('El rol fue modificado exitosamente')).toBeVisible()
    expect(sent()[0]!.application).toMatchObject([
      { name: 'suite', privilege: ['VER', 'CREAR'] },
      { name: 'firmaya', privilege: ['FIRMAR'] },
    ])
  })

  it.each([
    ['refused', codeBody('R23', 'No se puede.'), false],
    ['successful', codeBody('A10', 'Hecho'), true],
  ])(
    'show the stored state after a %s save, before the privileges are read again',
    async (what, body, isGiven) => {
      await openEdit('/roles/1/aplicaciones')
      await user.click(await box('CREAR'))
      let answer = (): void => {}
      services.answerNext('modifyRole', {
        body,
        after: new Promise<void>((resolve) => (answer = resolve)),
      })
      await saveReviewed()
      await waitFor(() => expect(services.callsOf('modifyRole')).toHaveLength(1))
      // From here on no read is answered.
      const never = { after: new Promise(() => undefined) }
      services.answerNext('listPrivileges', never, never, never)
      answer()
      if (what === 'refused') {
        await waitFor(() => expect(alertDialog()).toHaveTextContent('No se puede.'))
        await pressInDialog('Aceptar')
        await press('Cancelar edición')
        await pressInDialog('Descartar')
      }
      await press('Editar Aplicaciones')
      expect(((await box('CREAR')) as HTMLInputElement).checked).toBe(isGiven)
      expect(await box('VER')).toBeChecked()
    },
  )

  it('can be retried after a failure, and so can the privileges of one', async () => {
    services.answerNext('listPrivileges', { status: 500 }, { body: { result: { records: [] } } })
    await openEdit('/roles/1/aplicaciones')
    await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
    await screen.findByRole('radio', { name: /^Suite/ })
    services.answerNext('listPrivileges', { status: 500 })
    await user.click(application(/^Firmaya/))
    await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
    expect(await box('FIRMAR')).toBeVisible()
  })

  it('render only visible rows of a thousand privileges, and each can be found', async () => {
    serviceData.privileges['suite'] = Array.from({ length: 1_000 }, (_, index) => `P_${index}`)
    await openEdit('/roles/1/aplicaciones')
    await box('P_0')
    expect(boxes().length).toBeLessThan(40)
    expect((await box('P_0')).closest('li')).toHaveAttribute('aria-setsize', '1000')
    const list = (await box('P_0')).closest<HTMLElement>('.role-access-scroll')!
    await user.click(await box('P_3'))
    list.scrollTop = 44 * 900
    fireEvent.scroll(list)
    expect(await box('P_900')).toBeInTheDocument()
    expect(await box('P_3')).toHaveFocus()
    expect(screen.queryByRole('checkbox', { name: 'Asignado P_0' })).not.toBeInTheDocument()
    await user.type(screen.getByRole('searchbox', { name: 'Buscar privilegio' }), 'P_77')
    await waitFor(() => expect(boxes()).toHaveLength(11))
  })
})
