import { fireEvent, screen, waitFor } from '@testing-library/react'
import { press, user } from '#shared/testing/testScreen.tsx'
import { cell, checkFile, prepareImport, services, two, verdict } from './testImportScreen.tsx'

prepareImport()

describe('the check', () => {
  it('repairs a group at once, and takes one step back [beyond 13]', async () => {
    await checkFile(two)
    await press('1 documento con puntos o espacios: Quitar puntos y espacios')
    await waitFor(() => expect(screen.queryByText('1 documento con puntos o espacios')).toBeNull())
    expect(cell('1018223')).toBeInTheDocument()
    expect(screen.getByText('Se corrigió 1 fila.')).toHaveAttribute('role', 'status')
    await press('1 documento sin tipo: Aplicar')
    await waitFor(() => expect(screen.queryByText('1 documento sin tipo')).toBeNull())
    await press('Roles: 1 dice «Contdor»: Aplicar')
    await waitFor(() => expect(verdict()).toBe('2 filas, sin errores.'))
    await press('Deshacer')
    await waitFor(() => expect(verdict()).toBe('1 fila de 2 tiene errores.'))
    expect(cell('Contdor')).toBeInTheDocument()
    expect(cell('1018223')).toBeInTheDocument()
  })

  it('repairs two groups in turn, however quickly they are pressed, then shows all rows', async () => {
    await checkFile(two)
    expect(screen.getAllByRole('row')).toHaveLength(2)
    const buttons = [
      '1 documento con puntos o espacios: Quitar puntos y espacios',
      'Roles: 1 dice «Contdor»: Aplicar',
    ].map((name) => screen.getByRole('button', { name }))
    for (const button of buttons) fireEvent.click(button)
    await waitFor(() => expect(screen.queryByText(/Contdor/)).toBeNull())
    expect(cell('1018223')).toBeInTheDocument()
    expect(screen.getAllByRole('row')).toHaveLength(3)
  })

  it('takes a repair back whole that was pressed twice', async () => {
    await checkFile(two)
    const button = screen.getByRole('button', { name: 'Roles: 1 dice «Contdor»: Aplicar' })
    fireEvent.click(button)
    fireEvent.click(button)
    await waitFor(() => expect(screen.queryByText(/Contdor/)).toBeNull())
    await press('Deshacer')
    await waitFor(() => expect(cell('Contdor')).toBeInTheDocument())
  })

  it('leaves a name out', async () => {
    await checkFile(two)
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Cambiar «Contdor» por' }),
      '(quitar el nombre)',
    )
    await press('Roles: 1 dice «Contdor»: Aplicar')
    await waitFor(() => expect(screen.queryByText(/Contdor/)).toBeNull())
  })

  it('keeps what was corrected where the next correction cannot be judged, and tries that one again', async () => {
    await checkFile(two)
    await press('1 documento con puntos o espacios: Quitar puntos y espacios')
    await waitFor(() => expect(cell('1018223')).toBeInTheDocument())
    services.answerNext('listDocumentTypesOfCountry', { status: 500 })
    await user.dblClick(screen.getAllByRole('gridcell', { name: 'Colombia' }).at(-1)!)
    await user.keyboard('México{Enter}')
    await screen.findByRole('alert')
    expect(screen.queryByText('Se corrigió la línea 3.')).toBeNull()
    // Another one goes behind it.
    await press('Roles: 1 dice «Contdor»: Aplicar')
    expect(screen.queryByText('México')).toBeNull()
    const { promise: held, resolve: answer } = Promise.withResolvers<void>()
    services.answerNext('listDocumentTypesOfCountry', { after: held })
    await press('Reintentar')
    expect(screen.queryByRole('alert')).toBeNull()
    answer()
    await waitFor(() => expect(cell('México')).toBeInTheDocument())
    expect(cell('1018223')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByText(/Contdor/)).toBeNull())
  })

  it('undoes after a pending check, and keeps the focus', async () => {
    await checkFile(two)
    await press('Roles: 1 dice «Contdor»: Aplicar')
    await waitFor(() => expect(screen.queryByText(/Contdor/)).toBeNull())
    const { promise: held, resolve: answer } = Promise.withResolvers<void>()
    services.answerNext('listDocumentTypesOfCountry', { after: held })
    await user.dblClick(screen.getAllByRole('gridcell', { name: 'Colombia' }).at(-1)!)
    await user.keyboard('México{Enter}')
    await press('Deshacer')
    answer()
    await waitFor(() => expect(screen.getByText('Corrección deshecha.')).toBeVisible())
    await waitFor(() => expect(screen.queryByText('México')).toBeNull())
    expect(screen.getAllByRole('gridcell', { name: 'Contador' })).toHaveLength(2)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull())
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus()
  })

  it('keeps corrections when the person returns to the columns', async () => {
    await checkFile(two)
    await press('Roles: 1 dice «Contdor»: Aplicar')
    await waitFor(() => expect(screen.queryByText(/Contdor/)).toBeNull())
    await press('Volver a las columnas')
    await press('Revisar')
    expect(await screen.findByRole('grid')).toBeInTheDocument()
    expect(await screen.findByRole('gridcell', { name: 'Contador' })).toBeInTheDocument()
    expect(screen.queryByText(/Contdor/)).toBeNull()
  })
})
