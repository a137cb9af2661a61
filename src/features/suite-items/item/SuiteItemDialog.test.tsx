import { screen } from '@testing-library/react'
import { press, user } from '#shared/testing/testScreen.tsx'
import {
  cards,
  create,
  dark,
  field,
  fill,
  fillNew,
  group,
  isDialogOpen,
  light,
  one,
  open,
  prepareSuiteItems,
  saved,
  services,
  stored,
  three,
  two,
} from '../testSuiteItems.tsx'

prepareSuiteItems()

describe('the dialog of an item', () => {
  it('requires a name and two web addresses [MNU-07, SUI-01, SUI-02, SUI-03, SUI-11, SUI-15, SUI-16, SUI-17, UCO-07]', async () => {
    await open()
    await press('Crear Menu')
    await screen.findByRole('dialog')
    await create()
    for (const name of ['Nombre ítem', 'URL de presentación', 'URL de la aplicación'])
      expect(field(name)).toHaveAccessibleDescription('Campo obligatorio.')
    expect(field('Nombre ítem')).toHaveFocus()
    fill('URL de presentación', '/users')
    fill('URL de la aplicación', 'javascript:alert(1)')
    await create()
    for (const name of ['URL de presentación', 'URL de la aplicación'])
      expect(field(name)).toHaveAccessibleDescription('Ingrese una url correcta!')
    expect(isDialogOpen()).toBe(true)
  })

  it('has an optional description of five rows, a switch and two logos [SUI-02, SUI-03, SUI-04, SUI-05, SUI-06, SUI-07, ENT-41]', async () => {
    await open()
    await fillNew()
    expect(field('Descripción')).toHaveAttribute('rows', '5')
    expect(group(light)).toBeInTheDocument()
    expect(group(dark)).toBeInTheDocument()
    await user.click(screen.getByRole('switch', { name: 'Activo' }))
    await create()
    await press('Guardar menú')
    await saved('¡Menú modificado exitosamente!')
    expect(stored().at(-1)).toEqual({
      key: expect.stringMatching(/^[A-Za-z0-9]{10}$/),
      name: 'Contabilidad',
      urlLanding: 'https://www.suite.test/',
      urlApplication: 'https://app.suite.test/',
      description: '',
      sizeIcon: '24px',
      iconName: '',
      iconNameDark: '',
      isPersonalizedIcon: false,
      isActivate: false,
      menuLocation: 4,
      children: [],
    })
    expect(services.callsOf('uploadImageMenu')).toEqual([])
  })

  it('changes an item and keeps its other stored fields [SUI-12]', async () => {
    await open()
    await press('Editar Firma')
    await screen.findByRole('dialog')
    fill('Nombre ítem', 'Firma digital')
    await press('Actualizar ítem')
    await press('Guardar menú')
    await saved('¡Menú modificado exitosamente!')
    expect(stored()).toEqual([one, two, { ...three, name: 'Firma digital' }])
  })

  it('warns about an address of no listed application, but accepts it', async () => {
    await open()
    await fillNew()
    expect(screen.queryByText('Esta dirección no es de ninguna aplicación de la lista.')).toBeNull()
    fill('URL de la aplicación', 'https://otra.test/')
    expect(screen.getByText('Esta dirección no es de ninguna aplicación de la lista.')).toBeInTheDocument()
    await create()
    expect(isDialogOpen()).toBe(false)
  })

  it('asks before unsaved edits are lost', async () => {
    await open()
    await fillNew()
    await press('Cerrar')
    await press('Seguir editando')
    expect(field('Nombre ítem')).toHaveValue('Contabilidad')
    await press('Cerrar')
    await press('Descartar')
    expect(isDialogOpen()).toBe(false)
    expect(cards()).toHaveLength(3)
  })
})
