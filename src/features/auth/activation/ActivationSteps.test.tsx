import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sendActivationEmail } from '#contracts/examples/passwords.ts'
import { store } from '#shared/api/store.ts'
import { readInformation } from '../messages/information.ts'
import { InformationScreen } from '../messages/InformationScreen.tsx'
import { ResendEmailScreen } from '../messages/messageScreens.tsx'
import { place, serve, visit, type Reply, type Sent } from '../password/testPasswordPage.tsx'

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTimeAsync(ms) })
const done: Reply = sendActivationEmail.outcomes['A10']!
const refused: Reply = sendActivationEmail.outcomes['R11']!
const expired =
  'El tiempo para activar tu cuenta ha finalizado, hemos enviado a tu email un nuevo vínculo de activación.'

let visits = 0
const newKey = (): string => `visit${(visits += 1)}`

beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask', 'nextTick'] }))
afterEach(() => {
  jest.useRealTimers()
  sessionStorage.clear()
})

async function arrive(name = `user${visits}`, key = newKey()): Promise<{ key: string; name: string }> {
  const state = { messageType: 'INVALID_LINK', user: name }
  await visit(<ResendEmailScreen />, { pathname: '/resendemail', state, key })
  await act(() => jest.advanceTimersByTimeAsync(20))
  return { key, name }
}

const heading = (): string => screen.getByRole('heading', { level: 1 }).textContent ?? ''
const notReceived = (): Promise<void> =>
  user.click(screen.getByRole('button', { name: '¿No has recibido el email?' }))
const sends = (sent: Sent[]): number => sent.filter(({ call }) => call === 'SendActivationEmail').length
const pass = (ms: number): Promise<void> =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(ms)
  })

describe('the activation e-mail', () => {
  it('is sent on arrival, and step 1 says so [RSD-01, RSD-04, RSD-05, RTE-29, RTE-30, CAL-09, SES-06]', async () => {
    const sent = serve({ SendActivationEmail: done })
    const { name } = await arrive()
    expect(heading()).toBe(expired)
    expect(sent.map(({ body }) => body)).toEqual([{ userName: name, appName: 'ibuhoo' }])
    expect(store.getState().session.activationEmail).toBe('A10')
    expect(screen.getByRole('button', { name: '¿No has recibido el email?' })).toBeVisible()
  })

  it('is sent again on request, then not for a minute [RSD-06, RSD-07, RSD-08, RSD-09, RSD-10, RSD-11, RSD-12]', async () => {
    const sent = serve({ SendActivationEmail: done })
    await arrive()
    await notReceived()
    expect(sends(sent)).toBe(2)
    expect(heading()).toBe('Te enviamos un nuevo email con el vínculo de activación.')
    expect(screen.getByRole('timer')).toHaveTextContent(/^01:00$/)
    await pass(1_000)
    expect(screen.getByRole('timer')).toHaveTextContent(/^59Segundos$/)
  })

  it('can be requested again after each minute [RSD-13, RSD-14, RSD-15, RSD-16]', async () => {
    const sent = serve({ SendActivationEmail: done })
    await arrive()
    await notReceived()
    await pass(60_000)
    expect(heading()).toBe('¡Listo!')
    expect(screen.getByText('Te enviamos de nuevo el email con el vínculo de activación.')).toBeVisible()
    expect(sends(sent)).toBe(2)
    await user.click(screen.getByRole('button', { name: 'Enviar otra vez' }))
    expect(sends(sent)).toBe(3)
    expect(heading()).toBe('Te enviamos un nuevo email con el vínculo de activación.')
    expect(screen.getByRole('timer')).toHaveTextContent('01:00')
  })

  it('is not sent again after a reload or Back, and the step stays', async () => {
    const sent = serve({ SendActivationEmail: done })
    const { key, name } = await arrive()
    for (let reload = 0; reload < 3; reload += 1) {
      cleanup()
      await arrive(name, key)
    }
    expect(sends(sent)).toBe(1)
    await notReceived()
    await pass(10_000)
    cleanup()
    await arrive(name, key)
    expect(sends(sent)).toBe(2)
    expect(screen.getByRole('timer')).toHaveTextContent('50')
    cleanup()
    await pass(60_000)
    await arrive(name, key)
    expect(heading()).toBe('¡Listo!')
    expect(sends(sent)).toBe(2)
  })

  it('is not sent by a second visit within a minute, but by a later one', async () => {
    const sent = serve({ SendActivationEmail: done })
    const { name } = await arrive()
    await pass(30_000)
    cleanup()
    await arrive(name)
    expect([sends(sent), heading()]).toEqual([1, expired])
    await pass(31_000)
    cleanup()
    await arrive(name)
    expect(sends(sent)).toBe(2)
  })

  it('is sent to a second user of the tab without a pause', async () => {
    const sent = serve({ SendActivationEmail: done })
    const { name } = await arrive()
    await pass(30_000)
    cleanup()
    const { name: other } = await arrive()
    expect(sent.map(({ body }) => body['userName'])).toEqual([name, other])
    expect(other).not.toBe(name)
    expect(heading()).toBe(expired)
  })

  it.each<[string, Reply, string]>([
    ['refused', refused, 'No fue posible enviar el correo de activación.'],
    ['not answered', 'drop', 'Error al realizar la petición.'],
  ])('that is %s shows why and stays on its step', async (_, reply, text) => {
    const sent = serve({ SendActivationEmail: [reply, reply, done] })
    await arrive()
    expect(heading()).toBe('El tiempo para activar tu cuenta ha finalizado.')
    expect(screen.getByRole('alert')).toHaveTextContent(text)
    await notReceived()
    expect(heading()).toBe('El tiempo para activar tu cuenta ha finalizado.')
    expect(screen.queryByRole('timer')).toBeNull()
    await notReceived()
    expect(screen.getByRole('timer')).toBeVisible()
    expect(sends(sent)).toBe(3)
  })

  it.each([undefined, '', '   ', 7, 'x'.repeat(101)])(
    'is not sent for the user %j, who gets the alert [RSD-02, RSD-03]',
    async (name) => {
      jest.useRealTimers()
      const sent = serve({})
      const state = { messageType: 'INVALID_LINK', user: name }
      await visit(<ResendEmailScreen />, { pathname: '/resendemail', state, key: newKey() })
      expect(await place()).toEqual({ path: '/alert', state: { text: 'noUserData', pageName: '/login' } })
      expect(sent).toEqual([])
    },
  )
})

describe('the message types of an activation', () => {
  const show = async (messageType: string): Promise<void> => {
    const state = { messageType, user: `user${visits}` }
    const information = readInformation(state)!
    await visit(<InformationScreen information={information} />, { pathname: '/alert', state, key: newKey() })
    await act(() => jest.advanceTimersByTimeAsync(20))
  }

  it('INVALID_LINK says that the link expired and leads to CHECK_EMAIL_AGAIN [INF-12, INF-13]', async () => {
    serve({ SendActivationEmail: done })
    await show('INVALID_LINK')
    expect(heading()).toBe(expired)
    await notReceived()
    expect(heading()).toBe('Te enviamos un nuevo email con el vínculo de activación.')
  })

  it('CHECK_EMAIL_AGAIN starts with step 2 and sends nothing by itself [INF-14]', async () => {
    const sent = serve({ SendActivationEmail: done })
    await show('CHECK_EMAIL_AGAIN')
    expect(heading()).toBe('Te enviamos un nuevo email con el vínculo de activación.')
    expect(screen.getByRole('timer')).toHaveTextContent('01:00')
    expect(sends(sent)).toBe(0)
  })
})
