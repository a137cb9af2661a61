import { screen, waitFor, within } from '@testing-library/react'
import { alertDialog, press, pressInDialog, user } from '#shared/testing/testScreen.tsx'
import { button, item, loaded, open, prepareMenus, putMenu, row, rows, sent, tree } from '../testMenus.tsx'

prepareMenus()

describe('an item', () => {
  it('has its actions in its row [MNU-13]', async () => {
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

  it('that is deactivated is one change of the menu', async () => {
    putMenu('1 1', item('Uno'))
    await open()
    await loaded('Uno')
    await user.click(screen.getByRole('switch'))
    expect(row('Uno')).toHaveAccessibleDescription(/^Inactivo/)
    await press('Guardar menú')
    await waitFor(() => expect(JSON.parse(sent()[0]!.menujson)).toMatchObject([{ isActivate: false }]))
  })

  it('is deleted after a confirmation [MNU-37, MNU-38]', async () => {
    putMenu('1 1', item('Uno'), item('Dos'))
    await open()
    await loaded('Dos')
    await press('Eliminar Dos')
    expect(alertDialog()).toHaveAccessibleName('¿Deseas eliminar este ítem?')
    expect(
      within(alertDialog())
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

  it('with children cannot be deleted, with the reason [MNU-39]', async () => {
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

  it('is created in the dialog at the end of the menu [MNU-07]', async () => {
    putMenu('1 1', item('Uno'))
    await open()
    await loaded('Uno')
    await press('Crear Menu')
    expect(await screen.findByRole('dialog')).toBeVisible()
    await user.type(screen.getByLabelText('Nombre'), 'Nuevo')
    await user.type(screen.getByRole('textbox', { name: 'URL' }), 'https://suite.test/')
    await user.click(screen.getByLabelText('Privilegios'))
    await user.click(await screen.findByRole('option', { name: 'VER', hidden: true }))
    await user.keyboard('{Escape}')
    await press('Siguiente')
    await press('Crear item')
    await waitFor(() => expect(rows()).toEqual(['1 Uno', '1 Nuevo']))
  })

  it('whose creation is cancelled does not change the menu', async () => {
    putMenu('1 1', item('Uno'))
    await open()
    await loaded('Uno')
    await press('Crear Menu')
    await user.type(await screen.findByLabelText('Nombre'), 'Nuevo')
    await user.keyboard('{Escape}')
    await pressInDialog('Descartar')
    expect(rows()).toEqual(['1 Uno'])
  })

  it('that is edited keeps its position and children', async () => {
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

  it('shows its target and who sees it', async () => {
    putMenu(
      '1 1',
      item('Uno', [], { url: 'https://suite.test/uno' }),
      item('Dos', [], { isFunction: true, functionName: 'logout', privilege: [] }),
    )
    await open()
    await loaded('Uno')
    await waitFor(() => expect(row('Uno')).toHaveAccessibleDescription(/Quién lo ve: 1 privilegio$/))
    expect(row('Dos')).toHaveAccessibleDescription(/Quién lo ve: todos$/)
    const where = (name: string) => row(name).querySelector('.tree-where')
    expect(where('Uno')).toHaveAttribute('data-text', 'https://suite.test/uno')
    expect(where('Dos')).toHaveAttribute('data-text', 'función logout')
  })

  it('shows its warnings', async () => {
    putMenu('1 1', item('Uno', [], { privilege: ['CREAR', 'OTRO'], url: 'javascript:alert(1)' }))
    await open()
    await waitFor(() =>
      expect(row('Uno')).toHaveAccessibleDescription(
        '3 advertencias: Pide privilegios inactivos: CREAR. Pide privilegios que no son de esta aplicación: OTRO. Su dirección no lleva a ninguna parte. Quién lo ve: nadie',
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
  ])('%s move to %s', async (keys, name) => {
    await user.keyboard(keys)
    expect(row(name)).toHaveFocus()
  })

  it('collapse and expand an item', async () => {
    await user.keyboard('{ArrowLeft}')
    expect(row('Uno')).toHaveAttribute('aria-expanded', 'false')
    expect(rows()).toEqual(['1 Uno', '1 Cuatro', '1 Úrsula'])
    await user.keyboard('{ArrowRight}')
    expect(rows()).toHaveLength(5)
  })

  it('pick an item up, move it and drop it, as one announced change [MNU-05, MNU-06] [T84]', async () => {
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

  it('cancel a picked item with Esc', async () => {
    await user.keyboard('{ArrowDown} {ArrowDown}')
    expect(rows()[2]).toBe('2 Dos')
    await user.keyboard('{Escape}')
    expect(rows()[1]).toBe('2 Dos')
    expect(screen.getByText('Dos está de nuevo en su sitio.')).toBeInTheDocument()
    expect(screen.getByText('No hay cambios para guardar')).toBeVisible()
  })

  it('cancel a picked item when the menu is undone', async () => {
    await user.keyboard('{ArrowDown}{Alt>}{ArrowDown}{/Alt}')
    expect(rows()).toEqual(['1 Uno', '2 Tres', '2 Dos', '1 Cuatro', '1 Úrsula'])
    await user.keyboard(' {ArrowLeft}{Control>}z{/Control}')
    expect(rows()).toEqual(['1 Uno', '2 Dos', '2 Tres', '1 Cuatro', '1 Úrsula'])
    expect(screen.getByText('No hay cambios para guardar')).toBeVisible()
  })

  it('move an item at once with Alt, also into a collapsed one', async () => {
    await user.keyboard('{ArrowLeft}{ArrowDown}{Alt>}{ArrowRight}{/Alt}')
    expect(rows()).toEqual(['1 Uno', '2 Dos', '2 Tres', '2 Cuatro', '1 Úrsula'])
    expect(row('Cuatro')).toHaveFocus()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(screen.getByText('Cuatro no puede ir más allá.')).toBeInTheDocument()
  })

  it('drop a picked item when the tree is left', async () => {
    await user.keyboard('{ArrowDown} {ArrowDown}')
    await user.tab()
    await user.tab({ shift: true })
    button('Crear Menu').focus()
    await waitFor(() => expect(rows()[2]).toBe('2 Dos'))
    expect(screen.getByText('Cambios sin guardar')).toBeVisible()
  })
})

describe('a tree of many items', () => {
  beforeEach(async () => {
    const many = Array.from({ length: 300 }, (_, at) => item(`Hijo ${at + 1}`))
    putMenu('1 1', item('Uno', many), item('Último'))
    await open()
    ;(await loaded('Uno')).focus()
  })

  it('renders few rows, each with its position among all', async () => {
    expect(rows().length).toBeLessThan(60)
    await user.keyboard('{End}{ArrowUp}')
    const last = row('Hijo 300')
    expect(last).toHaveFocus()
    expect(last).toHaveAttribute('aria-posinset', '300')
    expect(last).toHaveAttribute('aria-setsize', '300')
    expect(last).toHaveAttribute('aria-level', '2')
    expect(last).toHaveAccessibleDescription(/Quién lo ve: 1 privilegio$/)
    expect(within(last).getByRole('button', { name: 'Editar Hijo 300' })).toBeEnabled()
  })

  it('has the actions of an item after collapse, expand and move', async () => {
    await user.keyboard('{ArrowLeft}')
    expect(rows()).toEqual(['1 Uno', '1 Último'])
    await user.keyboard('{ArrowRight}{Alt>}{ArrowDown}{/Alt}')
    expect(row('Uno')).toHaveFocus()
    expect(row('Uno')).toHaveAttribute('aria-posinset', '2')
    for (const one of screen.getAllByRole('treeitem'))
      expect(within(one).getAllByRole('button', { name: /^Editar / })).toHaveLength(1)
  })
})

describe('the buttons beside the tree', () => {
  beforeEach(async () => {
    putMenu('1 1', item('Uno', [item('Dos')]), item('Tres'))
    await open()
  })

  it('move the current item, or show why they cannot [T84]', async () => {
    await user.click(await loaded('Tres'))
    expect(button('Bajar')).toHaveAccessibleDescription('Ya es el último de su nivel.')
    expect(button('Subir de nivel')).toHaveAccessibleDescription('Ya está en el primer nivel.')
    await press('Bajar de nivel')
    expect(rows()).toEqual(['1 Uno', '2 Dos', '2 Tres'])
    await press('Subir')
    expect(rows()).toEqual(['1 Uno', '2 Tres', '2 Dos'])
    await press('Subir de nivel')
    expect(rows()).toEqual(['1 Uno', '2 Dos', '1 Tres'])
    await press('Subir')
    await press('Bajar')
    expect(rows()).toEqual(['1 Uno', '2 Dos', '1 Tres'])
  })

  it('move an item anywhere: Mover a… offers no position inside itself', async () => {
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

describe('the tools of the tree', () => {
  beforeEach(async () => {
    putMenu('1 1', item('Uno', [item('Dos', [item('Tres')])]), item('Cuatro', [item('Cinco')]))
    await open()
    await loaded('Tres')
  })

  it('collapse and expand all items, by buttons and by keys', async () => {
    const all = rows()
    await press('Plegar todo')
    expect(rows()).toEqual(['1 Uno', '1 Cuatro'])
    await press('Desplegar todo')
    expect(rows()).toEqual(all)
    await user.click(row('Tres'))
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    expect(rows()).toEqual(['1 Uno', '1 Cuatro'])
    expect(row('Uno')).toHaveFocus()
    await user.keyboard('*')
    expect(rows()).toEqual(all)
  })

  it('search, count matches, and restore collapsed items', async () => {
    await user.click(row('Cuatro'))
    await user.keyboard('{ArrowLeft}/')
    const shut = rows()
    expect(screen.getByRole('searchbox', { name: 'Buscar en el menú' })).toHaveFocus()
    await user.keyboard('cinco')
    expect(rows()).toEqual(['1 Cuatro', '2 Cinco'])
    expect(screen.getByText('1 ítem encontrado')).toBeInTheDocument()
    await press('Desplegar todo')
    await user.type(screen.getByRole('searchbox'), 'x')
    expect(screen.getByText('Ningún ítem coincide con la búsqueda.')).toBeVisible()
    await user.clear(screen.getByRole('searchbox'))
    expect(rows()).toEqual(shut)
  })
})
