import { screen } from '@testing-library/react'
import type { TestReply } from '#shared/testing/testServices.ts'
import { press, renderScreen } from '#shared/testing/testScreen.tsx'
import { placesAsked, prepareAccess, services } from './testAccess.tsx'
import { UserGains } from './UserGains.tsx'

prepareAccess()

const show = (changes: Record<string, boolean>): void =>
  renderScreen(<UserGains id={7} changes={new Map(Object.entries(changes))} />, '/')
const lines = (): (string | null)[] => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

it('shows what a user gains and loses, without what another role gives [beyond 16]', async () => {
  show({ Contador: true, Lector: false })
  expect(await screen.findByText('Con estos roles, la persona:')).toBeVisible()
  // The administrator already gives PAGAR; CREAR is not of Colnómina; the reader gives VER in Suite too.
  expect(lines()).toEqual(['gana 1 privilegio en Colnómina: VER'])
  expect(placesAsked().sort()).toEqual(['1 colnomina', '1 suite', '2 suite', '4 colnomina'])
})

it('names what is lost', async () => {
  show({ Administrador: false })
  expect(await screen.findByText('pierde 1 privilegio en Suite: CREAR')).toBeVisible()
})

it('says that nothing changes', async () => {
  show({ Lector: false })
  expect(await screen.findByText('No gana ni pierde ningún privilegio.')).toBeVisible()
})

it('shows that it is counting', async () => {
  let answer = (): void => {}
  const after = new Promise<void>((resolve) => (answer = resolve))
  services.answerNext('listPrivileges', {}, { after })
  show({ Contador: true })
  expect(await screen.findByText('Contando los privilegios que cambian…')).toBeVisible()
  answer()
  expect(await screen.findByText(/^gana 1 privilegio/)).toBeVisible()
})

it.each<[string, TestReply[]]>([
  ['the privileges', [{ status: 403 }]],
  ['what a role gives', [{}, { drop: true }]],
])('shows that counting failed because %s is missing, and retries', async (_, answers) => {
  services.answerNext('listPrivileges', ...answers)
  show({ Contador: true })
  expect(
    await screen.findByText(/No pudimos contar los privilegios que cambian. Puedes guardar igual./),
  ).toBeVisible()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await press('Volver a contar')
  expect(await screen.findByText(/^gana 1 privilegio/)).toBeVisible()
})
