import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  address,
  calls,
  open,
  posts,
  prepareRoles,
  press,
  reply,
  role,
  said,
  service,
  user,
} from './testRoles.tsx'

prepareRoles()

const dialog = (): HTMLElement => screen.getByRole('alertdialog')
const heading = (): HTMLElement => screen.getByRole('heading', { level: 1 })
const name = (): HTMLElement => screen.getByRole('textbox', { name: /^Nombre/ })
const field = (label: string): HTMLElement => screen.getByLabelText(label)
const tab = (of: string): HTMLElement => screen.getByRole('tab', { name: new RegExp(`^${of}`) })
const box = (privilege: string): Promise<HTMLElement> =>
  screen.findByRole('checkbox', { name: `Asignado ${privilege}` })
const application = (title: RegExp): HTMLElement => screen.getByRole('radio', { name: title })
const type = (target: HTMLElement, value: string): void => {
  fireEvent.change(target, { target: { value } })
}
const boxes = (): [string | null, boolean][] =>
  screen
    .queryAllByRole<HTMLInputElement>('checkbox')
    .map((one) => [one.getAttribute('aria-label'), one.checked])

async function openEdit(path = '/roles/1'): Promise<void> {
  await open(path)
  await user.click(await screen.findByRole('button', { name: 'Editar' }))
}
async function saveReviewed(): Promise<void> {
  await press('Actualizar')
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Guardar' }))
}
const reviewed = async (): Promise<(string | null)[]> => {
  await press('Actualizar')
  const rows = within(await screen.findByRole('alertdialog')).getAllByRole('row')
  return rows.slice(1).map(({ textContent }) => textContent)
}

describe('the card', () => {
  it('opens read-only on two tabs, each with its title, with one call [ROL-12, ROL-15, ROL-17, UCO-01]', async () => {
    await open('/roles/1')
    expect(heading()).toHaveTextContent('Detalles del rol')
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Datos',
      'Aplicaciones',
    ])
    const details = [...document.querySelectorAll('.card-detail')].map((one) => one.textContent)
    expect(details).toEqual(['NombreRol 1', 'AliasALIAS1', 'DescripciónDescripción 1', 'Creado el01/01/2025'])
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    expect(calls('privilege/list')).toHaveLength(0)
    await user.click(tab('Aplicaciones'))
    await waitFor(() => expect(heading()).toHaveTextContent('Detalles de aplicaciones'))
    expect(await box('VER')).toBeDisabled()
  })

  it('is edited on demand, and both tabs say so [ROL-14, ROL-16, UCO-01]', async () => {
    await openEdit()
    expect(heading()).toHaveTextContent('Editar rol')
    await user.click(tab('Aplicaciones'))
    await waitFor(() => expect(heading()).toHaveTextContent('Editar aplicaciones'))
    expect(await box('VER')).toBeEnabled()
  })

  it('shows how identities are validated, one of them to choose, and never saves it [ROL-18, ROL-19, ROL-20]', async () => {
    await openEdit()
    const choice = (label: string): HTMLElement => screen.getByRole('radio', { name: label })
    for (const label of ['Validación 1', 'Validación 2', 'Validación 3']) {
      expect(choice(label)).toBeDisabled()
      expect(choice(label)).toHaveAccessibleDescription('Todavía no está disponible.')
    }
    await user.click(choice('Por credenciales'))
    expect(choice('Por credenciales')).toBeChecked()
    await press('Actualizar')
    expect(await screen.findByText('No hay cambios para guardar')).toBeVisible()
    type(field('Alias'), 'OTRO')
    await saveReviewed()
    await waitFor(() => expect(posts()).toHaveLength(1))
    expect(Object.keys(posts()[0]!.body!).toSorted()).toEqual([
      'alias',
      'application',
      'description',
      'id',
      'idstate',
      'name',
    ])
  })

  it('of a role that there is not says so and leads to the list', async () => {
    await open('/roles/77')
    await waitFor(() => expect(heading()).toHaveTextContent('No encontramos este rol'))
    expect(screen.getByRole('link', { name: 'Ir a la lista de roles' })).toBeVisible()
  })
})

describe('the applications of a role', () => {
  it('are those that may be chosen, those of the role first, each with its number and whether it is visible [ROL-29, ENT-20, G-41]', async () => {
    service.roles[0] = role(1, {
      gives: {
        firmaya: { privileges: ['FIRMAR', 'ANULAR'], isVisible: false },
        suite: { privileges: ['VER', 'VIEJO'], isVisible: true },
        archivo: { privileges: ['ARCHIVAR'], isVisible: true },
      },
    })
    await open('/roles/1/aplicaciones')
    await box('FIRMAR')
    expect(screen.getAllByRole('radio').map((one) => one.closest('label')!.textContent)).toEqual([
      'Firmaya2 privilegios · Oculta',
      'Suite1 privilegio',
      'Colnómina0 privilegios',
    ])
    await user.click(application(/^Suite/))
    await box('VER')
    expect(boxes()).toEqual([
      ['Asignado CREAR', false],
      ['Asignado VER', true],
    ])
    expect(calls('privilege/list').map(({ headers }) => headers.get('application'))).toEqual([
      null,
      'firmaya',
      'suite',
    ])
  })

  it('stay open at the one that was chosen when the other tab was looked at', async () => {
    await open('/roles/1/aplicaciones')
    await user.click(await screen.findByRole('radio', { name: /^Firmaya/ }))
    await user.click(tab('Datos'))
    await screen.findByText('ALIAS1', { selector: 'dd *' })
    await user.click(tab('Aplicaciones'))
    expect(await screen.findByRole('radio', { name: /^Firmaya/ })).toBeChecked()
  })

  it('can be given all privileges at once, or those that were found', async () => {
    await openEdit('/roles/1/aplicaciones')
    await user.click(application(/^Firmaya/))
    await box('FIRMAR')
    await user.type(screen.getByRole('searchbox', { name: 'Buscar privilegio' }), 'anu')
    await waitFor(() => expect(boxes()).toEqual([['Asignado ANULAR', false]]))
    await user.click(screen.getByRole('switch', { name: 'Asignar los 1 encontrados' }))
    await user.clear(screen.getByRole('searchbox', { name: 'Buscar privilegio' }))
    await waitFor(() =>
      expect(boxes()).toEqual([
        ['Asignado ANULAR', true],
        ['Asignado FIRMAR', false],
      ]),
    )
    await user.click(screen.getByRole('switch', { name: 'Asignar todos' }))
    expect(screen.getByText('2 de 2 privilegios asignados')).toBeVisible()
    expect(application(/^Firmaya ?2 privilegios/)).toBeChecked()
    await user.click(screen.getByRole('switch', { name: 'Asignar todos' }))
    expect(screen.getByText('0 de 2 privilegios asignados')).toBeVisible()
    expect(screen.queryByText(/sin guardar/)).not.toBeInTheDocument()
  })

  it('are read before a save, also those that nobody opened, and nothing of them is lost [ROL-10, G-40]', async () => {
    service.roles[0] = role(1, {
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
    expect(await reviewed()).toEqual(['Suite: CREARNo asignadoAsignado', 'SuiteVisibleOculta'])
    await user.click(within(dialog()).getByRole('button', { name: 'Guardar' }))
    expect(await screen.findByText('El rol fue modificado exitosamente')).toBeVisible()
    expect(posts()[0]!.body!.application).toEqual([
      { name: 'suite', privilege: ['VER', 'VIEJO', 'CREAR'], isVisible: false },
      { name: 'firmaya', privilege: ['FIRMAR'], isVisible: false },
      { name: 'archivo', privilege: [], isVisible: true },
    ])
  })

  it('say before a save which of them the role leaves', async () => {
    service.roles[0] = role(1, {
      gives: {
        suite: { privileges: ['VER'], isVisible: true },
        firmaya: { privileges: ['FIRMAR', 'ANULAR'], isVisible: true },
      },
    })
    await openEdit('/roles/1/aplicaciones')
    await user.click(application(/^Suite/))
    await user.click(await box('VER'))
    await press('Actualizar')
    await waitFor(() => expect(dialog()).toHaveTextContent('El rol deja de contar en: Suite.'))
    await user.click(within(dialog()).getByRole('button', { name: 'Guardar' }))
    await waitFor(() => expect(posts()).toHaveLength(1))
    expect(posts()[0]!.body!.application.map((one) => one.name)).toEqual(['firmaya'])
  })

  it('that cannot be read before a save keep it from being sent [G-40]', async () => {
    await openEdit('/roles/1/aplicaciones')
    await user.click(await box('CREAR'))
    service.next.set('privilege/list', [reply({}, 500)])
    await saveReviewed()
    await waitFor(() => expect(dialog()).toHaveTextContent('Error al realizar la petición.'))
    expect(posts()).toEqual([])
    await user.click(within(dialog()).getByRole('button', { name: 'Aceptar' }))
    expect(await box('CREAR')).toBeChecked()
  })

  it('whose list does not come can be asked for again, and so can the privileges of one', async () => {
    service.next.set('privilege/list', [reply({}, 500), reply({ result: { records: [] } })])
    await open('/roles/1/aplicaciones')
    await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
    await screen.findByRole('radio', { name: /^Suite/ })
    service.next.set('privilege/list', [reply({}, 500)])
    await user.click(application(/^Firmaya/))
    await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
    expect(await box('FIRMAR')).toBeVisible()
  })

  it('with a thousand privileges show only those in sight, and each can be found', async () => {
    service.privileges['suite'] = Array.from({ length: 1_000 }, (_, index) => `P_${index}`)
    await openEdit('/roles/1/aplicaciones')
    await box('P_0')
    expect(boxes().length).toBeLessThan(40)
    expect((await box('P_0')).closest('li')).toHaveAttribute('aria-setsize', '1000')
    const list = (await box('P_0')).closest<HTMLElement>('.access-scroll')!
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

describe('a new role', () => {
  it('is filled in on two tabs and sent with id and state 0 [ROL-13, ROL-21, ROL-29, ENT-13, ENT-14, CCL-30]', async () => {
    await open('/roles/new')
    expect(heading()).toHaveTextContent('Nuevo rol')
    type(name(), ' Tesorería_2 ')
    type(field('Alias'), 'TESO')
    type(field('Descripción'), 'Cobra')
    await press('Siguiente')
    await waitFor(() => expect(address()).toBe('/roles/new/aplicaciones'))
    expect(heading()).toHaveTextContent('Nuevo rol')
    await user.click(await screen.findByRole('radio', { name: /^Firmaya/ }))
    await user.click(await box('FIRMAR'))
    await user.click(screen.getByRole('switch', { name: 'Visible en Firmaya' }))
    await user.click(application(/^Suite/))
    await user.click(await box('VER'))
    await press('Guardar')
    expect(await screen.findByText('El rol fue creado exitosamente')).toBeVisible()
    expect(posts().map(({ path, body }) => [path, body])).toEqual([
      [
        'role/create',
        {
          id: 0,
          name: 'Tesorería_2',
          description: 'Cobra',
          alias: 'TESO',
          idstate: 0,
          application: [
            { name: 'firmaya', privilege: ['FIRMAR'], isVisible: false },
            { name: 'suite', privilege: ['VER'], isVisible: true },
          ],
        },
      ],
    ])
    await waitFor(() => expect(address()).toBe('/roles'))
  })

  it.each([
    ['', 'Campo obligatorio.'],
    ['a'.repeat(101), 'Debe tener máximo 100 caracteres.'],
    ['Caja-1', 'Solo se permiten letras, números, guion bajo y espacio.'],
    ['Caja.', 'Solo se permiten letras, números, guion bajo y espacio.'],
    ['ROL 3', 'El nombre de rol ingresado ya se encuentra utilizado'],
  ])('with the name %p stays on its data [ROL-21, ROL-23, ROL-24, ROL-25]', async (typed, problem) => {
    await open('/roles/new')
    type(name(), typed)
    await press('Siguiente')
    await waitFor(() => expect(name()).toHaveAccessibleDescription(new RegExp(`^${problem}`)))
    expect(name()).toHaveFocus()
    expect(address()).toBe('/roles/new')
  })

  it.each(['Líder de ñóminas_2', 'a'.repeat(100), 'Pingüino ÁÉÍÓÚÜÑ'])(
    'may have the name %p [ROL-24, ROL-25]',
    async (typed) => {
      await open('/roles/new')
      type(name(), typed)
      await press('Siguiente')
      await waitFor(() => expect(address()).toBe('/roles/new/aplicaciones'))
    },
  )

  it.each(['Alias', 'Descripción'])('has an %s of at most 100 characters [ROL-26, ROL-27]', async (label) => {
    await open('/roles/new')
    type(name(), 'Caja')
    type(field(label), 'x'.repeat(101))
    await press('Siguiente')
    await waitFor(() =>
      expect(field(label)).toHaveAccessibleDescription(/Debe tener máximo 100 caracteres\./),
    )
    expect(field(label)).toHaveFocus()
    type(field(label), 'x'.repeat(100))
    await press('Siguiente')
    await waitFor(() => expect(address()).toBe('/roles/new/aplicaciones'))
  })

  it('needs a privilege [ROL-28]', async () => {
    await open('/roles/new')
    type(name(), 'Caja')
    await press('Siguiente')
    await screen.findByRole('radio', { name: /^Suite/ })
    await press('Guardar')
    expect(await screen.findByText('*Se requiere mínimo un privilegio')).toBeVisible()
    expect(posts()).toEqual([])
    await user.click(application(/^Suite/))
    await user.click(await box('VER'))
    expect(screen.queryByText('*Se requiere mínimo un privilegio')).not.toBeInTheDocument()
    await press('Guardar')
    expect(await screen.findByText('El rol fue creado exitosamente')).toBeVisible()
  })

  it.each([
    ['R11', 'El nombre no sirve', true],
    ['R99', 'Otra razón', true],
    ['A20', 'Ya estaba creado', false],
  ])(
    'that is answered %s shows the words, and the name is marked: %s %s [CER-04, CER-05, CER-06]',
    async (code, words, isMarked) => {
      service.next.set('role/create', [said(code, words)])
      await open('/roles/new')
      type(name(), 'Caja')
      await press('Siguiente')
      await user.click(await screen.findByRole('radio', { name: /^Suite/ }))
      await user.click(await box('VER'))
      await press('Guardar')
      await waitFor(() => expect(dialog()).toHaveTextContent(words))
      expect(dialog()).toHaveAccessibleName(isMarked ? 'No se guardó' : 'Información')
      await user.click(within(dialog()).getByRole('button', { name: 'Aceptar' }))
      if (isMarked) {
        await waitFor(() => expect(address()).toBe('/roles/new'))
        await waitFor(() => expect(name()).toHaveAccessibleDescription(new RegExp(`^${words}`)))
        await waitFor(() => expect(name()).toHaveFocus())
      } else {
        expect(await box('VER')).toBeChecked()
        expect(address()).toBe('/roles/new/aplicaciones')
      }
    },
  )
})

describe('a change', () => {
  it('that changes nothing says so and sends nothing [UCO-03]', async () => {
    await openEdit()
    const asked = service.asked.length
    type(field('Alias'), ' ALIAS1 ')
    await press('Actualizar')
    expect(await screen.findByText('No hay cambios para guardar')).toBeVisible()
    expect(service.asked).toHaveLength(asked)
  })

  it('shows what differs before it is sent [beyond 10, CCL-31]', async () => {
    await openEdit()
    type(name(), 'Otro nombre')
    expect(await reviewed()).toEqual(['NombreRol 1Otro nombre'])
    await user.click(within(dialog()).getByRole('button', { name: 'Guardar' }))
    expect(await screen.findByText('El rol fue modificado exitosamente')).toBeVisible()
    expect(posts()[0]!.body).toMatchObject({ id: 1, name: 'Otro nombre', idstate: 0 })
  })

  it('of a role without any privilege needs none [ROL-28]', async () => {
    service.roles[0] = role(1, { gives: { suite: { privileges: [], isVisible: true } } })
    await openEdit()
    type(field('Alias'), 'OTRO')
    await saveReviewed()
    await waitFor(() => expect(posts()).toHaveLength(1))
    expect(posts()[0]!.body!.application).toEqual([{ name: 'suite', privilege: [], isVisible: true }])
  })

  it('that takes the last privilege is not sent, and says so where it is missing [ROL-28]', async () => {
    await openEdit('/roles/1/aplicaciones')
    await user.click(await box('VER'))
    await user.click(tab('Datos'))
    await user.click(within(dialog()).getByRole('button', { name: 'Guardar' }))
    expect(await screen.findByText('*Se requiere mínimo un privilegio')).toBeVisible()
    expect(posts()).toEqual([])
    await user.click(await box('CREAR'))
    expect(screen.queryByText('*Se requiere mínimo un privilegio')).not.toBeInTheDocument()
  })

  it('is asked about on a change of tab and when the edit is left, and only then [ROL-22, UCO-02]', async () => {
    await openEdit()
    await user.click(tab('Aplicaciones'))
    await box('VER')
    await user.click(tab('Datos'))
    type(await screen.findByLabelText('Alias'), 'OTRO')
    await user.click(tab('Aplicaciones'))
    expect(dialog()).toHaveAccessibleName('Hiciste modificaciones ¿Deseas actualizarlas?')
    await user.click(within(dialog()).getByRole('button', { name: 'Seguir editando' }))
    expect(field('Alias')).toHaveValue('OTRO')
    await press('Cancelar edición')
    expect(dialog()).toHaveAccessibleName('Hiciste modificaciones ¿Deseas actualizarlas?')
    await user.click(within(dialog()).getByRole('button', { name: 'Descartar' }))
    await waitFor(() => expect(heading()).toHaveTextContent('Detalles del rol'))
    expect(screen.getByText('ALIAS1', { selector: 'dd *' })).toBeVisible()
  })

  it('of what somebody else changed meanwhile asks which value is saved, on what was on screen [beyond 11]', async () => {
    service.roles[0] = role(1, {
      gives: {
        suite: { privileges: ['VER'], isVisible: true },
        firmaya: { privileges: ['FIRMAR'], isVisible: true },
      },
    })
    await openEdit('/roles/1/aplicaciones')
    await user.click(application(/^Suite/))
    await user.click(await box('CREAR'))
    service.roles[0] = role(1, {
      description: 'De otra persona',
      gives: {
        suite: { privileges: [], isVisible: true },
        firmaya: { privileges: ['FIRMAR', 'ANULAR'], isVisible: true },
        colnomina: { privileges: ['PAGAR'], isVisible: true },
      },
    })
    await saveReviewed()
    await waitFor(() => expect(dialog()).toHaveAccessibleName('Otra persona modificó este registro'))
    const asked = within(dialog())
      .getAllByRole('group')
      .map(({ textContent }) => textContent)
    expect(asked[0]).toContain('De otra persona')
    expect(asked.some((text) => text.includes('Suite: VER'))).toBe(true)
    expect(asked.some((text) => text.includes('PAGAR'))).toBe(false)
    await user.click(within(dialog()).getByRole('button', { name: 'Guardar' }))
    await waitFor(() => expect(posts()).toHaveLength(1))
    expect(posts()[0]!.body).toMatchObject({
      description: 'De otra persona',
      application: [
        { name: 'suite', privilege: ['CREAR'] },
        { name: 'firmaya', privilege: ['FIRMAR', 'ANULAR'] },
        { name: 'colnomina', privilege: ['PAGAR'] },
      ],
    })
  })

  it('of a role that is gone meanwhile is not sent, and what was typed stays', async () => {
    await openEdit()
    type(field('Alias'), 'Lo mío')
    service.roles = service.roles.slice(1)
    await saveReviewed()
    await waitFor(() => expect(dialog()).toHaveTextContent('No encontramos este rol'))
    await user.click(within(dialog()).getByRole('button', { name: 'Aceptar' }))
    expect(field('Alias')).toHaveValue('Lo mío')
    expect(posts()).toEqual([])
  })
})
