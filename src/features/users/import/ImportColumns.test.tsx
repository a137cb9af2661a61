import { fireEvent, screen } from '@testing-library/react'
import { press, user } from '#shared/testing/testScreen.tsx'
import { choose, fileOf, prepareImport } from './testImportScreen.tsx'

prepareImport()

describe('columns', () => {
  const column = (name: string) => screen.getByRole('combobox', { name: `Qué es «${name}»` })

  it('show their guess, which can be changed and is remembered (beyond 13)', async () => {
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

  it('say which heading is there twice, and that somebody has to be named', async () => {
    await choose(fileOf('Correo;E-mail\na@x.co;b@x.co'))
    expect(screen.getByText('Otra columna ya dice lo mismo.')).toBeInTheDocument()
    await user.selectOptions(column('Correo'), 'No se usa')
    expect(screen.getByRole('button', { name: 'Revisar' })).toBeDisabled()
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Elige la columna del nombre de usuario o la del correo',
    )
  })

  it('say that the letters are those of before', async () => {
    await choose(fileOf(Uint8Array.from('Usuario;Nombres\nana;Peña', (letter) => letter.charCodeAt(0))))
    expect(screen.getByText(/Lo leímos como Windows-1252/)).toBeInTheDocument()
    expect(screen.getByText('Peña')).toBeInTheDocument()
  })

  it('come from what was pasted too', async () => {
    fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'Usuario\tRol\nana\tContador' } })
    await press('Usar lo pegado')
    expect(column('Rol')).toHaveDisplayValue('Roles')
  })
})
