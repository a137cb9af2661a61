import { fireEvent, screen } from '@testing-library/react'
import { press, user } from '#shared/testing/testScreen.tsx'
import { choose, fileOf, prepareImport } from './testImportScreen.tsx'

prepareImport()

describe('columns', () => {
  const column = (name: string) => screen.getByRole('combobox', { name: `Qué es «${name}»` })

  it('show their guess, which can be changed and is remembered [beyond 13]', async () => {
    await choose(fileOf('Login;Correo;Área\nana;ana@x.co;Contador'))
    expect(column('Login')).toHaveDisplayValue('Nombre de usuario')
    expect(column('Área')).toHaveDisplayValue('No se usa')
    await user.selectOptions(column('Área'), 'Roles')
    await press('Revisar')
    await screen.findByRole('grid')
    await press('Volver a las columnas')
    await press('Otro archivo')
    await choose(fileOf('Login;Correo;Área\nluis;luis@x.co;Auditor'))
    expect(column('Área')).toHaveDisplayValue('Roles')
  })

  it('name a repeated heading, and say that a user needs a name', async () => {
    await choose(fileOf('Correo;E-mail\na@x.co;b@x.co'))
    expect(screen.getByText('Otra columna ya trae este dato.')).toBeInTheDocument()
    await user.selectOptions(column('Correo'), 'No se usa')
    expect(screen.getByRole('button', { name: 'Revisar' })).toBeDisabled()
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Elige la columna del nombre de usuario o la del correo',
    )
  })

  const latin = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  const encoding = (name: RegExp): HTMLElement => screen.getByRole('radio', { name })

  it('show how a file that is not in Unicode was read, and read it otherwise when asked [beyond 43]', async () => {
    await choose(fileOf(latin('Usuario;Nombres\nana;In\u0082s')))
    expect(encoding(/^MS-DOS · línea 2: Inés$/)).toBeChecked()
    expect(screen.getByText('Inés')).toBeInTheDocument()
    await user.click(encoding(/^Mac · línea 2: InÇs$/))
    expect(screen.getByText('InÇs')).toBeInTheDocument()
  })

  it('are not checked before it is known how the file is read [beyond 43]', async () => {
    await choose(fileOf(latin('Usuario;Nombres\nana;é')))
    expect(screen.getByRole('button', { name: 'Revisar' })).toBeDisabled()
    await user.click(encoding(/^Windows · línea 2: é$/))
    expect(screen.getByRole('button', { name: 'Revisar' })).toBeEnabled()
  })

  it('join the parts of a name, and name what is not used [beyond 13]', async () => {
    const rows = ['Usuario;Primer apellido;Segundo apellido;Cargo', 'luz;Mora;;Jefa', 'ana;Gómez;Nariño;Jefa']
    await choose(fileOf(rows.join('\n')))
    expect(column('Segundo apellido')).toHaveDisplayValue('Apellidos')
    expect(column('Segundo apellido')).toHaveAccessibleDescription(
      'Se une a la otra columna: «Gómez Nariño».',
    )
    expect(screen.getByText('La columna «Cargo» no se importará.')).toBeVisible()
  })

  it('come from what was pasted too', async () => {
    fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'Usuario\tRol\nana\tContador' } })
    await press('Continuar')
    expect(column('Rol')).toHaveDisplayValue('Roles')
  })
})
