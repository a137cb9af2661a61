import { act, screen, waitFor, within } from '@testing-library/react'
import { answerMedia } from '#shared/testing/testMedia.ts'
import { alertDialog, press, pressInDialog, user } from '#shared/testing/testScreen.tsx'
import {
  button,
  isOff,
  item,
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
} from '../testMenus.tsx'

prepareMenus()

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
    expect(await within(alertDialog()).findByText('Se agregará 1 ítem.')).toBeVisible()
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
    // The toast's undo of the save; the tool has another name.
    expect(screen.getAllByRole('button', { name: 'Deshacer' })).toHaveLength(1)
    await press('Deshacer último cambio')
    expect(rows()).toEqual(['1 Uno', '1 Dos', '1 Tres'])
    expect(isOff('Guardar menú')).toBe(false)
  })

  it('accepts changes while the saved menu is read again', async () => {
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
    // The stored menu shows that it was not saved.
    ['a text that is no JSON', { text: '<html>' }, 'El menú no se guardó'],
    ['no answer', { drop: true }, 'El menú no se guardó'],
  ] as const)(
    'that ends with %s keeps every change, shows why, and can be retried [D3]',
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

  it('keeps every change if the read before it fails [D3]', async () => {
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
  ])('sends no menu with more than %s, says so, and keeps it [T21]', async (_what, items) => {
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
    await press('Deshacer último cambio')
    expect(screen.getByText('No hay cambios para guardar')).toBeVisible()
  })

  it('refused by a 403 leaves the message to the session, and keeps every change [D3]', async () => {
    await openAndChange()
    services.answerNext('modifyMenu', { status: 403 })
    await press('Guardar menú')
    await waitFor(() => expect(services.callsOf('modifyMenu')).toHaveLength(1))
    await waitFor(() => expect(isOff('Guardar menú')).toBe(false))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(rows()).toEqual(['1 Uno', '1 Tres', '1 Dos'])
    expect(screen.getByText('Cambios sin guardar')).toBeVisible()
  })

  it('waits for the network and keeps changes made since', async () => {
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

  it('reports a success if an earlier save with a lost answer has stored the same [T76]', async () => {
    await openAndChange()
    services.answerNext('modifyMenu', { drop: true })
    // The read before the save succeeds, the one after it fails.
    services.answerNext('getMenuByApp', {}, { drop: true })
    await press('Guardar menú')
    await screen.findByText('No sabemos si el menú se guardó')
    serviceData.menus.set('1 1', { id: 5, menuJson: sent()[0]!.menujson })
    await press('Guardar menú')
    expect(await screen.findByText('¡Menú modificado exitosamente!')).toBeVisible()
    expect(sent()).toHaveLength(1)
  })

  it.each([
    ['Seguir editando', ['1 Uno', '1 Tres', '1 Dos'], 0],
    ['Cargar el guardado', ['1 Ajeno'], 0],
    ['Guardar el mío', ['1 Uno', '1 Tres', '1 Dos'], 1],
  ])(
    'shows both menus after another user stored one without keys: %s [beyond 11]',
    async (answer, left, count) => {
      await openAndChange()
      serviceData.menus.set('1 1', { id: 5, menuJson: '[{"name":"Ajeno"}]' })
      await press('Guardar menú')
      await waitFor(() => expect(alertDialog()).toHaveAccessibleName('El menú cambió mientras lo editabas'))
      expect(within(alertDialog()).getByRole('region', { name: 'El tuyo' })).toHaveTextContent('UnoTresDos')
      expect(within(alertDialog()).getByRole('region', { name: 'El guardado' })).toHaveTextContent('Ajeno')
      expect(sent()).toEqual([])
      await pressInDialog(answer)
      await waitFor(() => expect(rows()).toEqual(left))
      expect(sent()).toHaveLength(count)
      if (count === 1) expect(menuOf()).toEqual(['Uno', 'Tres', 'Dos'])
    },
  )

  it('discards the changes on demand and reads the menu again, with undo [MNU-08, MNU-09]', async () => {
    await openAndChange()
    const reads = services.callsOf('getMenuByApp').length
    expect(['No guardar', 'Guardar menú'].map(isOff)).toEqual([false, false])
    await press('No guardar')
    expect(rows()).toEqual(['1 Uno', '1 Dos', '1 Tres'])
    expect(['No guardar', 'Guardar menú'].map(isOff)).toEqual([true, true])
    await waitFor(() => expect(services.callsOf('getMenuByApp').length).toBe(reads + 1))
    await press('Deshacer último cambio')
    expect(rows()).toEqual(['1 Uno', '1 Tres', '1 Dos'])
  })

  it('shows its changes in a review [beyond 10]', async () => {
    await openAndChange()
    await press('Revisar cambios')
    expect(
      within(alertDialog())
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Movido Tres de primer nivel, posición 3 a primer nivel, posición 2'])
    await pressInDialog('Cerrar')
    expect(sent()).toEqual([])
  })

  it('can be saved from the review', async () => {
    await openAndChange()
    await press('Revisar cambios')
    await pressInDialog('Guardar menú')
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })
})

describe('an undone change', () => {
  it.each([
    ['its button', () => press('Rehacer último cambio')],
    ['Ctrl+Y', () => user.keyboard('{Control>}y{/Control}')],
    ['Ctrl+Shift+Z', () => user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')],
    ['⌘+Shift+Z', () => user.keyboard('{Meta>}{Shift>}z{/Shift}{/Meta}')],
  ])('is redone by %s', async (_how, redo) => {
    await openAndChange()
    await user.click(row('Dos'))
    await user.keyboard('{Control>}z{/Control}')
    expect(rows()).toEqual(['1 Uno', '1 Dos', '1 Tres'])
    await redo()
    expect(rows()).toEqual(['1 Uno', '1 Tres', '1 Dos'])
    expect(isOff('Rehacer último cambio')).toBe(true)
  })

  it('is dropped after another change', async () => {
    await openAndChange()
    await press('Deshacer último cambio')
    expect(isOff('Rehacer último cambio')).toBe(false)
    await user.click(row('Dos'))
    await press('Subir')
    expect(isOff('Rehacer último cambio')).toBe(true)
    await press('Rehacer último cambio')
    expect(rows()).toEqual(['1 Dos', '1 Uno', '1 Tres'])
  })
})

describe('an item edited in the side panel', () => {
  answerMedia((query) => query === '(min-width: 68.75rem)')

  const name = (): HTMLElement => screen.getByRole('textbox', { name: 'Nombre' })

  it('follows changes in the tree', async () => {
    putMenu('1 1', item('Uno'))
    await open()
    await user.dblClick(await screen.findByRole('treeitem', { name: 'Uno' }))
    await screen.findByRole('dialog', { name: 'Editar ítem' })
    await user.click(screen.getByRole('switch', { name: 'Estado de Uno' }))
    expect(screen.getByRole('switch', { name: 'Activo' })).not.toBeChecked()
  })

  it('closes if an undo removes it, unless it has edits', async () => {
    putMenu('2 1', item('Uno'))
    await open()
    await press('Copiar de otro menú…')
    await user.selectOptions(
      within(await screen.findByRole('alertdialog')).getByLabelText('Aplicación'),
      'Firmaya',
    )
    await within(alertDialog()).findByText('Se agregará 1 ítem.')
    await pressInDialog('Copiar')
    await user.dblClick(row('Uno'))
    await screen.findByRole('dialog', { name: 'Editar ítem' })
    await press('Deshacer último cambio')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

    await press('Rehacer último cambio')
    await user.dblClick(row('Uno'))
    await user.type(name(), ' y medio')
    await press('Deshacer último cambio')
    expect(screen.queryByRole('treeitem')).not.toBeInTheDocument()
    expect(name()).toHaveValue('Uno y medio')
    await press('Actualizar ítem')
    expect(rows()).toEqual(['1 Uno y medio'])
  })
})
