import { fireEvent, screen, waitFor } from '@testing-library/react'
import { alertDialog, press, pressInDialog, user } from '#shared/testing/testScreen.tsx'
import { currentToasts } from '#shared/ui/toasts.ts'
import {
  cards,
  create,
  fillNew,
  one,
  open,
  prepareSuiteItems,
  renderSuite,
  saved,
  serviceData,
  services,
  store,
  stored,
  three,
  two,
} from './testSuiteItems.tsx'

prepareSuiteItems()

describe('the grid', () => {
  it('shows every item and marks inactive ones [SUI-08, SUI-10]', async () => {
    await open()
    expect(cards()).toEqual(['Nómina', 'Facturas', 'Firma'])
    expect(screen.getByRole('article', { name: 'Facturas' })).toHaveTextContent('Inactivo')
    expect(screen.getByRole('article', { name: 'Facturas' })).toHaveAttribute('data-inactive')
    expect(screen.getByRole('article', { name: 'Nómina' })).not.toHaveAttribute('data-inactive')
  })

  it('has edit and delete on every card, but cannot delete items with children [SUI-09]', async () => {
    await open()
    for (const name of cards()) {
      expect(screen.getByRole('button', { name: `Editar ${name}` })).toBeEnabled()
      expect(screen.getByRole('button', { name: `Eliminar ${name}` })).toBeInTheDocument()
    }
    await press('Eliminar Firma')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Eliminar Firma' })).toHaveAccessibleDescription(
      'Tiene ítems dentro: no se puede eliminar.',
    )
  })

  it('shows an empty state without a stored menu, and creates it in location 4 [SUI-23, MNU-02, ENT-30, ENT-31]', async () => {
    renderSuite()
    expect(await screen.findByText('No hay datos para mostrar')).toBeInTheDocument()
    await fillNew()
    await create()
    await press('Guardar menú')
    await saved('¡Menú guardado exitosamente!')
    expect(services.callsOf('createMenu')[0]!.body).toMatchObject({
      id: 0,
      idapplication: 3,
      idmenulocation: 4,
      numberRows: 4,
    })
  })

  it.each([
    ['status 500', { status: 500 }, 'El menú no se guardó'],
    ['a refusal', { status: 400, body: { result: 'Ya existe' } }, 'Ya existe'],
    ['no answer', { drop: true }, 'El menú no se guardó'],
  ] as const)(
    'keeps a new menu if its creation fails with %s, and can retry [D3]',
    async (_how, reply, words) => {
      renderSuite()
      await screen.findByText('No hay datos para mostrar')
      await fillNew()
      await create()
      services.answerNext('createMenu', reply)
      await press('Guardar menú')
      expect(await screen.findByText(words)).toBeVisible()
      expect(cards()).toHaveLength(1)
      expect(serviceData.id).toBe(0)
      await press('Guardar menú')
      await saved('¡Menú guardado exitosamente!')
      expect(stored()).toHaveLength(1)
      expect(screen.queryByText(words)).toBeNull()
    },
  )

  it('leaves a 403 to the dialog about missing rights, and keeps every change [D3]', async () => {
    await open()
    await press('Mover Facturas antes')
    services.answerNext('modifyMenu', { status: 403 })
    await press('Guardar menú')
    await waitFor(() => expect(services.callsOf('modifyMenu')).toHaveLength(1))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Guardar menú' })).toBeEnabled())
    expect(screen.queryByRole('alert')).toBeNull()
    expect(cards()).toEqual(['Facturas', 'Nómina', 'Firma'])
    expect(screen.getByText('Cambios sin guardar')).toBeInTheDocument()
  })

  it('shows a preview with the changes, and returns the focus', async () => {
    await open()
    await press('Vista previa')
    const preview = screen.getByRole('region', { name: 'Vista previa' })
    await press('Mover Facturas antes')
    expect(preview).toHaveTextContent('Facturas, Nómina, Firma')
    await press('Cerrar la vista previa')
    expect(preview).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Vista previa' })).toHaveFocus()
  })

  it('deletes in the draft after a confirmation', async () => {
    await open()
    await press('Eliminar Nómina')
    expect(alertDialog()).toHaveAccessibleName('¿Deseas eliminar este ítem?')
    await pressInDialog('No')
    expect(cards()).toHaveLength(3)
    await press('Eliminar Nómina')
    await pressInDialog('Sí')
    expect(cards()).toEqual(['Facturas', 'Firma'])
    expect(currentToasts().map(({ text }) => text)).toEqual(['El ítem ha sido eliminado'])
    expect(stored()).toHaveLength(3)
    await press('Guardar menú')
    await saved('¡Menú modificado exitosamente!')
    expect(stored()).toEqual([two, three])
    expect(services.callsOf('modifyMenu')[0]!.body).toMatchObject({
      id: 7,
      idapplication: 3,
      idmenulocation: 4,
      numberRows: 4,
    })
  })

  it.each([
    ['the next', 'Nómina', 'Editar Facturas'],
    ['the last that is left', 'Facturas', 'Editar Nómina'],
  ])('has the focus on %s card once one is deleted', async (_which, name, focused) => {
    await open([one, two])
    await press(`Eliminar ${name}`)
    await pressInDialog('Sí')
    expect(screen.getByRole('button', { name: focused })).toHaveFocus()
    await press(focused.replace('Editar', 'Eliminar'))
    await pressInDialog('Sí')
    expect(screen.getByRole('button', { name: 'Crear Menu' })).toHaveFocus()
  })

  const dataTransfer = { effectAllowed: '' }
  const card = (name: string): HTMLElement => screen.getByRole('article', { name })

  it('ignores a file dropped after a cancelled drag', async () => {
    await open()
    const before = cards()
    fireEvent.dragStart(card('Firma'), { dataTransfer })
    fireEvent.dragEnd(card('Firma'), { dataTransfer })
    expect(card('Firma').parentElement).not.toHaveAttribute('data-dragged')
    fireEvent.drop(card('Facturas'), { dataTransfer })
    expect(cards()).toEqual(before)
  })

  it('can be ordered by buttons, keys and dragging, with undo', async () => {
    await open()
    await press('Mover Firma antes')
    expect(cards()).toEqual(['Nómina', 'Firma', 'Facturas'])
    const edit = screen.getByRole('button', { name: 'Editar Nómina' })
    edit.focus()
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
    expect(cards()).toEqual(['Firma', 'Nómina', 'Facturas'])
    expect(screen.getByRole('button', { name: 'Editar Nómina' })).toHaveFocus()
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'Nómina: posición 2 de 3.',
    )
    fireEvent.dragStart(card('Firma'), { dataTransfer })
    fireEvent.dragOver(card('Facturas'), { dataTransfer })
    fireEvent.drop(card('Facturas'), { dataTransfer })
    expect(cards()).toEqual(['Nómina', 'Facturas', 'Firma'])
    fireEvent.dragStart(card('Firma'), { dataTransfer })
    fireEvent.dragOver(card('Nómina'), { dataTransfer })
    fireEvent.drop(card('Nómina'), { dataTransfer })
    for (const before of [
      ['Firma', 'Nómina', 'Facturas'],
      ['Nómina', 'Facturas', 'Firma'],
      ['Firma', 'Nómina', 'Facturas'],
      ['Nómina', 'Firma', 'Facturas'],
    ]) {
      expect(cards()).toEqual(before)
      await press('Deshacer último cambio')
    }
    expect(cards()).toEqual(['Nómina', 'Facturas', 'Firma'])
    expect(screen.getByText('No hay cambios para guardar')).toBeInTheDocument()
  })

  it('can retry after a failure', async () => {
    store([one])
    services.answerNext('getMenuByApp', { status: 500 })
    renderSuite()
    await screen.findByRole('alert')
    expect(screen.queryByRole('article')).toBeNull()
    await press('Reintentar')
    expect(await screen.findByRole('article', { name: 'Nómina' })).toBeInTheDocument()
  })
})
