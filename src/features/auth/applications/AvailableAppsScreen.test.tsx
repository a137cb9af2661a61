import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Application } from '#contracts/applications.ts'
import { api } from '#shared/api/api.ts'
import { store } from '#shared/api/store.ts'
import { setConfig } from '#shared/config.ts'
import { hidePage, leavePage, leavePageForGood } from '#shared/address/leavePage.ts'
import { beginSessionEpoch } from '#shared/session/sessionEvents.ts'
import { hear, prepareChannel, sentMessages } from '#shared/session/testChannel.ts'
import { testToken } from '#shared/session/testTokens.ts'
import {
  clearSession,
  readSession,
  sessionPlace,
  takeReturnPath,
  writeSession,
} from '#shared/session/tokens.ts'
import { findTheme } from '#themes/registry.ts'
import { openScreen } from '../page/testPublicScreen.tsx'
import { AvailableAppsScreen } from './AvailableAppsScreen.tsx'

jest.mock('#shared/address/leavePage.ts')

type Reply = { status?: number; body: unknown } | 'drop'
type Service = { list?: Reply[]; generate?: Reply[]; refresh?: Reply }

const application = (name: string, fields: Partial<Application> = {}): Application => ({
  id: [...name].reduce((sum, char) => sum * 31 + char.charCodeAt(0), 7),
  name,
  title: name.toUpperCase(),
  landing: `https://www.${name}.test/`,
  urlApp: `https://app.${name}.test/in?a=1`,
  isVisible: true,
  idState: 0,
  ...fields,
})
const listed = (...records: Application[]): Reply => ({ body: { result: { records } } })
const suite = listed(
  application('ibuhoo'),
  application('colnomina'),
  application('hueca', { landing: null }),
  application('RESETOTP'),
  application('apagada', { idState: 1 }),
)

/** Services of the chooser; the last answer of each repeats. Returns the bodies sent to GenerateToken. */
function serve({ list = [suite], generate = [], refresh = 'drop' }: Service): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = []
  const next = (replies: Reply[]): Reply => (replies.length > 1 ? replies.shift()! : (replies[0] ?? 'drop'))
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = String(input)
    const isGenerate = path.endsWith('GenerateToken')
    if (isGenerate) sent.push(JSON.parse(String(init?.body)))
    const reply = path.endsWith('RefreshToken') ? refresh : next(isGenerate ? generate : list)
    if (reply === 'drop') throw new TypeError('Failed to fetch')
    return new Response(JSON.stringify(reply.body), { status: reply.status ?? 200 })
  })
  return sent
}

async function open(apps: string[] | null, theme = findTheme('ibuhoo', null)): Promise<void> {
  beginSessionEpoch()
  if (apps)
    writeSession({ token: testToken({ unique_name: 'maria', APPS: apps }), refreshToken: 'r1', skewMs: 0 })
  await openScreen(<AvailableAppsScreen />, { path: '/availableapps', theme, language: 'es' })
}

prepareChannel()
const told = (message: object): Promise<void> => act(async () => hear(message))

const user = userEvent.setup()
const card = (name: RegExp) => screen.findByRole('button', { name })

beforeEach(() => setConfig({}))
afterEach(() => {
  clearSession()
  store.dispatch(api.util.resetApiState())
  jest.clearAllMocks()
})

describe('the cards', () => {
  it('show a visitor the public applications, opened in a new tab [AVA-01, AVA-02, AVA-04, AVA-05]', async () => {
    serve({})
    await open(null)
    const links = await screen.findAllByRole('link', { name: /se abre en otra pestaña/ })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://www.ibuhoo.test/',
      'https://www.colnomina.test/',
    ])
    for (const link of links) {
      expect(link).toHaveAttribute('target', '_blank')
      expect(link).toHaveAttribute('rel', 'noopener noreferrer')
      expect(link.closest('li')).toContainElement(link.querySelector('.app-icon'))
    }
    expect(screen.queryByText(/RESETOTP|APAGADA/)).toBeNull()
    expect(screen.getByRole('link', { name: 'Ingresar' })).toHaveAttribute('href', '/login')
  })

  it('show accessible applications first', async () => {
    serve({})
    await open(['colnomina'])
    const own = within(await screen.findByRole('region', { name: 'Tus aplicaciones' }))
    expect(own.getAllByRole('button')).toHaveLength(1)
    expect(own.getByRole('button')).toHaveAccessibleName('COLNOMINA Entrar')
    expect(
      within(screen.getByRole('region', { name: 'Más de la suite' })).getAllByRole('listitem'),
    ).toHaveLength(2)
    expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/')
  })

  it('only log without a landing address [AVA-02]', async () => {
    const log = jest.spyOn(console, 'info').mockImplementation(() => undefined)
    serve({})
    await open(null)
    await user.click(await card(/^HUECA/))
    expect(log).toHaveBeenCalledWith(expect.stringContaining('hueca'))
    expect(leavePage).not.toHaveBeenCalled()
  })

  it('are replaced by a message when there is none', async () => {
    serve({ list: [listed()] })
    await open(null)
    expect(
      await screen.findByText(
        'Todavía no hay aplicaciones para mostrar. Pídelas a quien administra tu empresa.',
      ),
    ).toBeVisible()
  })

  it('load on retry after a failure', async () => {
    serve({ list: [{ status: 500, body: {} }, suite] })
    await open(null)
    expect(await screen.findByRole('alert')).toHaveTextContent('Error al realizar la petición.')
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findAllByRole('link', { name: /otra pestaña/ })).toHaveLength(2)
  })

  it.each([
    ['nobody unknown', null, 0],
    // Minutes apart, because refreshes are limited per minute.
    ['nobody whose session has ended', ['colnomina'], 8],
  ])('of a service that shows them to %s redirect to the sign-in', async (_whom, apps, minutes) => {
    const now = Date.now() + minutes * 60_000
    jest.spyOn(Date, 'now').mockReturnValue(now)
    serve({ list: [{ status: 401, body: {} }], refresh: { status: 401, body: {} } })
    await open(apps)
    expect(await screen.findByText('Inicia sesión para ver las aplicaciones.')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

const token = testToken({ jti: 'for colnomina' })
const given: Reply = { body: { result: { token } } }

describe('entering an application', () => {
  it('requests one token for many clicks and opens the application with it [AVA-03, CAL-12]', async () => {
    const sent = serve({ generate: [given] })
    await open(['colnomina'])
    const button = await card(/^COLNOMINA/)
    await act(async () => {
      button.click()
      button.click()
    })
    await waitFor(() => expect(leavePage).toHaveBeenCalledTimes(1))
    expect(leavePage).toHaveBeenCalledWith(`https://app.colnomina.test/in?a=1&token=${token}`)
    expect(sent).toEqual([{ UserName: 'maria', Quantity: 1, AppName: 'colnomina', RefreshToken: 'r1' }])
  })

  it('refreshes once on a 401 and sends the new refresh token [SES-20]', async () => {
    const renewed = testToken({ unique_name: 'maria', jti: 'renewed' })
    const sent = serve({
      generate: [{ status: 401, body: {} }, given],
      refresh: { body: { result: { token: renewed, refreshToken: 'r2' } } },
    })
    await open(['colnomina'])
    await user.click(await card(/^COLNOMINA/))
    await waitFor(() => expect(leavePage).toHaveBeenCalledTimes(1))
    expect(sent.map(({ RefreshToken }) => RefreshToken)).toEqual(['r1', 'r2'])
    expect(readSession()?.token).toBe(renewed)
  })

  it.each([
    ['a refusal', { status: 400, body: { message: 'Sin licencia' } }, 'Sin licencia'],
    ['a 403', { status: 403, body: {} }, /no tiene los privilegios suficientes/],
    ['a broken service', { status: 500, body: {} }, 'Error al realizar la petición.'],
    ['no answer', 'drop' as const, 'Error al realizar la petición.'],
    ['an answer without a token', { body: { result: {} } }, 'Error al realizar la petición.'],
  ])('shows an error after %s and can be retried', async (_what, answer, text) => {
    serve({ generate: [answer, given] })
    await open(['colnomina'])
    await user.click(await card(/^COLNOMINA/))
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(store.getState().session.isForbidden).toBe(false)
    await user.click(await card(/^COLNOMINA/))
    await waitFor(() => expect(leavePage).toHaveBeenCalledTimes(1))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([null, 'javascript:alert(1)', 'http://app.colnomina.test/', 'https://u@evil.test/'])(
    'requests no token for the address %j',
    async (urlApp) => {
      jest.spyOn(console, 'info').mockImplementation(() => undefined)
      const sent = serve({ list: [listed(application('colnomina', { urlApp }))], generate: [given] })
      await open(['colnomina'])
      await user.click(await card(/^COLNOMINA/))
      expect(await screen.findByRole('alert')).toHaveTextContent('Error al realizar la petición.')
      expect([sent.length, jest.mocked(leavePage).mock.calls.length]).toEqual([0, 0])
    },
  )

  it.each([
    ['ibuhoo', { body: {} }, /^\/login/, '/availableapps', 2],
    ['bemyself', { body: {} }, /^\/absent.+isExpired/, '/availableapps', 4],
    ['ibuhoo', { body: { informationCode: 'R101', message: 'Revocada' } }, /^\/alert.+Revocada/, null, 6],
  ])(
    'of %s ends the session when the refresh is refused, and returns when it expired',
    async (product, refused, place, back, minutes) => {
      // Minutes apart, because refreshes are limited per minute.
      const now = Date.now() + minutes * 60_000
      jest.spyOn(Date, 'now').mockReturnValue(now)
      serve({ generate: [{ status: 401, body: {} }], refresh: { status: 401, ...refused } })
      await open(['colnomina'], findTheme(product, null))
      await user.click(await card(/^COLNOMINA/))
      expect(await screen.findByText(place)).toBeVisible()
      expect(readSession()).toBeNull()
      expect(takeReturnPath()).toBe(back)
    },
  )
})

describe('another tab', () => {
  const signedOut = { type: 'signed-out', user: 'maria', place: sessionPlace() }

  it('that signs out ends the chooser and its session in a new document [T41]', async () => {
    serve({})
    await open(['colnomina'])
    await card(/^COLNOMINA/)
    await told(signedOut)
    expect(hidePage).toHaveBeenCalled()
    expect(jest.mocked(leavePageForGood).mock.calls).toEqual([['/login']])
    expect(readSession()).toBeNull()
  })

  it.each([
    ['of somebody else', { ...signedOut, user: 'luis' }],
    ['of another product', { ...signedOut, place: 'another' }],
  ])('%s changes nothing', async (_whose, message) => {
    serve({})
    await open(['colnomina'])
    await card(/^COLNOMINA/)
    await told(message)
    expect(await card(/^COLNOMINA/)).toBeVisible()
    expect(readSession()).not.toBeNull()
  })

  it('changes nothing for a visitor', async () => {
    serve({})
    await open(null)
    await told(signedOut)
    expect(await screen.findByRole('link', { name: 'Ingresar' })).toBeVisible()
  })

  it('of the same session gets the newer tokens', async () => {
    serve({})
    await open(['colnomina'])
    const { id, token, refreshToken } = readSession()!
    writeSession({ token, refreshToken, id, refreshes: 1 })
    await told({ type: 'ask', session: id, refreshes: 0 })
    await waitFor(() =>
      expect(sentMessages).toEqual([{ type: 'tokens', session: id, sealed: expect.any(String) as string }]),
    )
  })
})
