import { fireEvent, screen, waitFor } from '@testing-library/react'
import { i18n } from '#shared/texts/i18n.ts'
import { alertDialog, press, pressInDialog, shownAddress, user } from '#shared/testing/testScreen.tsx'
import {
  accepted,
  choosePrivileges,
  closed,
  itemDialog,
  openItem,
  pickIcon,
  prepareItemDialog,
  services,
  storedItem,
} from './testItemDialog.tsx'

prepareItemDialog()
afterEach(() => i18n.changeLanguage('es'))

const name = (): HTMLElement => screen.getByRole('textbox', { name: 'Nombre' })
const url = (): HTMLElement => screen.getByRole('textbox', { name: 'URL' })
const type = (field: HTMLElement, value: string): void => void fireEvent.change(field, { target: { value } })

/** Fills in the required fields of step one. */
async function fillIn(): Promise<void> {
  type(name(), 'Casos')
  type(url(), 'https://soporte.suite.test/')
  await choosePrivileges('USR_WRITE')
}

describe('a new item', () => {
  it('is created in two steps, with a message at the end [MNU-14, MNU-16, MNU-17, MNU-20, MNU-21, MNU-22, MNU-23, ICO-01]', async () => {
    await openItem(undefined)
    expect(itemDialog()).toHaveAccessibleName('Nuevo ítem')
    expect(itemDialog()).toHaveTextContent('Paso 1 de 2: datos')
    expect(name()).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Crear item' })).not.toBeInTheDocument()
    await fillIn()
    type(screen.getByRole('textbox', { name: 'Descripción' }), 'Todos los casos')
    await user.click(screen.getByRole('switch', { name: 'Activo' }))
    await press('Siguiente')
    await waitFor(() => expect(itemDialog()).toHaveTextContent('Paso 2 de 2: ícono'))
    expect(screen.getByRole('heading', { name: 'Nuevo ítem' })).toHaveFocus()
    await pickIcon('Llave')
    await press('Cargar')
    await press('Crear item')
    await waitFor(() => expect(accepted).toHaveLength(1))
    expect(accepted[0]).toMatchObject({
      key: expect.stringMatching(/^[A-Za-z0-9]{10}$/) as string,
      name: 'Casos',
      url: 'https://soporte.suite.test/',
      description: 'Todos los casos',
      isActivate: false,
      privilege: ['USR_WRITE'],
      iconName: 'key',
      isPersonalizedIcon: false,
      sizeIcon: '24px',
    })
  })

  it('needs no description [MNU-21]', async () => {
    await openItem(undefined)
    await fillIn()
    expect(screen.getByRole('textbox', { name: 'Descripción' })).not.toBeRequired()
    await press('Siguiente')
    await waitFor(() => expect(itemDialog()).toHaveTextContent('Paso 2 de 2: ícono'))
    await pickIcon('Llave')
    await press('Cargar')
    await press('Crear item')
    await waitFor(() => expect(accepted).toHaveLength(1))
    expect(accepted[0]).toMatchObject({ name: 'Casos', description: '' })
  })

  it('takes several privileges [MNU-17]', async () => {
    await openItem(undefined)
    await fillIn()
    await choosePrivileges('USR_READ')
    await press('Siguiente')
    await press('Crear item')
    await waitFor(() => expect(accepted).toHaveLength(1))
    expect(accepted[0]!.privilege).toEqual(['USR_WRITE', 'USR_READ'])
  })

  it('offers the active privileges of the chosen application [MNU-18] [G-57]', async () => {
    await openItem(undefined)
    expect(services.callsOf('listPrivileges')[0]!.headers).toMatchObject({ application: 'suite' })
    await user.click(screen.getByLabelText('Privilegios'))
    await screen.findByRole('option', { name: 'USR_WRITE', hidden: true })
    expect(screen.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      'USR_READ',
      'USR_WRITE',
    ])
  })

  it.each([
    [1, false],
    [2, false],
    [3, true],
    [4, false],
  ] as const)('of location %i asks for a section: %p [MNU-15]', async (location, isAsked) => {
    await openItem(undefined, location)
    expect(screen.queryAllByRole('combobox', { name: 'Sección' })).toHaveLength(isAsked ? 1 : 0)
  })

  it('keeps the chosen section [MNU-15, MNU-27]', async () => {
    await openItem(undefined, 3)
    await fillIn()
    await press('Siguiente')
    const section = screen.getByRole('combobox', { name: 'Sección' })
    await waitFor(() => expect(section).toHaveAccessibleDescription('Campo obligatorio.'))
    expect(section).toHaveFocus()
    await user.selectOptions(section, 'Sección aplicación')
    await press('Siguiente')
    await press('Crear item')
    await waitFor(() => expect(accepted).toMatchObject([{ section: 1 }]))
  })

  it('shows errors at the fields and stays in step one [MNU-25, MNU-26, MNU-29, MNU-30, UCO-07]', async () => {
    await openItem(undefined)
    await press('Siguiente')
    await waitFor(() => expect(name()).toHaveAccessibleDescription('Campo obligatorio.'))
    expect(name()).toHaveFocus()
    expect(url()).toHaveAccessibleDescription('Campo obligatorio.')
    expect(screen.getByLabelText('Privilegios')).toHaveAccessibleDescription(/^Campo obligatorio\./)
    expect(itemDialog()).toHaveTextContent('Paso 1 de 2')
    type(url(), 'javascript:alert(1)')
    await waitFor(() => expect(url()).toHaveAccessibleDescription('Ingrese una url correcta!'))
  })

  it('can run a function, and lists the known ones [MNU-19, MNU-20, MNU-28] [T6]', async () => {
    await openItem(undefined)
    expect(screen.getByRole('radio', { name: 'URL' })).toBeChecked()
    await user.click(screen.getByRole('radio', { name: 'Función' }))
    const field = screen.getByRole('textbox', { name: 'Nombre de la función' })
    expect(screen.queryByRole('textbox', { name: 'URL' })).not.toBeInTheDocument()
    await press('Siguiente')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^Campo obligatorio\./))
    type(field, 'constructor')
    expect(screen.getByText(/no conoce esta función/)).toBeVisible()
    type(field, 'logout')
    expect(screen.queryByText(/no conoce esta función/)).not.toBeInTheDocument()
    await waitFor(() => expect(field).toHaveAccessibleDescription('Funciones que el portal conoce: logout.'))
    type(name(), 'Salir')
    await choosePrivileges('USR_READ')
    await press('Siguiente')
    await press('Crear item')
    await waitFor(() =>
      expect(accepted).toMatchObject([{ isFunction: true, functionName: 'logout', url: '' }]),
    )
  })
})

describe('a stored item', () => {
  it('can be changed with invalid stored values, and keeps unknown fields [MNU-24]', async () => {
    const item = { ...storedItem, privilege: [], unknown: 'kept' }
    await openItem(item)
    expect(itemDialog()).toHaveAccessibleName('Editar ítem')
    expect([name(), url()].map((field) => (field as HTMLInputElement).value)).toEqual(['Usuarios', '/users'])
    type(name(), 'Gente')
    await press('Actualizar ítem')
    await waitFor(() => expect(accepted).toEqual([{ ...item, name: 'Gente' }]))
  })

  it('can be reactivated with its switch [MNU-22] [G-44]', async () => {
    await openItem({ ...storedItem, isActivate: false })
    await user.click(screen.getByRole('switch', { name: 'Activo' }))
    await press('Actualizar ítem')
    await waitFor(() => expect(accepted).toEqual([{ ...storedItem, isActivate: true }]))
  })

  it('keeps and marks privileges that are inactive or of another application', async () => {
    await openItem({ ...storedItem, privilege: ['USR_OLD', 'OTHER'] })
    await user.click(screen.getByLabelText('Privilegios'))
    await screen.findByRole('option', { name: 'USR_OLD (no está activo en suite)', hidden: true })
    await user.keyboard('{Escape}')
    await choosePrivileges('USR_READ')
    await press('Actualizar ítem')
    await waitFor(() => expect(accepted[0]!.privilege).toEqual(['USR_OLD', 'OTHER', 'USR_READ']))
  })

  it('needs a privilege once its last one is removed [MNU-26]', async () => {
    await openItem(storedItem)
    await choosePrivileges('USR_READ')
    await press('Actualizar ítem')
    const field = screen.getByLabelText('Privilegios')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^Campo obligatorio\./))
    expect(accepted).toEqual([])
    await choosePrivileges('USR_WRITE')
    expect(field).not.toHaveAccessibleDescription(/obligatorio/)
  })
})

describe('unsaved work', () => {
  const asked = (): Promise<HTMLElement> =>
    screen.findByRole('alertdialog', { name: 'Hiciste modificaciones ¿Deseas actualizarlas?' })

  it('closes the dialog at once without a difference', async () => {
    await openItem(storedItem)
    await press('Cerrar')
    expect(closed.times).toBe(1)
  })

  it.each([
    ['the close button', () => press('Cerrar')],
    ['Esc', async () => void fireEvent.keyDown(itemDialog(), { key: 'Escape' })],
  ])('is asked about on the way out by %s (T §4.4)', async (_way, leave) => {
    await openItem(storedItem)
    type(name(), 'Gente')
    await leave()
    await asked()
    await pressInDialog('Seguir editando')
    expect(closed.times).toBe(0)
    expect(name()).toHaveValue('Gente')
    await leave()
    await pressInDialog('Descartar')
    expect(closed.times).toBe(1)
    expect(accepted).toEqual([])
  })

  it('is applied to the tree by Guardar, unless it has errors', async () => {
    await openItem(storedItem)
    type(name(), ' ')
    await press('Cerrar')
    await pressInDialog('Guardar')
    await waitFor(() => expect(name()).toHaveAccessibleDescription('Campo obligatorio.'))
    type(name(), 'Gente')
    await press('Cerrar')
    await pressInDialog('Guardar')
    await waitFor(() => expect(accepted).toMatchObject([{ name: 'Gente' }]))
  })

  it('is confirmed on navigation to another screen', async () => {
    await openItem(storedItem)
    type(name(), 'Gente')
    fireEvent.click(screen.getByRole('link', { name: 'Roles', hidden: true }))
    await asked()
    expect(shownAddress()).toBe('/menusettings/lateral')
    await pressInDialog('Descartar')
    await waitFor(() => expect(shownAddress()).toBe('/roles'))
    expect(closed.times).toBe(1)
  })

  it('includes a chosen icon', async () => {
    await openItem(storedItem)
    await press('Siguiente')
    await pickIcon('Llave')
    await press('Cerrar')
    expect(await asked()).toBeVisible()
    expect(alertDialog()).toBeVisible()
  })
})

describe('the privileges', () => {
  it.each([
    ['500', { status: 500 }],
    ['no answer', { drop: true as const }],
    ['HTML', { text: '<html>' }],
    ['a code that says no', { body: { result: { informationCode: 'R99', information: 'No' } } }],
  ])('that do not come (%s) can be asked for again, and what is stored stays', async (_what, reply) => {
    services.answerNext('listPrivileges', reply)
    await openItem(storedItem)
    await waitFor(() =>
      expect(screen.getByLabelText('Privilegios')).toHaveAccessibleDescription(
        /No pudimos cargar las opciones/,
      ),
    )
    await press('Reintentar')
    await choosePrivileges('USR_WRITE')
    await press('Actualizar ítem')
    await waitFor(() => expect(accepted[0]!.privilege).toEqual(['USR_READ', 'USR_WRITE']))
  })
})

it.each([
  ['en', 'New item', 'Create item', 'Next'],
  ['pt', 'Novo item', 'Criar item', 'Avançar'],
] as const)('speaks %s', async (language, title, last, next) => {
  i18n.changeLanguage(language)
  await openItem(undefined)
  expect(itemDialog()).toHaveAccessibleName(title)
  expect(screen.getByRole('button', { name: next })).toBeVisible()
  expect(screen.queryByRole('button', { name: last })).not.toBeInTheDocument()
})
