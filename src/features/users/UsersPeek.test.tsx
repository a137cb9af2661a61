import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderScreensOf } from '#app/testRoutes.ts'
import { userEndpoints, type UserRow } from '#contracts/users.ts'
import { repeatWithEachFault } from '#shared/testing/testAnswerFaults.ts'
import { listedUser } from '#shared/testing/testRecords.ts'
import { listLoaded, prepareScreens, shownAddress, user } from '#shared/testing/testScreen.tsx'
import { testServices } from '#shared/testing/testServices.ts'
import { answerMedia } from '#shared/testing/testMedia.ts'
import { lentParts } from '#app/lentParts.tsx'
// Load the lazy screens in advance.
import './UserScreen.tsx'
import './UsersScreen.tsx'

const people = Array.from({ length: 25 }, (_, at): UserRow => {
  return listedUser(at + 1, { names: `Persona ${at + 1}`, surnames: '' })
})
const services = testServices([userEndpoints], {
  listUsers({ headers }) {
    const first = Number(headers['pages']) * 10
    return { users: people.slice(first, first + 10), rows: people.length }
  },
  getUser: ({ headers }) => ({ user: people.find(({ id }) => String(id) === headers['pid']) }),
})

let isWide = true
answerMedia((query) => isWide && query.includes('78rem'))

prepareScreens()
beforeAll(() => Promise.all([import('./list/UserPeek.tsx'), lentParts.QuickRoles.load()]))
beforeEach(() => {
  isWide = true
  window.scrollTo = () => {}
  services.start()
})

const panel = (): HTMLElement => screen.getByRole('region', { name: 'Vista rápida' })
const title = (): string | null => within(panel()).getAllByRole('heading', { level: 2 })[0]!.textContent
const place = (): string | null => panel().querySelector('.peek-at')!.textContent
const key = (name: string): Promise<void> =>
  act(async () => void fireEvent.keyDown(within(panel()).getAllByRole('heading')[0]!, { key: name }))

async function peek(address: string, name: string): Promise<void> {
  await act(async () => renderScreensOf('/users', address))
  await listLoaded()
  const row = (await screen.findByRole('link', { name })).closest('tr')!
  await user.click(within(row).getByRole('button', { name: /^Vista rápida/ }))
  await waitFor(() => expect(panel()).toBeVisible())
}

it('moves past the ends of the page and turns the list too [beyond 28]', async () => {
  await peek('/users', 'u10')
  expect(place()).toBe('10 de 25')
  const page = Promise.withResolvers<void>()
  services.answerNext('listUsers', { after: page.promise })
  await key('ArrowDown')
  // The previous row stays until the next page arrives.
  expect(title()).toBe('Persona 10')
  expect(place()).toBe('Cargando…')
  await act(async () => page.resolve())
  await waitFor(() => expect(title()).toBe('Persona 11'))
  expect(place()).toBe('11 de 25')
  expect(shownAddress()).toBe('/users?page=2')
  expect(screen.getByRole('link', { name: 'u11' }).closest('tr')).toHaveAttribute('data-peeked')
  await key('ArrowUp')
  await waitFor(() => expect(title()).toBe('Persona 10'))
  expect(place()).toBe('10 de 25')
})

it('stops at the end of the list', async () => {
  await peek('/users?page=3', 'u25')
  expect(place()).toBe('25 de 25')
  expect(within(panel()).getByRole('button', { name: 'Fila siguiente' })).toHaveAccessibleDescription(
    'Es la última fila.',
  )
})

it('reports a failed next page, keeps the row, and retries on the next key [beyond 28]', async () => {
  await peek('/users', 'u10')
  let isFirst = true
  await repeatWithEachFault(services, 'listUsers', {
    async call() {
      if (!isFirst) return user.click(within(panel()).getByRole('button', { name: 'Reintentar' }))
      isFirst = false
      await key('ArrowDown')
    },
    async expectFault() {
      await waitFor(() =>
        expect(panel()).toHaveTextContent('No se pudo cargar la página siguiente de la lista.'),
      )
      expect(title()).toBe('Persona 10')
      expect(place()).toBe('10 de 25')
    },
  })
  // The key also retries.
  await key('ArrowDown')
  await waitFor(() => expect(title()).toBe('Persona 11'))
  expect(panel()).not.toHaveTextContent('No se pudo cargar')
})

it('stays where it is when the page was turned by another action', async () => {
  await peek('/users', 'u10')
  const page = Promise.withResolvers<void>()
  services.answerNext('listUsers', { after: page.promise })
  await key('ArrowDown')
  await user.click(screen.getByRole('button', { name: 'Última página' }))
  await screen.findByRole('link', { name: 'u25' })
  await act(async () => page.resolve())
  expect(title()).toBe('Persona 10')
  expect(panel()).toHaveTextContent('Ya no está en la lista.')
})

it('continues with the row that took the position of a removed one', async () => {
  await peek('/users', 'u2')
  await user.click(screen.getByRole('button', { name: 'Última página' }))
  await screen.findByRole('link', { name: 'u25' })
  await key('ArrowDown')
  expect(title()).toBe('Persona 22')
})

it.each<[string, () => Promise<void>]>([
  ['Enter', () => key('Enter')],
  ['its button', () => user.click(within(panel()).getByRole('button', { name: 'Abrir' }))],
])('opens the card of a user who is no longer listed by %s', async (_, open) => {
  await peek('/users', 'u10')
  await user.click(screen.getByRole('button', { name: 'Última página' }))
  await screen.findByRole('link', { name: 'u25' })
  expect(panel()).toHaveTextContent('Ya no está en la lista.')
  await open()
  await waitFor(() => expect(shownAddress()).toBe('/users/10'))
})

it.each([true, false])('opens the roles by r, beside the list or above it: %s [beyond 25]', async (wide) => {
  isWide = wide
  await act(async () => renderScreensOf('/users', '/users'))
  await listLoaded()
  const row = (await screen.findByRole('link', { name: 'u10' })).closest('tr')!
  await user.click(within(row).getByRole('button', { name: /^Vista rápida/ }))
  await screen.findByRole('button', { name: 'Roles…' })
  await user.keyboard('r')
  expect(await screen.findByRole('dialog', { name: 'Roles de Persona 10' })).toBeVisible()
})

it('shows no position for a user who left the list while their roles are open', async () => {
  await peek('/users', 'u10')
  await user.keyboard('r')
  const roles = await screen.findByRole('dialog', { name: 'Roles de Persona 10' })
  await waitFor(() => expect(roles).toHaveTextContent('10 de 25'))
  await user.click(screen.getByRole('button', { name: 'Última página', hidden: true }))
  await screen.findByRole('link', { name: 'u25', hidden: true })
  expect(roles).toHaveAccessibleName('Roles de Persona 10')
  expect(roles).not.toHaveTextContent(/de 25/)
})
