import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { dialog, press, pressInDialog, shownAddress, user } from '#shared/testing/testScreen.tsx'
import {
  item,
  loaded,
  open,
  prepareMenus,
  putMenu,
  row,
  rows,
  sent,
  service,
  services,
  tree,
} from './testMenus.tsx'

prepareMenus()

const button = (name: string): HTMLElement => screen.getByRole('button', { name })
const isOff = (name: string): boolean => button(name).getAttribute('aria-disabled') === 'true'
const menuOf = (at = 0): string[] =>
  (JSON.parse(sent()[at]!.menujson) as { name: string }[]).map(({ name }) => name)
const choose = (title: string): Promise<void> =>
  user.selectOptions(screen.getByLabelText('Aplicación'), title)

/** Opens a menu of three items and moves the last one up. */
async function openAndChange(): Promise<void> {
  putMenu('1 1', item('Uno'), item('Dos'), item('Tres'))
  await open()
  await user.click(await loaded('Tres'))
  await press('Subir')
}

describe('the screen', () => {
  it('has four tabs and the applications that can have menus [MNU-01, MNU-02, MNU-03, ENT-30, CCL-20]', async () => {
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
    expect(['No guardar', 'Guardar menú', 'Crear Menu'].map(isOff)).toEqual([true, true, true])
  })

  it.each([
    ['lateral', '1'],
    ['superior', '2'],
    ['usuario', '3'],
  ])(
    'asks in the tab %s for the menu of location %s [CCL-39, ENT-33, MNU-04, MNU-12]',
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
      expect(screen.getByText('Puedes ordenar el menú arrastrando y soltando cada ítem.')).toBeVisible()
      expect(['No guardar', 'Guardar menú'].map(isOff)).toEqual([true, true])
    },
  )

  it('shows in its fourth tab the room of the suite', async () => {
    await open('/menuSettings/suite?app=1')
    expect(await screen.findByText('Suite de Suite')).toBeVisible()
    expect(services.callsOf('getMenuByApp')).toEqual([])
  })

  it('says so of an application that is not among them', async () => {
    await open('/menuSettings/lateral?app=99')
    expect(screen.getByText(/Esta aplicación no está entre las que pueden tener menús/)).toBeVisible()
  })

  it('shows two trees for the user menu; what has no section is in the second [MNU-10] [D25]', async () => {
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

  it('keeps an item in the hand in either of its two trees, and never lets it out of its own', async () => {
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
  ])(
    'shows nothing of a stored text that is %s, says so, and lets nothing be saved [T21]',
    async (_what, menuJson) => {
      service.menus.set('1 1', { id: 5, menuJson })
      await open()
      expect(await screen.findByText('No hay datos para mostrar')).toBeVisible()
      expect(screen.getByRole('alert')).toHaveTextContent('El menú guardado no se puede leer')
      expect(['Crear Menu', 'No guardar', 'Guardar menú', 'Copiar de otro menú…'].map(isOff)).toEqual([
        true,
        true,
        true,
        true,
      ])
    },
  )

  it('keeps the save off while the menu could not be read, and reads it again [MNU-44]', async () => {
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

describe('saving', () => {
  it('creates a menu that is not stored yet, and reads it again [MNU-31, MNU-32, MNU-34, MNU-35, CCL-41, ENT-31]', async () => {
    putMenu('2 1', item('Uno'))
    await open()
    await screen.findByText('No hay datos para mostrar')
    await press('Copiar de otro menú…')
    await user.selectOptions(
      within(await screen.findByRole('alertdialog')).getByLabelText('Aplicación'),
      'Firmaya',
    )
    expect(await within(dialog()).findByText('Se agregará 1 ítem.')).toBeVisible()
    await pressInDialog('Copiar')
    expect(rows()).toEqual(['1 Uno'])
    expect(sent()).toEqual([])
    await press('Guardar menú')
    expect(await screen.findByText('¡Menú guardado exitosamente!')).toBeVisible()
    expect(sent()).toEqual([
      { id: 0, idapplication: 1, idmenulocation: 1, numberRows: 0, menujson: expect.any(String) as string },
    ])
    await waitFor(() => expect(services.callsOf('getMenuByApp').length).toBeGreaterThan(3))
    await user.click(row('Uno'))
    await user.click(screen.getByRole('switch', { name: 'Estado de Uno' }))
    await press('Guardar menú')
    expect(await screen.findByText('¡Menú modificado exitosamente!')).toBeVisible()
    expect(sent()[1]).toMatchObject({ id: 77 })
  })

  it('modifies a stored menu, and says so [MNU-33, MNU-36, CCL-42, ENT-29, ENT-32]', async () => {
    await openAndChange()
    expect(screen.getByText('Cambios sin guardar')).toBeVisible()
    await press('Guardar menú')
    expect(await screen.findByText('¡Menú modificado exitosamente!')).toBeVisible()
    expect(sent()[0]).toMatchObject({ id: 5, idapplication: 1, idmenulocation: 1, numberRows: 0 })
    expect(menuOf()).toEqual(['Uno', 'Tres', 'Dos'])
    await waitFor(() => expect(isOff('Guardar menú')).toBe(true))
    await press('Deshacer')
    expect(rows()).toEqual(['1 Uno', '1 Dos', '1 Tres'])
    expect(isOff('Guardar menú')).toBe(false)
  })

  it('takes what is changed while the saved menu is read again', async () => {
    await openAndChange()
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    services.answerNext('getMenuByApp', {}, { after: held }, { after: held })
    await press('Guardar menú')
    expect(await screen.findByText('¡Menú modificado exitosamente!')).toBeVisible()
    await press('Subir')
    expect(rows()).toEqual(['1 Tres', '1 Uno', '1 Dos'])
    release()
    await press('Guardar menú')
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(menuOf(1)).toEqual(['Tres', 'Uno', 'Dos'])
  })

  it.each([
    ['status 500', { status: 500 }, 'El menú no se guardó'],
    ['a refusal', { status: 400, body: { result: 'El menú no sirve' } }, 'El menú no sirve'],
    ['a text that is no JSON', { text: '<html>' }, 'No sabemos si el menú se guardó'],
    ['no answer', { drop: true }, 'No sabemos si el menú se guardó'],
  ] as const)(
    'that ends with %s keeps every change, says why, and can be tried again [D3]',
    async (_how, reply, words) => {
      await openAndChange()
      services.answerNext('modifyMenu', reply)
      await press('Guardar menú')
      expect(await screen.findByText(words)).toBeVisible()
      expect(screen.queryByText('¡Menú modificado exitosamente!')).not.toBeInTheDocument()
      expect(rows()).toEqual(['1 Uno', '1 Tres', '1 Dos'])
      expect(isOff('Guardar menú')).toBe(false)
      expect(screen.getByText('Cambios sin guardar')).toBeVisible()
      await press('Guardar menú')
      expect(await screen.findByText('¡Menú modificado exitosamente!')).toBeVisible()
      expect(screen.queryByText(words)).not.toBeInTheDocument()
    },
  )

  it('keeps every change where the menu could not be read just before [D3]', async () => {
    await openAndChange()
    services.answerNext('getMenuByApp', { status: 500 })
    await press('Guardar menú')
    expect(await screen.findByText('El menú no se guardó')).toBeVisible()
    expect(sent()).toEqual([])
    expect(isOff('Guardar menú')).toBe(false)
    await press('Guardar menú')
    await waitFor(() => expect(menuOf()).toEqual(['Uno', 'Tres', 'Dos']))
  })

  const many = Array.from({ length: 1_200 }, (_, at) => item(`Ítem ${at}`))

  it.each([
    ['2,000 items', many],
    ['2 MB', [item('Largo', [], { extra: 'x'.repeat(1_200_000) })]],
  ])('sends nothing of a menu that has grown over %s, says so, and keeps it [T21]', async (_what, items) => {
    putMenu('1 1', ...items)
    putMenu('2 1', ...items)
    await open()
    await screen.findAllByRole('treeitem')
    await press('Copiar de otro menú…')
    const copying = within(await screen.findByRole('alertdialog'))
    await user.selectOptions(copying.getByLabelText('Aplicación'), 'Firmaya')
    await copying.findByText(/^Se agregará/)
    await pressInDialog('Copiar')
    await press('Guardar menú')
    expect(await screen.findByText(/^El menú es demasiado grande: admite hasta 2000 ítems/)).toBeVisible()
    expect(sent()).toEqual([])
    expect(isOff('Guardar menú')).toBe(false)
    await press('Deshacer')
    expect(screen.getByText('No hay cambios para guardar')).toBeVisible()
  })

  it('that is refused by a 403 leaves the message to the session, and keeps every change [D3]', async () => {
    await openAndChange()
    services.answerNext('modifyMenu', { status: 403 })
    await press('Guardar menú')
    await waitFor(() => expect(services.callsOf('modifyMenu')).toHaveLength(1))
    await waitFor(() => expect(isOff('Guardar menú')).toBe(false))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(rows()).toEqual(['1 Uno', '1 Tres', '1 Dos'])
    expect(screen.getByText('Cambios sin guardar')).toBeVisible()
  })

  it('waits for the network; what is changed meanwhile stays', async () => {
    await openAndChange()
    const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(button('Guardar menú')).toHaveAccessibleDescription(/^Sin conexión: podrás guardar cuando vuelva/)
    await press('Guardar menú')
    await press('Subir')
    expect(rows()).toEqual(['1 Tres', '1 Uno', '1 Dos'])
    expect(sent()).toEqual([])
    network.mockRestore()
    act(() => void window.dispatchEvent(new Event('online')))
    await press('Guardar menú')
    expect(await screen.findByText('¡Menú modificado exitosamente!')).toBeVisible()
    expect(menuOf()).toEqual(['Tres', 'Uno', 'Dos'])
  })

  it('says that it is saved where an earlier save whose answer was lost has stored the same [T76]', async () => {
    await openAndChange()
    services.answerNext('modifyMenu', { drop: true })
    await press('Guardar menú')
    await screen.findByText('No sabemos si el menú se guardó')
    service.menus.set('1 1', { id: 5, menuJson: sent()[0]!.menujson })
    await press('Guardar menú')
    expect(await screen.findByText('¡Menú modificado exitosamente!')).toBeVisible()
    expect(sent()).toHaveLength(1)
  })

  it.each([
    ['Seguir editando', ['1 Uno', '1 Tres', '1 Dos'], 0],
    ['Cargar el guardado', ['1 Ajeno'], 0],
    ['Guardar el mío', ['1 Uno', '1 Tres', '1 Dos'], 1],
  ])(
    'of a menu that somebody else changed shows both, and does as told: %s [beyond 11]',
    async (answer, left, count) => {
      await openAndChange()
      putMenu('1 1', item('Ajeno'))
      await press('Guardar menú')
      await waitFor(() => expect(dialog()).toHaveAccessibleName('Alguien guardó otro menú'))
      expect(within(dialog()).getByRole('region', { name: 'El tuyo' })).toHaveTextContent('UnoTresDos')
      expect(within(dialog()).getByRole('region', { name: 'El guardado' })).toHaveTextContent('Ajeno')
      expect(sent()).toEqual([])
      await pressInDialog(answer)
      await waitFor(() => expect(rows()).toEqual(left))
      expect(sent()).toHaveLength(count)
      if (count === 1) expect(menuOf()).toEqual(['Uno', 'Tres', 'Dos'])
    },
  )

  it('drops the changes on demand and reads the menu again; even that can be undone [MNU-08, MNU-09]', async () => {
    await openAndChange()
    const reads = services.callsOf('getMenuByApp').length
    await press('No guardar')
    expect(rows()).toEqual(['1 Uno', '1 Dos', '1 Tres'])
    expect(isOff('No guardar')).toBe(true)
    await waitFor(() => expect(services.callsOf('getMenuByApp').length).toBe(reads + 1))
    await press('Deshacer')
    expect(rows()).toEqual(['1 Uno', '1 Tres', '1 Dos'])
  })

  it('shows beforehand what it would change [beyond 10]', async () => {
    await openAndChange()
    await press('Revisar cambios')
    expect(
      within(dialog())
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Movido Tres de primer nivel, posición 3 a primer nivel, posición 2'])
    await pressInDialog('Cerrar')
    expect(sent()).toEqual([])
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
    ['another screen', () => user.click(screen.getByRole('link', { name: 'Otra pantalla' })), '/roles'],
  ])('are asked about on the way to %s; Esc stays [MNU-41]', async (_where, go, address) => {
    await openAndChange()
    await go()
    expect(dialog()).toHaveAccessibleName(question)
    expect(
      within(dialog())
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['No guardar', 'Guardar menú'])
    fireEvent.keyDown(dialog(), { key: 'Escape' })
    expect(shownAddress()).toBe('/menuSettings/lateral?app=1')
    expect(rows()).toEqual(['1 Uno', '1 Tres', '1 Dos'])
    await go()
    await pressInDialog('No guardar')
    await waitFor(() => expect(shownAddress()).toBe(address))
    expect(sent()).toEqual([])
  })

  it('are saved on the way, which goes on only after a success [MNU-41, D3]', async () => {
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

  it('are none where everything is as it was', async () => {
    await openAndChange()
    await press('Bajar')
    expect(screen.getByText('No hay cambios para guardar')).toBeVisible()
    await choose('Firmaya')
    expect(shownAddress()).toBe('/menuSettings/lateral?app=2')
  })
})

describe('an item', () => {
  it('has its actions at hand [MNU-13]', async () => {
    putMenu('1 1', item('Uno'))
    await open()
    const own = within(await loaded('Uno'))
    expect(own.getByRole('button', { name: 'Editar Uno' })).toBeEnabled()
    expect(own.getByRole('button', { name: 'Eliminar Uno' })).toBeEnabled()
    expect(own.getByRole('switch', { name: 'Estado de Uno' })).toBeChecked()
  })

  it.each([
    ['on, a root', 'Uno', true],
    ['off, a root', 'Dos', true],
    ['on, below another', 'Tres', true],
    ['off, below another', 'Cuatro', false],
  ])('that is %s has a switch: %s, %s [MNU-40]', async (_how, name, has) => {
    const off = { isActivate: false }
    putMenu('1 1', item('Uno', [item('Tres'), item('Cuatro', [], off)]), item('Dos', [], off))
    await open()
    const found = within(await loaded(name)).queryByRole('switch')
    expect(found !== null).toBe(has)
  })

  it('that is switched off is one change of the menu', async () => {
    putMenu('1 1', item('Uno'))
    await open()
    await loaded('Uno')
    await user.click(screen.getByRole('switch'))
    expect(row('Uno')).toHaveAccessibleDescription(/^Inactivo/)
    await press('Guardar menú')
    await waitFor(() => expect(JSON.parse(sent()[0]!.menujson)).toMatchObject([{ isActivate: false }]))
  })

  it('is deleted after a question [MNU-37, MNU-38]', async () => {
    putMenu('1 1', item('Uno'), item('Dos'))
    await open()
    await loaded('Dos')
    await press('Eliminar Dos')
    expect(dialog()).toHaveAccessibleName('¿Deseas eliminar este ítem?')
    expect(
      within(dialog())
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['No', 'Sí'])
    await pressInDialog('No')
    expect(rows()).toHaveLength(2)
    await press('Eliminar Dos')
    await pressInDialog('Sí')
    expect(rows()).toEqual(['1 Uno'])
    expect(screen.getByText('El ítem ha sido eliminado')).toBeVisible()
    expect(sent()).toEqual([])
  })

  it('with items below it cannot be deleted, and says why [MNU-39]', async () => {
    putMenu('1 1', item('Uno', [item('Dos')]))
    await open()
    await loaded('Dos')
    expect(button('Eliminar Uno')).toHaveAccessibleDescription(
      'Tiene ítems dentro. Muévelos o elimínalos primero.',
    )
    await press('Eliminar Uno')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    row('Uno').focus()
    await user.keyboard('{Delete}')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  it('is made in the dialog and stands at the end of the menu [MNU-07]', async () => {
    putMenu('1 1', item('Uno'))
    await open()
    await loaded('Uno')
    await press('Crear Menu')
    expect(await screen.findByRole('dialog')).toBeVisible()
    await user.type(screen.getByLabelText('Nombre'), 'Nuevo')
    await user.keyboard('{Escape}')
    await pressInDialog('Descartar')
    expect(rows()).toEqual(['1 Uno'])
  })

  it('that is edited keeps its place and what hangs below it', async () => {
    putMenu('1 1', item('Uno', [item('Dos')], { color: 'red' }))
    await open()
    await loaded('Uno')
    await press('Editar Uno')
    const name = await screen.findByLabelText('Nombre')
    await user.clear(name)
    await user.type(name, 'Primero')
    await press('Actualizar ítem')
    expect(rows()).toEqual(['1 Primero', '2 Dos'])
    await press('Guardar menú')
    await waitFor(() =>
      expect(JSON.parse(sent()[0]!.menujson)).toMatchObject([{ name: 'Primero', color: 'red' }]),
    )
  })

  it('says what will not work with it', async () => {
    putMenu('1 1', item('Uno', [], { privilege: ['CREAR', 'OTRO'], url: 'javascript:alert(1)' }))
    await open()
    await waitFor(() =>
      expect(row('Uno')).toHaveAccessibleDescription(
        '3 advertencias: Pide un privilegio inactivo: CREAR. Pide un privilegio que no es de esta aplicación: OTRO. Su dirección no lleva a ninguna parte.',
      ),
    )
    await user.click(row('Uno'))
    expect(
      within(screen.getByRole('group', { name: 'Mover el ítem elegido' })).getAllByRole('listitem'),
    ).toHaveLength(3)
  })
})

describe('the keys', () => {
  beforeEach(async () => {
    putMenu('1 1', item('Uno', [item('Dos'), item('Tres')]), item('Cuatro'), item('Úrsula'))
    await open()
    ;(await loaded('Uno')).focus()
  })

  it.each([
    ['{ArrowDown}', 'Dos'],
    ['{ArrowDown}{ArrowDown}{ArrowUp}', 'Dos'],
    ['{ArrowRight}', 'Dos'],
    ['{End}', 'Úrsula'],
    ['{End}{Home}', 'Uno'],
    ['{ArrowDown}{ArrowLeft}', 'Uno'],
    ['c', 'Cuatro'],
    ['{End}u', 'Uno'],
    ['u', 'Úrsula'],
  ])('%s lead to %s', async (keys, name) => {
    await user.keyboard(keys)
    expect(row(name)).toHaveFocus()
  })

  it('shut and open an item', async () => {
    await user.keyboard('{ArrowLeft}')
    expect(row('Uno')).toHaveAttribute('aria-expanded', 'false')
    expect(rows()).toEqual(['1 Uno', '1 Cuatro', '1 Úrsula'])
    await user.keyboard('{ArrowRight}')
    expect(rows()).toHaveLength(5)
  })

  it('pick an item up, move it and drop it, as one change that is said [MNU-05, MNU-06] [T84]', async () => {
    await user.keyboard('{ArrowDown}{ArrowDown} {ArrowUp}{ArrowLeft}{ArrowDown}')
    expect(rows()).toEqual(['1 Uno', '2 Dos', '1 Cuatro', '1 Tres', '1 Úrsula'])
    expect(row('Tres')).toHaveFocus()
    expect(screen.getByText('Tres: Posición 3 de 4 en el primer nivel.')).toBeInTheDocument()
    expect(screen.getByText('No hay cambios para guardar')).toBeVisible()
    await user.keyboard(' ')
    expect(screen.getByText('Tres soltado. Posición 3 de 4 en el primer nivel.')).toBeInTheDocument()
    expect(screen.getByText('Cambios sin guardar')).toBeVisible()
    await user.keyboard('{Control>}z{/Control}')
    expect(rows()).toEqual(['1 Uno', '2 Dos', '2 Tres', '1 Cuatro', '1 Úrsula'])
    expect(screen.getByText('Se deshizo el último cambio.')).toBeInTheDocument()
    await user.keyboard('{Control>}y{/Control}')
    expect(rows()[3]).toBe('1 Tres')
    expect(row('Tres')).toHaveFocus()
  })

  it('put a picked item back with Esc', async () => {
    await user.keyboard('{ArrowDown} {ArrowDown}')
    expect(rows()[2]).toBe('2 Dos')
    await user.keyboard('{Escape}')
    expect(rows()[1]).toBe('2 Dos')
    expect(screen.getByText('Dos está de nuevo en su sitio.')).toBeInTheDocument()
    expect(screen.getByText('No hay cambios para guardar')).toBeVisible()
  })

  it('move an item at once with Alt, into one that is shut as well', async () => {
    await user.keyboard('{ArrowLeft}{ArrowDown}{Alt>}{ArrowRight}{/Alt}')
    expect(rows()).toEqual(['1 Uno', '2 Dos', '2 Tres', '2 Cuatro', '1 Úrsula'])
    expect(row('Cuatro')).toHaveFocus()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(screen.getByText('Cuatro no puede ir más allá.')).toBeInTheDocument()
  })

  it('drop what is picked when the tree is left', async () => {
    await user.keyboard('{ArrowDown} {ArrowDown}')
    await user.tab()
    await user.tab({ shift: true })
    button('Crear Menu').focus()
    await waitFor(() => expect(rows()[2]).toBe('2 Dos'))
    expect(screen.getByText('Cambios sin guardar')).toBeVisible()
  })
})

describe('the buttons beside the tree', () => {
  beforeEach(async () => {
    putMenu('1 1', item('Uno', [item('Dos')]), item('Tres'))
    await open()
  })

  it('move the chosen item, and say why they cannot [T84]', async () => {
    await user.click(await loaded('Tres'))
    expect(button('Bajar')).toHaveAccessibleDescription('Ya es el último de su nivel.')
    expect(button('Sacar')).toHaveAccessibleDescription('Ya está en el primer nivel.')
    await press('Anidar')
    expect(rows()).toEqual(['1 Uno', '2 Dos', '2 Tres'])
    await press('Subir')
    expect(rows()).toEqual(['1 Uno', '2 Tres', '2 Dos'])
    await press('Sacar')
    expect(rows()).toEqual(['1 Uno', '2 Dos', '1 Tres'])
    await press('Subir')
    await press('Bajar')
    expect(rows()).toEqual(['1 Uno', '2 Dos', '1 Tres'])
  })

  it('put an item anywhere: Mover a… offers no place inside itself', async () => {
    await user.click(await loaded('Uno'))
    await press('Mover a…')
    const parent = within(await screen.findByRole('alertdialog')).getByLabelText('Dentro de')
    expect(
      within(parent)
        .getAllByRole('option')
        .map(({ textContent }) => textContent.trim()),
    ).toEqual(['Primer nivel', 'Tres'])
    await user.selectOptions(parent, within(parent).getAllByRole('option')[1]!)
    await pressInDialog('Mover')
    expect(rows()).toEqual(['1 Tres', '2 Uno', '3 Dos'])
    expect(tree()).toBeVisible()
  })
})
