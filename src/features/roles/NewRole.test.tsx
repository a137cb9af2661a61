import { screen, waitFor } from '@testing-library/react'
import { application, box, nameField } from './testRoleCard.tsx'
import { field, fill, heading, saveReviewed } from '#shared/testing/testCard.tsx'
import { alertDialog, press, pressInDialog, shownAddress, user } from '#shared/testing/testScreen.tsx'
import { codeBody } from '#shared/testing/testRecords.ts'
import { open, prepareRoles, sent, services } from './testRoles.tsx'

prepareRoles()

describe('creating a role', () => {
  it('fills two tabs and sends it with id and state 0 [ROL-13, ROL-21, ROL-29, ENT-13, ENT-14, CCL-30]', async () => {
    await open('/roles/new')
    expect(heading()).toHaveTextContent('Nuevo rol')
    fill(nameField(), ' Tesorería_2 ')
    fill(field('Alias'), 'TESO')
    fill(field('Descripción'), 'Cobra')
    await press('Siguiente')
    await waitFor(() => expect(shownAddress()).toBe('/roles/new/aplicaciones'))
    expect(heading()).toHaveTextContent('Nuevo rol')
    await user.click(await screen.findByRole('radio', { name: /^Firmaya/ }))
    await user.click(await box('FIRMAR'))
    await user.click(screen.getByRole('switch', { name: 'Visible en Firmaya' }))
    await user.click(application(/^Suite/))
    await user.click(await box('VER'))
    await saveReviewed('Guardar')
    expect(await screen.findByText('El rol fue creado exitosamente')).toBeVisible()
    expect(services.callsOf('createRole')).toHaveLength(1)
    expect(sent()).toEqual([
      {
        id: 0,
        name: 'Tesorería_2',
        description: 'Cobra',
        alias: 'TESO',
        idstate: 0,
        application: [
          { name: 'firmaya', privilege: ['FIRMAR'], isVisible: false },
          { name: 'suite', privilege: ['VER'], isVisible: true },
        ],
      },
    ])
    await waitFor(() => expect(shownAddress()).toBe('/roles'))
  })

  it.each([
    ['', 'Campo obligatorio.'],
    ['a'.repeat(101), 'Debe tener máximo 100 caracteres.'],
    ['Caja-1', 'Solo se permiten letras, números, guion bajo y espacio.'],
    ['Caja.', 'Solo se permiten letras, números, guion bajo y espacio.'],
    ['ROL 3', 'El nombre de rol ingresado ya se encuentra utilizado'],
  ])(
    'refuses the name %p on the first tab [ROL-21, ROL-23, ROL-24, ROL-25, UCO-07]',
    async (typed, problem) => {
      await open('/roles/new')
      fill(nameField(), typed)
      await press('Siguiente')
      await waitFor(() => expect(nameField()).toHaveAccessibleDescription(new RegExp(`^${problem}`)))
      expect(nameField()).toHaveFocus()
      expect(shownAddress()).toBe('/roles/new')
    },
  )

  it.each(['Líder de ñóminas_2', 'a'.repeat(100), 'Pingüino ÁÉÍÓÚÜÑ'])(
    'accepts the name %p [ROL-24, ROL-25]',
    async (typed) => {
      await open('/roles/new')
      fill(nameField(), typed)
      await press('Siguiente')
      await waitFor(() => expect(shownAddress()).toBe('/roles/new/aplicaciones'))
    },
  )

  it.each(['Alias', 'Descripción'])('limits %s to 100 characters [ROL-26, ROL-27]', async (label) => {
    await open('/roles/new')
    fill(nameField(), 'Caja')
    fill(field(label), 'x'.repeat(101))
    await press('Siguiente')
    await waitFor(() =>
      expect(field(label)).toHaveAccessibleDescription(/Debe tener máximo 100 caracteres\./),
    )
    expect(field(label)).toHaveFocus()
    fill(field(label), 'x'.repeat(100))
    await press('Siguiente')
    await waitFor(() => expect(shownAddress()).toBe('/roles/new/aplicaciones'))
  })

  it('requires a privilege [ROL-28]', async () => {
    await open('/roles/new')
    fill(nameField(), 'Caja')
    await press('Siguiente')
    await screen.findByRole('radio', { name: /^Suite/ })
    await press('Guardar')
    expect(await screen.findByText('*Se requiere mínimo un privilegio')).toBeVisible()
    expect(sent()).toEqual([])
    await user.click(application(/^Suite/))
    await user.click(await box('VER'))
    expect(screen.queryByText('*Se requiere mínimo un privilegio')).not.toBeInTheDocument()
    await saveReviewed('Guardar')
    expect(await screen.findByText('El rol fue creado exitosamente')).toBeVisible()
  })

  it.each([
    ['R11', 'El nombre no sirve', true],
    ['R99', 'Otra razón', true],
    ['A20', 'Ya estaba creado', false],
  ])(
    'shows the answer %s with the text «%s»; the name is marked: %s [CER-04, CER-05, CER-06]',
    async (code, words, isMarked) => {
      services.answerNext('createRole', { body: codeBody(code, words) })
      await open('/roles/new')
      fill(nameField(), 'Caja')
      await press('Siguiente')
      await user.click(await screen.findByRole('radio', { name: /^Suite/ }))
      await user.click(await box('VER'))
      await saveReviewed('Guardar')
      await waitFor(() => expect(alertDialog()).toHaveTextContent(words))
      expect(alertDialog()).toHaveAccessibleName(isMarked ? 'No se guardó' : 'Información')
      await pressInDialog('Aceptar')
      if (isMarked) {
        await waitFor(() => expect(shownAddress()).toBe('/roles/new'))
        await waitFor(() => expect(nameField()).toHaveAccessibleDescription(new RegExp(`^${words}`)))
        await waitFor(() => expect(nameField()).toHaveFocus())
      } else {
        expect(await box('VER')).toBeChecked()
        expect(shownAddress()).toBe('/roles/new/aplicaciones')
      }
    },
  )
})
