import { screen, waitFor } from '@testing-library/react'
import type { Privilege } from '#contracts/privileges.ts'
import { repeatWithEachFault } from '#shared/testing/testAnswerFaults.ts'
import { fill, heading, saveReviewed } from '#shared/testing/testCard.tsx'
import { codeBody } from '#shared/testing/testRecords.ts'
import { alertDialog, press, pressInDialog, shownAddress, user } from '#shared/testing/testScreen.tsx'
import {
  applicationsField,
  choose,
  descriptionField,
  nameField,
  open,
  preparePrivileges,
  privilege,
  sent,
  serviceData,
  services,
} from './testPrivileges.tsx'

preparePrivileges()

describe('creating a privilege', () => {
  it('sends it without id and state, then returns to the list [PRV-08, PRV-25, CCL-36]', async () => {
    await open('/privileges/new')
    expect(heading()).toHaveTextContent('Nuevo Privilegio')
    fill(nameField(), ' VER_TABLEROS ')
    fill(descriptionField(), 'Tableros')
    await choose('Suite', 'Firmaya')
    await user.click(screen.getByRole('switch', { name: 'Licencia' }))
    await saveReviewed('Guardar')
    expect(await screen.findByText('El privilegio fue creado exitosamente')).toBeVisible()
    expect(services.callsOf('createPrivilege').map(({ body }) => body)).toEqual([
      {
        name: 'VER_TABLEROS',
        description: 'Tableros',
        licence: true,
        isAuditable: false,
        application: ['suite', 'firmaya'],
      },
    ])
    await waitFor(() => expect(shownAddress()).toBe('/privileges'))
  })

  it('lists only offered applications [TBL-11, TBL-12]', async () => {
    await open('/privileges/new')
    await waitFor(() => expect(applicationsField()).not.toHaveAccessibleDescription(/Cargando/))
    await user.click(applicationsField())
    await screen.findByRole('option', { name: 'Firmaya', hidden: true })
    expect(screen.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      'Suite',
      'Colnómina',
      'Firmaya',
    ])
  })

  it('can retry a failed list of applications and keeps the draft [T75]', async () => {
    let opensOrRetries = async (): Promise<void> => {
      await open('/privileges/new')
      fill(nameField(), 'VER_TODO')
      opensOrRetries = () => press('Reintentar')
    }
    await repeatWithEachFault(services, 'listApplications', {
      call: () => opensOrRetries(),
      async expectFault() {
        await waitFor(() =>
          expect(applicationsField()).toHaveAccessibleDescription(/No pudimos cargar las opciones\./),
        )
        expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
        expect(nameField()).toHaveValue('VER_TODO')
      },
    })
    await press('Reintentar')
    await choose('Suite')
    await saveReviewed('Guardar')
    await waitFor(() => expect(sent()).toMatchObject([{ name: 'VER_TODO', application: ['suite'] }]))
  })

  it.each([
    ['', 'Campo obligatorio.'],
    ['A'.repeat(51), 'Debe tener máximo 50 caracteres.'],
    ['VER MAS', 'Solo se permiten letras, números y guion bajo.'],
    ['VER_MÁS', 'Solo se permiten letras, números y guion bajo.'],
    ['privilegio_3', 'El nombre de privilegio ingresado ya se encuentra utilizado'],
  ])('refuses the name %p [PRV-15, PRV-16, PRV-18, PRV-20, UCO-07]', async (typed, problem) => {
    await open('/privileges/new')
    await choose('Suite')
    fill(nameField(), typed)
    await press('Guardar')
    await waitFor(() => expect(nameField()).toHaveAccessibleDescription(new RegExp(`^${problem}`)))
    expect(nameField()).toHaveFocus()
    expect(sent()).toEqual([])
  })

  it('accepts 60 typed characters of a name, but saves at most 50 [PRV-16, PRV-17]', async () => {
    await open('/privileges/new')
    await user.click(nameField())
    await user.paste('A'.repeat(70))
    expect(nameField()).toHaveValue('A'.repeat(60))
    await choose('Suite')
    fill(nameField(), 'A'.repeat(50))
    await saveReviewed('Guardar')
    await waitFor(() => expect(sent()[0]!.name).toBe('A'.repeat(50)))
  })

  it('requires an application [PRV-23]', async () => {
    await open('/privileges/new')
    fill(nameField(), 'VER_TABLEROS')
    await press('Guardar')
    await waitFor(() =>
      expect(applicationsField()).toHaveAccessibleDescription('Se requiere minimo una aplicación'),
    )
    expect(applicationsField()).toHaveFocus()
    expect(sent()).toEqual([])
    await choose('Suite')
    expect(applicationsField()).not.toHaveAccessibleDescription(/minimo/)
  })

  it('limits the description to 100 characters, with a counter [PRV-21, PRV-22]', async () => {
    await open('/privileges/new')
    fill(descriptionField(), 'Doce letras.')
    expect(descriptionField()).toHaveAccessibleDescription('12 de 100 caracteres')
    fill(nameField(), 'VER_TABLEROS')
    await choose('Suite')
    await user.clear(descriptionField())
    await user.paste('x'.repeat(101))
    expect(descriptionField()).toHaveValue('x'.repeat(101))
    await waitFor(() =>
      expect(descriptionField()).toHaveAccessibleDescription(/Debe tener máximo 100 caracteres\./),
    )
    await press('Guardar')
    expect(sent()).toEqual([])
  })

  it('sends nothing if another user has taken the name [PRV-20]', async () => {
    await open('/privileges/new')
    fill(nameField(), 'VER_TABLEROS')
    await choose('Suite')
    serviceData.privileges.push(privilege(14, { name: 'Ver_Tableros' }))
    await saveReviewed('Guardar')
    await waitFor(() => expect(nameField()).toHaveAccessibleDescription(/ya se encuentra utilizado/))
    expect(sent()).toEqual([])
  })

  it.each([
    ['R11', 'El nombre no sirve', true],
    ['R99', 'Otra razón', true],
    ['A20', 'Ya estaba creado', false],
  ])(
    'shows the answer %s with the text «%s»; the name is marked: %s [CER-04, CER-05, CER-06]',
    async (code, words, isMarked) => {
      services.answerNext('createPrivilege', { body: codeBody(code, words) })
      await open('/privileges/new')
      fill(nameField(), 'VER_TABLEROS')
      await choose('Suite')
      await saveReviewed('Guardar')
      await waitFor(() => expect(alertDialog()).toHaveTextContent(words))
      expect(alertDialog()).toHaveAccessibleName(isMarked ? 'No se guardó' : 'Información')
      await pressInDialog('Aceptar')
      expect(nameField()).toHaveValue('VER_TABLEROS')
      if (isMarked)
        await waitFor(() => expect(nameField()).toHaveAccessibleDescription(new RegExp(`^${words}`)))
      else expect(nameField()).not.toHaveAttribute('aria-invalid')
      await saveReviewed('Guardar')
      expect(await screen.findByText('El privilegio fue creado exitosamente')).toBeVisible()
    },
  )

  it('after a lost answer takes an equal record as its own save [T76]', async () => {
    await loseSaveAnswer({ application: ['suite'] })
    await press('Guardar')
    expect(await screen.findByText('El privilegio fue creado exitosamente')).toBeVisible()
    await waitFor(() => expect(shownAddress()).toBe('/privileges'))
    expect(sent()).toHaveLength(1)
  })

  it('after a lost answer reports the name as taken if the record differs [T76]', async () => {
    await loseSaveAnswer({ application: ['firmaya'] })
    await saveReviewed('Guardar')
    await waitFor(() => expect(nameField()).toHaveFocus())
    expect(nameField()).toHaveAccessibleDescription(/ya se encuentra utilizado/)
    expect(screen.queryByText('El privilegio fue creado exitosamente')).not.toBeInTheDocument()
    expect(shownAddress()).toBe('/privileges/new')
    expect(sent()).toHaveLength(1)
  })

  async function loseSaveAnswer(stored: Partial<Privilege>): Promise<void> {
    await open('/privileges/new')
    fill(nameField(), 'VER_TABLEROS')
    await choose('Suite')
    services.answerNext('createPrivilege', { status: 504 })
    await saveReviewed('Guardar')
    await waitFor(() => expect(alertDialog()).toHaveAccessibleName('No sabemos si se guardó'))
    serviceData.privileges.push(privilege(14, { ...sent()[0]!, ...stored }))
    await pressInDialog('Aceptar')
  }
})
