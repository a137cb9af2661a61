import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  address,
  open,
  posts,
  preparePrivileges,
  press,
  privilege,
  reply,
  said,
  service,
  user,
} from './testPrivileges.tsx'

preparePrivileges()

const dialog = (): HTMLElement => screen.getByRole('alertdialog')
const heading = (): HTMLElement => screen.getByRole('heading', { level: 1 })
const name = (): HTMLElement => screen.getByLabelText('Nombre')
const description = (): HTMLElement => screen.getByLabelText('Descripción')
const applications = (): HTMLElement => screen.getByLabelText('Aplicaciones')
const type = (field: HTMLElement, value: string): void => {
  fireEvent.change(field, { target: { value } })
}

/** Ticks or unticks an application in the open list. */
async function choose(...titles: string[]): Promise<void> {
  await user.click(applications())
  for (const title of titles)
    await user.click(await screen.findByRole('option', { name: title, hidden: true }))
  await user.keyboard('{Escape}')
}

async function openEdit(id = 1): Promise<void> {
  await open(`/privileges/${id}`)
  await user.click(await screen.findByRole('button', { name: 'Editar' }))
}

async function saveReviewed(): Promise<void> {
  await press('Actualizar')
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Guardar' }))
}

describe('the card', () => {
  it('opens read-only, with everything that the privilege says [PRV-07, PRV-10, PRV-24, UCO-01, ENT-17]', async () => {
    service.privileges[0] = privilege(1, { application: ['suite', 'colnomina', 'RESETOTP'], licence: true })
    await open('/privileges/1')
    expect(heading()).toHaveTextContent('Detalles del privilegio')
    expect(name()).toHaveValue('PRIVILEGIO_1')
    expect(description()).toHaveValue('Descripción 1')
    expect(applications()).toHaveValue('Suite, Colnómina')
    expect(screen.getByLabelText('Licencia')).toHaveValue('Sí')
    expect(screen.getByLabelText('Auditable')).toHaveValue('Sí')
    for (const field of [name(), description(), applications()]) expect(field).toHaveAttribute('readonly')
  })

  it('is edited on demand, but not its name, and says why [PRV-09, PRV-19, UCO-01, beyond 21]', async () => {
    await openEdit()
    expect(heading()).toHaveTextContent('Editar Privilegio')
    expect(name()).toHaveAttribute('readonly')
    expect(name()).toHaveAccessibleDescription(
      'El nombre de un privilegio que ya existe no se puede cambiar.',
    )
    type(description(), 'Otra')
    await saveReviewed()
    expect(await screen.findByText('El privilegio fue modificado exitosamente')).toBeVisible()
    expect(posts()[0]!.body).toMatchObject({ id: 1, name: 'PRIVILEGIO_1', description: 'Otra' })
    await waitFor(() => expect(heading()).toHaveTextContent('Detalles del privilegio'))
  })

  it('of a privilege that there is not says so and leads to the list', async () => {
    await open('/privileges/77')
    await waitFor(() => expect(heading()).toHaveTextContent('No encontramos este privilegio'))
    expect(screen.getByRole('link', { name: 'Ir a la lista de privilegios' })).toBeVisible()
  })

  it('can be asked for again where the applications of the privilege do not come', async () => {
    service.next.set('application/getApplicationsByIdPrivilege', [reply({}, 500)])
    await open('/privileges/1')
    expect(await screen.findByText('Error al realizar la petición.')).toBeVisible()
    await press('Reintentar')
    await waitFor(() => expect(name()).toHaveValue('PRIVILEGIO_1'))
  })
})

describe('a new privilege', () => {
  it('is sent without id and state, and leads back to the list [PRV-08, PRV-25, CCL-36]', async () => {
    await open('/privileges/new')
    expect(heading()).toHaveTextContent('Nuevo Privilegio')
    type(name(), ' VER_TABLEROS ')
    type(description(), 'Tableros')
    await choose('Suite', 'Firmaya')
    await user.click(screen.getByRole('switch', { name: 'Licencia' }))
    await press('Guardar')
    expect(await screen.findByText('El privilegio fue creado exitosamente')).toBeVisible()
    expect(posts().map(({ path, body }) => [path, body])).toEqual([
      [
        'privilege/create',
        {
          name: 'VER_TABLEROS',
          description: 'Tableros',
          licence: true,
          isAuditable: false,
          application: ['suite', 'firmaya'],
        },
      ],
    ])
    await waitFor(() => expect(address()).toBe('/privileges'))
  })

  it('offers the applications that may be chosen, and no others [TBL-11, TBL-12]', async () => {
    await open('/privileges/new')
    await waitFor(() => expect(applications()).not.toHaveAccessibleDescription(/Cargando/))
    await user.click(applications())
    await screen.findByRole('option', { name: 'Firmaya', hidden: true })
    expect(screen.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      'Suite',
      'Colnómina',
      'Firmaya',
    ])
  })

  it.each([
    ['', 'Campo obligatorio.'],
    ['A'.repeat(51), 'Debe tener máximo 50 caracteres.'],
    ['VER MAS', 'Solo se permiten letras, números y guion bajo.'],
    ['VER_MÁS', 'Solo se permiten letras, números y guion bajo.'],
    ['privilegio_3', 'El nombre de privilegio ingresado ya se encuentra utilizado'],
  ])('with the name %p is not sent [PRV-15, PRV-16, PRV-18, PRV-20]', async (typed, problem) => {
    await open('/privileges/new')
    await choose('Suite')
    type(name(), typed)
    await press('Guardar')
    await waitFor(() => expect(name()).toHaveAccessibleDescription(new RegExp(`^${problem}`)))
    expect(name()).toHaveFocus()
    expect(posts()).toEqual([])
  })

  it('takes 60 characters of a name, of which 50 are saved [PRV-16, PRV-17]', async () => {
    await open('/privileges/new')
    type(name(), 'A'.repeat(70))
    expect(name()).toHaveValue('A'.repeat(60))
    await choose('Suite')
    type(name(), 'A'.repeat(50))
    await press('Guardar')
    await waitFor(() => expect(posts()[0]!.body!.name).toBe('A'.repeat(50)))
  })

  it('needs an application [PRV-23]', async () => {
    await open('/privileges/new')
    type(name(), 'VER_TABLEROS')
    await press('Guardar')
    await waitFor(() =>
      expect(applications()).toHaveAccessibleDescription('Se requiere minimo una aplicación'),
    )
    expect(applications()).toHaveFocus()
    expect(posts()).toEqual([])
    await choose('Suite')
    expect(applications()).not.toHaveAccessibleDescription(/minimo/)
  })

  it('has a description of at most 100 characters, which are counted [PRV-21, PRV-22]', async () => {
    await open('/privileges/new')
    expect(description()).toHaveAttribute('maxlength', '100')
    type(description(), 'Doce letras.')
    expect(description()).toHaveAccessibleDescription('12 de 100 caracteres')
    type(name(), 'VER_TABLEROS')
    await choose('Suite')
    type(description(), 'x'.repeat(101))
    await press('Guardar')
    await waitFor(() =>
      expect(description()).toHaveAccessibleDescription(/Debe tener máximo 100 caracteres\./),
    )
    expect(posts()).toEqual([])
  })

  it('whose name somebody took meanwhile is not sent [PRV-20]', async () => {
    await open('/privileges/new')
    type(name(), 'VER_TABLEROS')
    await choose('Suite')
    service.privileges.push(privilege(14, { name: 'Ver_Tableros' }))
    await press('Guardar')
    await waitFor(() => expect(name()).toHaveAccessibleDescription(/ya se encuentra utilizado/))
    expect(posts()).toEqual([])
  })

  it.each([
    ['R11', 'El nombre no sirve', true],
    ['R99', 'Otra razón', true],
    ['A20', 'Ya estaba creado', false],
  ])(
    'that is answered %s shows the words, and the name is marked: %s %s [CER-04, CER-05, CER-06]',
    async (code, words, isMarked) => {
      service.next.set('privilege/create', [said(code, words)])
      await open('/privileges/new')
      type(name(), 'VER_TABLEROS')
      await choose('Suite')
      await press('Guardar')
      await waitFor(() => expect(dialog()).toHaveTextContent(words))
      expect(dialog()).toHaveAccessibleName(isMarked ? 'No se guardó' : 'Información')
      await user.click(within(dialog()).getByRole('button', { name: 'Aceptar' }))
      expect(name()).toHaveValue('VER_TABLEROS')
      if (isMarked) await waitFor(() => expect(name()).toHaveAccessibleDescription(new RegExp(`^${words}`)))
      else expect(name()).not.toHaveAttribute('aria-invalid')
      await press('Guardar')
      expect(await screen.findByText('El privilegio fue creado exitosamente')).toBeVisible()
    },
  )
})

describe('a change', () => {
  it('that changes nothing says so and sends nothing [UCO-03]', async () => {
    await openEdit()
    const calls = service.asked.length
    type(description(), ' Descripción 1 ')
    await press('Actualizar')
    expect(await screen.findByText('No hay cambios para guardar')).toBeVisible()
    expect(service.asked).toHaveLength(calls)
  })

  it('shows what differs before it is sent, and keeps hidden applications [PRV-26, CCL-37, beyond 10]', async () => {
    service.privileges[0] = privilege(1, { application: ['suite', 'RESETOTP', 'archivo'] })
    await openEdit()
    await choose('Colnómina')
    await user.click(screen.getByRole('switch', { name: 'Auditable' }))
    await press('Actualizar')
    const rows = within(await screen.findByRole('alertdialog')).getAllByRole('row')
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      'AuditableSíNo',
      'Aplicación: ColnóminaNo asociadaAsociada',
    ])
    await user.click(within(dialog()).getByRole('button', { name: 'Guardar' }))
    expect(await screen.findByText('El privilegio fue modificado exitosamente')).toBeVisible()
    const { createdon: _createdon, sharedApps: _sharedApps, ...before } = privilege(1)
    expect(posts()[0]!.body).toEqual({
      ...before,
      isAuditable: false,
      application: ['suite', 'RESETOTP', 'archivo', 'colnomina'],
    })
  })

  it('that takes an application away says first how many roles lose the privilege there [D24]', async () => {
    service.privileges[0] = privilege(1, { application: ['suite', 'colnomina'] })
    service.roles = [
      { id: 1, name: 'Uno', idstate: 0, sharedApps: 'Suite', gives: ['PRIVILEGIO_1'] },
      { id: 2, name: 'Dos', idstate: 0, sharedApps: 'Colnómina', gives: ['PRIVILEGIO_1'] },
    ]
    await openEdit()
    await choose('Suite')
    await press('Actualizar')
    await waitFor(() =>
      expect(dialog()).toHaveTextContent('En las aplicaciones que quitas lo pierden 1 rol.'),
    )
    expect(posts()).toEqual([])
    await user.click(within(dialog()).getByRole('button', { name: 'Guardar' }))
    await waitFor(() => expect(posts()[0]!.body).toMatchObject({ application: ['colnomina'] }))
  })

  it('of what somebody else changed meanwhile asks which value is saved [beyond 11]', async () => {
    await openEdit()
    type(description(), 'Lo mío')
    service.privileges[0] = privilege(1, { description: 'Lo de otra persona', licence: true, idstate: 1 })
    await saveReviewed()
    await waitFor(() => expect(dialog()).toHaveAccessibleName('Otra persona modificó este registro'))
    expect(
      within(dialog())
        .getAllByRole('group')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringContaining('Lo de otra persona'),
      expect.stringContaining('Licencia'),
      expect.stringContaining('Estado'),
    ])
    await user.click(within(dialog()).getByRole('button', { name: 'Guardar' }))
    await waitFor(() =>
      expect(posts()[0]!.body).toMatchObject({ description: 'Lo mío', licence: true, idstate: 1 }),
    )
  })

  it('of applications that somebody else took away meanwhile asks about each', async () => {
    service.privileges[0] = privilege(1, { application: ['suite', 'colnomina'] })
    await openEdit()
    await choose('Firmaya')
    service.privileges[0] = privilege(1, { application: ['suite'] })
    await saveReviewed()
    await waitFor(() => expect(posts()[0]!.body!.application.toSorted()).toEqual(['firmaya', 'suite']))
  })

  it('of a privilege that is gone meanwhile is not sent, and what was typed stays', async () => {
    await openEdit()
    type(description(), 'Lo mío')
    service.privileges = service.privileges.slice(1)
    await saveReviewed()
    await waitFor(() => expect(dialog()).toHaveTextContent('No encontramos este privilegio'))
    await user.click(within(dialog()).getByRole('button', { name: 'Aceptar' }))
    expect(description()).toHaveValue('Lo mío')
    expect(posts()).toEqual([])
  })

  it('is asked about when the edit is left with changes, and only then [UCO-02, UCO-04, UCO-05]', async () => {
    await openEdit()
    type(description(), 'Otra')
    await press('Cancelar edición')
    expect(dialog()).toHaveAccessibleName('Hiciste modificaciones ¿Deseas actualizarlas?')
    await user.click(within(dialog()).getByRole('button', { name: 'Descartar' }))
    expect(heading()).toHaveTextContent('Detalles del privilegio')
    expect(description()).toHaveValue('Descripción 1')
    await press('Editar')
    type(description(), 'Otra')
    await press('Cancelar edición')
    await user.click(within(dialog()).getByRole('button', { name: 'Guardar' }))
    expect(await screen.findByText('El privilegio fue modificado exitosamente')).toBeVisible()
    await press('Editar')
    await press('Cancelar edición')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })
})
