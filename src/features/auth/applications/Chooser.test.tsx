import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Application } from '#contracts/applications.ts'
import { api } from '#shared/api/api.ts'
import { store } from '#shared/api/store.ts'
import { setConfig } from '#shared/config.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { clearSession, writeSession } from '#shared/session/tokens.ts'
import { findTheme } from '#themes/registry.ts'
import { openScreen } from '../page/testPublicScreen.tsx'
import { AvailableAppsScreen } from './AvailableAppsScreen.tsx'
import { ArrangeCards } from './Chooser.tsx'

const names = ['ana', 'bea', 'caro', 'dina', 'eva', 'fina', 'gala', 'hada']
const applications = names.map((name, at): Application => ({
  id: at + 1,
  name,
  title: name.toUpperCase(),
  landing: null,
  urlApp: `https://app.${name}.test/`,
  isVisible: true,
  idState: 0,
}))

async function open(person: string | null, count = names.length): Promise<void> {
  const records = applications.slice(0, count)
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(JSON.stringify({ result: { records } })))
  clearSession()
  if (person !== null)
    writeSession({
      token: testToken({ unique_name: person, APPS: ['ana', 'bea', 'caro'] }),
      refreshToken: 'r1',
      skewMs: 0,
    })
  await openScreen(<AvailableAppsScreen />, {
    path: '/availableapps',
    theme: findTheme('ibuhoo', null),
    language: 'es',
  })
  await screen.findAllByRole('listitem')
}

const user = userEvent.setup()
const press = async (name: string): Promise<void> => user.click(await screen.findByRole('button', { name }))
const region = (name: string): string[] =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('.app-title')!.textContent)

beforeAll(() => ArrangeCards.load())
beforeEach(() => setConfig({}))
afterEach(() => {
  clearSession()
  localStorage.clear()
  store.dispatch(api.util.resetApiState())
})

it('is reordered by buttons, which keep the focus and are announced', async () => {
  await open('maria')
  await press('Ordenar')
  expect(await screen.findByRole('heading', { name: 'Ordenar' })).toHaveFocus()
  await press('Bajar ANA')
  expect(screen.getByRole('button', { name: 'Bajar ANA' })).toHaveFocus()
  expect(screen.getByText('ANA: 2 de 3 en Tus aplicaciones.')).toBeInTheDocument()
  await press('CARO: favorita')
  expect(screen.getByRole('button', { name: 'CARO: favorita', pressed: true })).toHaveFocus()
  await press('Listo')
  expect(screen.getByRole('button', { name: 'Ordenar' })).toHaveFocus()
  expect(region('Favoritas')).toEqual(['CARO'])
  expect(region('Tus aplicaciones')).toEqual(['BEA', 'ANA'])
})

it('is reordered by Alt and an arrow key, and by dragging', async () => {
  await open('maria')
  await press('Ordenar')
  const item = (title: string): HTMLElement => screen.getByText(title).closest('li')!
  ;(await screen.findByRole('button', { name: 'Subir CARO' })).focus()
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(region('Tus aplicaciones')).toEqual(['ANA', 'CARO', 'BEA'])
  fireEvent.dragStart(item('BEA'), { dataTransfer: {} })
  fireEvent.dragOver(item('ANA'))
  fireEvent.drop(item('ANA'))
  expect(region('Tus aplicaciones')).toEqual(['BEA', 'ANA', 'CARO'])
  // An arrow alone scrolls, and a foreign drop is ignored.
  await user.keyboard('{ArrowUp}')
  fireEvent.drop(item('CARO'))
  expect(region('Tus aplicaciones')).toEqual(['BEA', 'ANA', 'CARO'])
  await press('Orden original')
  expect(region('Tus aplicaciones')).toEqual(['ANA', 'BEA', 'CARO'])
})

it('is stored per user under a key that names nobody', async () => {
  await open('maria')
  await press('Lista')
  await press('Ordenar')
  await press('Bajar ANA')
  const [key, ...more] = Object.keys(localStorage).filter((name) => name.startsWith('chooser.'))
  expect([more, key]).toEqual([[], expect.stringMatching(/^chooser\.[\da-z]{1,7}$/)])
  cleanup()
  await open('jose')
  expect(region('Tus aplicaciones')).toEqual(['ANA', 'BEA', 'CARO'])
  expect(screen.getByRole('button', { name: 'Tarjetas' })).toHaveAttribute('aria-pressed', 'true')
  cleanup()
  await open('MARIA')
  expect(region('Tus aplicaciones')).toEqual(['BEA', 'ANA', 'CARO'])
  expect(screen.getByRole('button', { name: 'Lista' })).toHaveAttribute('aria-pressed', 'true')
})

it('follows a choice made in another tab', async () => {
  await open('maria')
  await press('Lista')
  const key = Object.keys(localStorage).find((name) => name.startsWith('chooser.'))!
  localStorage.setItem(key, '{"order":[3,2,1],"favourites":[],"look":"cards"}')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
  expect(region('Tus aplicaciones')).toEqual(['CARO', 'BEA', 'ANA'])
})

it('has a search from eight applications on', async () => {
  await open('maria')
  const search = screen.getByRole('searchbox', { name: 'Buscar aplicación' })
  await user.type(search, 'GÁLA')
  expect(screen.getByText('1 aplicación encontrada.')).toBeInTheDocument()
  expect(region('Más de la suite')).toEqual(['GALA'])
  await user.type(search, 'xx')
  expect(screen.queryByRole('listitem')).toBeNull()
  await press('Ver todas')
  expect(search).toHaveFocus()
  expect(screen.getAllByRole('listitem')).toHaveLength(8)
})

it.each([
  ['maria', 7, false, true],
  ['maria', 8, true, true],
  [null, 8, true, false],
  ['maria', 1, false, false],
])('of %s with %i applications has a search: %p, an order: %p', async (person, count, searches, arranges) => {
  await open(person, count)
  expect(screen.queryByRole('searchbox') !== null).toBe(searches)
  expect(screen.queryByRole('button', { name: 'Ordenar' }) !== null).toBe(arranges)
})
