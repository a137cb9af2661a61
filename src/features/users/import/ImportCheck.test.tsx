import { act, screen, waitFor } from '@testing-library/react'
import { press, user } from '#shared/testing/testScreen.tsx'
import {
  cell,
  checkFile,
  choose,
  fileOf,
  heading,
  prepareImport,
  services,
  two,
  verdict,
  wrongTexts,
} from './testImportScreen.tsx'

prepareImport()

describe('the check', () => {
  it('is corrected cell by cell with the keyboard [beyond 13]', async () => {
    await checkFile(two)
    // Only the wrong row is seen; from what is wrong with it Enter leads to the first cell that is.
    const [first] = screen.getAllByRole('gridcell')
    act(() => first!.focus())
    await user.keyboard('{Enter}')
    const editor = screen.getByRole('combobox', { name: 'Tipo de documento, 3' })
    expect(editor).toHaveFocus()
    await user.keyboard('Pasaport{Escape}')
    expect(screen.queryByRole('combobox', { name: 'Tipo de documento, 3' })).toBeNull()
    expect(cell('1.018.223')).toBeInTheDocument()
    await user.keyboard('{F2}pasaporte{Tab}')
    await waitFor(() => expect(cell('pasaporte')).not.toHaveAttribute('aria-invalid'))
    expect(cell('1.018.223')).toHaveFocus()
    expect(cell('1.018.223')).toHaveAccessibleDescription(
      'Línea 3, Número de documento: El documento va sin puntos ni espacios.',
    )
    await user.keyboard('{Enter}AB1{Enter}')
    await waitFor(() => expect(cell('AB1')).not.toHaveAttribute('aria-invalid'))
    await user.keyboard('{ArrowRight}{ArrowRight}{Enter}Auditor{Shift>}{Tab}{/Shift}')
    await waitFor(() => expect(verdict()).toBe('2 filas, sin errores.'))
    // A corrected row stays visible.
    expect(wrongTexts()).toEqual(['3: '])
  })

  it('reads the document types of a country that comes in by a correction', async () => {
    await checkFile([heading, 'luis;luis@x.co;Luis;Mejico;;77;;'].join('\n'))
    expect(services.callsOf('listDocumentTypesOfCountry')).toEqual([])
    await press('País: 1 dice «Mejico»: Aplicar')
    expect(await screen.findByRole('combobox', { name: 'Tipo de documento que falta' })).toHaveDisplayValue(
      'Clave única de registro de población',
    )
    expect(services.callsOf('listDocumentTypesOfCountry').map(({ headers }) => headers['code'])).toEqual([
      'MX',
    ])
  })

  it('shows all rows, or one group', async () => {
    await checkFile(two)
    expect(wrongTexts()).toHaveLength(1)
    await user.click(screen.getByRole('checkbox', { name: 'Solo con errores' }))
    expect(wrongTexts().map((text) => text.split(':')[0])).toEqual(['2', '3'])
    await press('Ver filas: Roles: 1 dice «Contdor»')
    expect(wrongTexts().map((text) => text.split(':')[0])).toEqual(['3'])
  })

  it('says why it cannot be made, and is made again', async () => {
    services.answerNext('listRoles', { status: 500 })
    await choose(fileOf(two))
    await press('Revisar')
    await screen.findByRole('alert')
    expect(screen.queryByRole('grid')).toBeNull()
    await press('Reintentar')
    expect(await screen.findByRole('grid')).toBeInTheDocument()
  })

  it('renders only rows near the viewport, of 5,000', async () => {
    await checkFile(
      [heading, ...Array.from({ length: 5_000 }, (_, at) => `p${at};p${at}@x.co;Ana;Colombia;;;;`)].join(
        '\n',
      ),
    )
    expect(verdict()).toBe('5.000 filas, sin errores.')
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '5001')
    expect(screen.getAllByRole('row').length).toBeLessThan(40)
    act(() => screen.getAllByRole('gridcell')[0]!.focus())
    await user.keyboard('{Control>}{End}{/Control}')
    expect(document.activeElement).toHaveAttribute('data-cell', '4999 8')
  })
})
