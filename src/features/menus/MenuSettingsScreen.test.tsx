import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { alertDialog, goTo, press, pressInDialog, shownAddress, user } from '#shared/testing/testScreen.tsx'
import {
  choose,
  isOff,
  item,
  loaded,
  menuOf,
  open,
  openAndChange,
  prepareMenus,
  putMenu,
  row,
  rows,
  sent,
  serviceData,
  services,
} from './testMenus.tsx'
// Preloads the lazy tab.
import '#features/suite-items/SuiteItems.tsx'

prepareMenus()

describe('the screen', () => {
  it('has four tabs and the applications that can have menus [MNU-01, CCL-20]', async () => {
    await open('/MENUSETTINGS')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ajustes de menú')
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Menú lateral',
      'Menú superior',
      'Menú de usuario',
      'Menú suite aplicaciones',
    ])
    expect(shownAddress()).toBe('/menuSettings/lateral')
    const options = within(screen.getByLabelText('Aplicación')).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Selecciona una aplicación',
      'Suite',
      'Firmaya',
    ])
    expect(isOff('Crear Menu')).toBe(true)
  })

  it('has in each tab the applications and two buttons, disabled without one [MNU-02, MNU-03, MNU-08, MNU-09]', async () => {
    await open('/menuSettings')
    for (const name of ['Menú superior', 'Menú de usuario', 'Menú suite aplicaciones', 'Menú lateral']) {
      await user.click(screen.getByRole('tab', { name }))
      await waitFor(() => expect(screen.getByRole('tab', { name, selected: true })).toBeVisible())
      expect(screen.getByRole('combobox', { name: 'Aplicación' })).toHaveDisplayValue(
        'Selecciona una aplicación',
      )
      expect(['No guardar', 'Guardar menú'].map(isOff)).toEqual([true, true])
    }
  })

  it.each(['lateral', 'superior', 'usuario', 'suite'])(
    "has the button 'Crear Menu' in the tab %s, before an application is chosen [MNU-07] [D44]",
    async (tab) => {
      await open(`/menuSettings/${tab}`)
      expect(isOff('Crear Menu')).toBe(true)
      expect(screen.queryByRole('button', { name: 'Crear item' })).not.toBeInTheDocument()
    },
  )

  it.each([
    ['lateral', '1'],
    ['superior', '2'],
    ['usuario', '3'],
  ])(
    'reads in the tab %s the menu of location %s [MNU-02, MNU-04, ENT-30, ENT-33, CCL-39]',
    async (tab, location) => {
      putMenu(`1 ${location}`, item('Uno', [item('Dos')]))
      await open(`/menuSettings/${tab}`)
      await choose('Suite')
      await loaded('Dos')
      expect(shownAddress()).toBe(`/menuSettings/${tab}?app=1`)
      expect(services.callsOf('getMenuByApp')[0]!.headers).toMatchObject({
        idapplication: '1',
        idmenulocation: location,
      })
      expect(row('Dos')).toHaveAttribute('aria-level', '2')
    },
  )

  it.each(['lateral', 'superior', 'usuario'])(
    'explains in the tab %s how to order items, with the save disabled [MNU-08, MNU-09, MNU-12]',
    async (tab) => {
      await open(`/menuSettings/${tab}?app=1`)
      expect(
        await screen.findByText('Puedes ordenar el menú arrastrando y soltando cada ítem.'),
      ).toBeVisible()
      expect(['No guardar', 'Guardar menú'].map(isOff)).toEqual([true, true])
    },
  )

  it('shows the suite items in its fourth tab', async () => {
    await open('/menuSettings/suite?app=1')
    await waitFor(() => expect(services.callsOf('getMenuByApp')).toHaveLength(1))
    expect(services.callsOf('getMenuByApp')[0]!.headers).toMatchObject({ idmenulocation: '4' })
    expect(await screen.findByText('No hay datos para mostrar')).toBeVisible()
  })

  it('reports an unknown application', async () => {
    await open('/menuSettings/lateral?app=99')
    expect(screen.getByText(/Esta aplicación no puede tener menús/)).toBeVisible()
  })

  it('keeps the application of an address without a tab', async () => {
    await open('/menuSettings?app=2')
    expect(shownAddress()).toBe('/menuSettings/lateral?app=2')
  })

  it('does not report an application while the list cannot be read', async () => {
    services.answerNext('listApplicationsForMenus', { status: 500 })
    await open('/menuSettings/lateral?app=99', 'Selecciona una aplicación')
    expect(await screen.findByText('Error al realizar la petición.')).toBeVisible()
    const isOut = (): boolean => screen.queryByText(/no puede tener menús/) !== null
    expect(isOut()).toBe(false)
    await press('Reintentar')
    await waitFor(() => expect(isOut()).toBe(true))
    expect(screen.queryByText('Error al realizar la petición.')).not.toBeInTheDocument()
  })

  it('shows two trees for the user menu; items without section are in the second [MNU-10] [D25]', async () => {
    putMenu(
      '1 3',
      item('Mía', [], { section: 0 }),
      item('Apps', ['Abajo'], { section: 1 }),
      item('Sin', [], { section: null }),
    )
    await open('/menuSettings/usuario?app=1')
    await loaded('Apps')
    expect(rows('Sección aplicación')).toEqual(['1 Apps', '2 Abajo'])
    expect(rows('Sección usuario')).toEqual(['1 Mía', '1 Sin'])
    await user.click(row('Sin'))
    await press('Subir')
    expect(rows('Sección usuario')).toEqual(['1 Sin', '1 Mía'])
    await press('Guardar menú')
    await waitFor(() => expect(menuOf()).toEqual(['Sin', 'Apps', 'Mía']))
  })

  it.each([
    ['Abajo', 'Sección aplicación'],
    ['Sin', 'Sección usuario'],
  ])('shows the section of %s, and an update keeps the stored one', async (name, shown) => {
    putMenu('1 3', item('Apps', [item('Abajo', [], { section: null })], { section: 1 }), item('Sin'))
    await open('/menuSettings/usuario?app=1')
    await user.dblClick(await loaded(name))
    expect(await screen.findByRole('combobox', { name: 'Sección' })).toHaveDisplayValue(shown)
    await press('Actualizar ítem')
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Sección' })).toBeNull())
    expect(rows('Sección aplicación')).toEqual(['1 Apps', '2 Abajo'])
    expect(screen.getByText('No hay cambios para guardar')).toBeVisible()
  })

  it('moves a picked item only within its own tree', async () => {
    putMenu(
      '1 3',
      item('Uno', [], { section: 0 }),
      item('Dos', [], { section: 0 }),
      item('Apps', [], { section: 1 }),
    )
    await open('/menuSettings/usuario?app=1')
    ;(await loaded('Dos')).focus()
    await user.keyboard(' {ArrowUp}{ArrowUp}')
    expect(rows('Sección usuario')).toEqual(['1 Dos', '1 Uno'])
    await user.keyboard('{ArrowDown}{ArrowRight} ')
    expect(rows('Sección usuario')).toEqual(['1 Uno', '2 Dos'])
    expect(rows('Sección aplicación')).toEqual(['1 Apps'])
  })

  it('says that a menu is empty [MNU-11]', async () => {
    await open()
    expect(await screen.findByText('No hay datos para mostrar')).toBeVisible()
    expect(isOff('Crear Menu')).toBe(false)
  })

  it.each([
    ['no JSON', '{['],
    ['null', 'null'],
    ['an object', '{}'],
    ['twelve levels', '[{"name":"Uno","children":'.repeat(12) + '[]' + '}]'.repeat(12)],
  ])('shows an error for a stored text that is %s, and disables the save [T21]', async (_what, menuJson) => {
    serviceData.menus.set('1 1', { id: 5, menuJson })
    await open()
    expect(await screen.findByText('No hay datos para mostrar')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('El menú guardado no se puede leer')
    expect(['Crear Menu', 'No guardar', 'Guardar menú', 'Copiar de otro menú…'].map(isOff)).toEqual([
      true,
      true,
      true,
      true,
    ])
  })

  it('disables the save after a failed read, with a retry [MNU-44]', async () => {
    services.answerNext('getMenuByApp', { status: 500 })
    putMenu('1 1', item('Uno'))
    await open()
    expect(await screen.findByText('Error al realizar la petición.')).toBeVisible()
    expect(['Crear Menu', 'Guardar menú'].map(isOff)).toEqual([true, true])
    await press('Reintentar')
    await loaded('Uno')
    expect(isOff('Crear Menu')).toBe(false)
  })
})

describe('unsaved changes', () => {
  const question = 'Debes dar clic en el botón Guardar Menú para aplicar los cambios'

  it.each([
    [
      'another tab',
      () => user.click(screen.getByRole('tab', { name: 'Menú superior' })),
      '/menuSettings/superior?app=1',
    ],
    ['another application', () => choose('Firmaya'), '/menuSettings/lateral?app=2'],
    ['another screen', () => goTo('/roles'), '/roles'],
  ])('open a confirmation before %s; Esc stays [MNU-41]', async (_where, go, address) => {
    await openAndChange()
    await go()
    expect(alertDialog()).toHaveAccessibleName(question)
    expect(
      within(alertDialog())
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['No guardar', 'Guardar menú'])
    fireEvent.keyDown(alertDialog(), { key: 'Escape' })
    expect(shownAddress()).toBe('/menuSettings/lateral?app=1')
    expect(rows()).toEqual(['1 Uno', '1 Tres', '1 Dos'])
    await go()
    await pressInDialog('No guardar')
    await waitFor(() => expect(shownAddress()).toBe(address))
    expect(sent()).toEqual([])
  })

  it('are saved before leaving, which continues only after a success [MNU-41] [D3]', async () => {
    await openAndChange()
    services.answerNext('modifyMenu', { status: 500 })
    await choose('Firmaya')
    await pressInDialog('Guardar menú')
    expect(await screen.findByText('El menú no se guardó')).toBeVisible()
    expect(shownAddress()).toBe('/menuSettings/lateral?app=1')
    await choose('Firmaya')
    await pressInDialog('Guardar menú')
    await waitFor(() => expect(shownAddress()).toBe('/menuSettings/lateral?app=2'))
    expect(menuOf(1)).toEqual(['Uno', 'Tres', 'Dos'])
  })

  it('are none if everything is as stored', async () => {
    await openAndChange()
    await press('Bajar')
    expect(screen.getByText('No hay cambios para guardar')).toBeVisible()
    await choose('Firmaya')
    await waitFor(() => expect(shownAddress()).toBe('/menuSettings/lateral?app=2'))
  })
})
