import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { testToken } from '#shared/session/testTokens.ts'
import { clearSession, writeSession } from '#shared/session/tokens.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { alertDialog, pressInDialog, row, shownRows, user } from '#shared/testing/testScreen.tsx'
import { holdNext, kept, openUsers, person, prepareUsers, services } from './testUsersList.tsx'

prepareUsers()

it.each<[number | null, boolean]>([
  [1, false],
  [2, true],
  [3, false],
  [4, true],
  [null, false],
])('user type %s has a switch: %s [USR-07, USR-08]', async (idTypeUser, has) => {
  kept.people = [person(1, { idTypeUser })]
  await openUsers()
  expect(within(row('user1')).queryAllByRole('switch')).toHaveLength(has ? 1 : 0)
  expect(within(row('user1')).getByText('Activo')).toBeInTheDocument()
})

it.each([
  [0, 'Activo', true],
  [1, 'Inactivo', false],
])('labels a user of state %d as %s [ENT-02]', async (idstate, word, isOn) => {
  kept.people = [person(1, { idstate })]
  await openUsers()
  expect(within(row('user1')).getByText(word)).toBeInTheDocument()
  expect(within(row('user1')).getByRole<HTMLInputElement>('switch').getAttribute('aria-checked')).toBe(
    String(isOn),
  )
})

it('dims a user of state 6 and explains why it cannot be switched [USR-15, TBL-14]', async () => {
  kept.people = [person(1, { idstate: 6 }), person(2, { idstate: 1 })]
  await openUsers()
  const control = within(row('user1')).getByRole('switch')
  expect(row('user1')).toHaveAttribute('data-greyed')
  expect(row('user2')).not.toHaveAttribute('data-greyed')
  expect(control).toHaveAccessibleDescription('El servicio no permite cambiar el estado de este usuario.')
  await user.click(control)
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

it('leaves the switch alone and shows the message on a refusal with status 200 [USR-13]', async () => {
  await openUsers()
  services.answerNext('setUserState', { body: { informationCode: 'R11', message: 'Está en una nómina.' } })
  await user.click(within(row('user3')).getByRole('switch'))
  expect(alertDialog()).toHaveAccessibleName('Deseas desactivar este usuario ?')
  expect(alertDialog()).toHaveAccessibleDescription(
    'Nombre3 Gómez · user3 No podrá entrar hasta que se active de nuevo.',
  )
  await pressInDialog('Desactivar')
  expect(await screen.findByText('Está en una nómina.')).toBeVisible()
  expect(within(row('user3')).getByRole('switch', { hidden: true })).toBeChecked()
  expect(screen.queryByText(/quedó en estado/)).not.toBeInTheDocument()
})

it('warns only when the deactivated user is an administrator', async () => {
  kept.people = [person(1, { roles: ['Administrador'] }), person(2, { roles: ['Auditor'] })]
  await openUsers()
  await user.click(within(row('user1')).getByRole('switch'))
  expect(alertDialog()).toHaveAccessibleDescription(/Tiene un rol de administración\./)
  await pressInDialog('Cancelar')
  await user.click(within(row('user2')).getByRole('switch'))
  expect(alertDialog()).not.toHaveAccessibleDescription(/rol de administración/)
})

it('renders user data as text, and never shows an unknown state as active [T17, T96]', async () => {
  const image = '<img src=x onerror=window.__pwn=1>'
  kept.people = [
    person(1, { userName: image, names: image, surnames: '"><svg onload=window.__pwn=1>', idstate: 9 }),
    person(2, { userName: '__proto__', names: '\u202Eorez\u0000' }),
    person(3, { userName: 'constructor', names: 'x'.repeat(10_000), idTypeUser: 99 }),
    person(4, { names: '', surnames: '', email: '', document: '', idTypeUser: null, roles: [image] }),
  ]
  await openUsers()
  expect(shownRows()).toEqual([image, '__proto__', 'constructor', 'user4'])
  expect(row(image)).toHaveTextContent('"><svg onload=window.__pwn=1>')
  expect(within(row(image)).getByRole('switch')).not.toBeChecked()
  expect(row('__proto__')).toHaveTextContent('\uFFFDorez\uFFFD')
  expect(row('constructor')).toHaveTextContent(`${'x'.repeat(500)}…`)
  expect(document.querySelector('img[src=x], svg[onload]')).toBeNull()
  await user.click(within(row(image)).getByRole('switch'))
  expect(alertDialog()).toHaveTextContent(image)
})

it('gives each control a unique name when people share a name', async () => {
  kept.people = ['carla.uno', 'carla.dos', 'carla.tres'].map((userName, id) =>
    person(id + 1, { userName, names: 'Carla', surnames: 'Uribe Ñustes' }),
  )
  await openUsers()
  const inTable = within(screen.getByRole('table'))
  const controls = (['checkbox', 'switch', 'button'] as const).flatMap((role) => inTable.getAllByRole(role))
  const names = controls.flatMap((control) => control.getAttribute('aria-label') ?? [])
  expect(names).toContain('Eliminar a Carla Uribe Ñustes · carla.uno')
  expect(new Set(names).size).toBe(names.length)
  expect(names).toHaveLength(13)
  await user.click(within(row('carla.dos')).getByRole('button', { name: /^Eliminar/ }))
  expect(alertDialog()).toHaveAccessibleDescription('Carla Uribe Ñustes · carla.dos Podrás deshacerlo.')
  await pressInDialog('Eliminar')
  await screen.findByText('Listo')
  fireEvent.keyDown(alertDialog(), { key: 'Escape' })
  expect(screen.getByText('Carla Uribe Ñustes · carla.dos ya no está en la lista.')).toBeVisible()
})

it('locks only the row whose switch is pending [USR-17]', async () => {
  await openUsers()
  const answer = holdNext('setUserState')
  await user.click(within(row('user3')).getByRole('switch'))
  await pressInDialog('Desactivar')
  const control = within(row('user3')).getByRole('switch')
  expect(control).toHaveAttribute('aria-busy', 'true')
  expect(control).toBeChecked()
  await user.click(within(row('user3')).getByRole('button', { name: /^Eliminar/ }))
  await user.click(control)
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(within(row('user4')).getByRole('switch')).not.toHaveAttribute('aria-disabled')
  kept.people[2] = person(3, { idstate: 1 })
  await act(async () => answer())
  await waitFor(() => expect(within(row('user3')).getByRole('switch')).not.toBeChecked())
  expect(screen.getByText('El usuario quedó en estado inactivo')).toBeVisible()
})

it.each([
  ['en', 'Users', 'User name', 'Active'],
  ['pt', 'Usuários', 'Usuário', 'Ativo'],
] as const)('speaks %s as soon as the language changes', async (language, title, column, state) => {
  await openUsers()
  act(() => i18n.changeLanguage(language))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
  expect(screen.getByRole('columnheader', { name: column })).toBeInTheDocument()
  expect(within(row('user1')).getByText(state)).toBeInTheDocument()
  act(() => i18n.changeLanguage('es'))
})

it('explains on the own row why it has no switch and no delete, without a question [D57]', async () => {
  writeSession({ token: testToken({ userId: '3' }), refreshToken: null })
  await openUsers()
  const control = within(row('user3')).getByRole('switch')
  const bin = within(row('user3')).getByRole('button', { name: /^Eliminar/ })
  expect(control).toHaveAccessibleDescription('No puedes cambiar el estado de tu propio usuario')
  expect(bin).toHaveAccessibleDescription('No puedes eliminar tu propio usuario')
  await user.click(control)
  await user.click(bin)
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  clearSession()
})

it('warns before an administrator is deleted', async () => {
  kept.people = [person(1), person(2, { roles: 'Administrador' })]
  await openUsers()
  for (const [name, says] of [
    ['user1', false],
    ['user2', true],
  ] as const) {
    await user.click(within(row(name)).getByRole('button', { name: /^Eliminar/ }))
    expect(alertDialog().textContent.includes('Tiene un rol de administración.')).toBe(says)
    await pressInDialog('Cancelar')
  }
  expect(services.callsOf('deleteUser')).toEqual([])
})

it('renders the name as text, and a dash for an empty value', async () => {
  kept.people = [
    person(1, {
      userName: '<img src=x>',
      names: '\u202EgnoW',
      surnames: '"><svg>',
      document: '0012345',
      email: '',
    }),
  ]
  await openUsers()
  expect([...row('<img src=x>').children].map(({ textContent }) => textContent)).toEqual([
    '',
    '<img src=x>',
    '\uFFFDgnoW',
    '"><svg>',
    '0012345',
    '—',
    'Activo',
    '',
  ])
})
