import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { validateOtpMail } from '#contracts/examples/passwords.ts'
import { ResetOtpScreen } from './ResetOtpScreen.tsx'
import { serve, visit, type Reply } from './testPasswordPage.tsx'

const user = userEvent.setup()
const sent: Reply = validateOtpMail.outcomes['A10']!
const refused: Reply = validateOtpMail.outcomes['R11']!
const open = (search: string): Promise<void> => visit(<ResetOtpScreen />, { pathname: '/resetotp', search })

describe('the confirmation of an OTP reset', () => {
  it.each([
    ['?token=first.named.token', 'first.named.token'],
    ['?second.bare.token', 'second.bare.token'],
    ['?token=third.named.token).&utm_source=mail', 'third.named.token'],
    ['?utm_source=mail&amp;token=fourth.named.token', 'fourth.named.token'],
    ['?fifth.bare.token.&fbclid=IwAR0', 'fifth.bare.token'],
  ])('reads the token of %s and sends it once [OTP-01, OTP-02, CAL-18, CON-38]', async (search, token) => {
    const calls = serve({ ValidateOtpMail: sent })
    await open(search)
    await screen.findByRole('heading')
    cleanup()
    await open(search)
    expect(await screen.findByRole('heading', { name: 'Solicitud enviada correctamente.' })).toBeVisible()
    expect(calls.map(({ call, body }) => [call, body])).toEqual([['ValidateOtpMail', { token }]])
  })

  it('shows a message while it waits [OTP-03, OTP-04, CON-39, CON-40]', async () => {
    let answer = (_: Response): void => undefined
    jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise((resolve) => (answer = resolve)))
    await open('?token=waiting')
    expect(screen.getByRole('status')).toHaveTextContent(
      'Procesando solicitud espera un momento por favor...',
    )
    await act(async () => answer(new Response(JSON.stringify((sent as { body: unknown }).body))))
    expect(await screen.findByRole('heading', { name: 'Solicitud enviada correctamente.' })).toBeVisible()
  })

  it.each<[string, Reply, string]>([
    ['R11', refused, 'No fue posible enviar la solicitud: El enlace ya fue usado o venció.'],
    [
      'another code',
      { body: { statusDetails: [{ code: 'R99', description: 'Otra razón.' }] } },
      'No fue posible enviar la solicitud: Otra razón.',
    ],
    ['no code', { body: { statusDetails: [] } }, 'No fue posible enviar la solicitud.'],
    [
      'a refusal',
      { status: 400, body: { message: 'Token desconocido.' } },
      'No fue posible enviar la solicitud: Token desconocido.',
    ],
  ])('tells a failure and its reason on %s [OTP-05, CON-41, CER-10]', async (name, reply, text) => {
    serve({ ValidateOtpMail: reply })
    await open(`?token=${encodeURIComponent(name)}`)
    expect(await screen.findByRole('heading', { name: text })).toBeVisible()
  })

  it('says that a mail program may have opened a refused link first [OTP-05]', async () => {
    serve({ ValidateOtpMail: refused })
    await open('?token=opened.before')
    expect(await screen.findByText(/si tu correo lo abrió antes que tú/)).toBeVisible()
  })

  it('without a token fails and sends nothing', async () => {
    const calls = serve({})
    await open('')
    expect(await screen.findByRole('heading', { name: 'No fue posible enviar la solicitud.' })).toBeVisible()
    expect(calls).toEqual([])
  })

  it('can be retried after a lost answer [CER-10]', async () => {
    serve({ ValidateOtpMail: ['drop', sent] })
    await open('?token=unanswered')
    expect(await screen.findByRole('alert')).toHaveTextContent('Error al realizar la petición.')
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByText('Solicitud enviada correctamente.')).toBeVisible()
  })

  describe('says after a reload, without its token or a call,', () => {
    const reloaded: { pathname: string; search: string; state: unknown }[] = []
    function Left(): null {
      const { pathname, search, state } = useLocation()
      useEffect(() => void reloaded.unshift({ pathname, search, state: state as unknown }))
      return null
    }
    const page = (
      <>
        <ResetOtpScreen />
        <Left />
      </>
    )
    async function reload(): Promise<void> {
      cleanup()
      const [left] = reloaded
      expect(left!.search).toBe('')
      await visit(<ResetOtpScreen />, left!)
    }

    it.each<[string, Reply, string, string]>([
      ['sent', sent, 'Solicitud enviada correctamente.', 'Solicitud enviada correctamente.'],
      [
        'refused',
        refused,
        'No fue posible enviar la solicitud: El enlace ya fue usado o venció.',
        'No fue posible enviar la solicitud.',
      ],
      [
        'without an answer',
        'drop',
        'No fue posible enviar la solicitud.',
        'No sabemos si la solicitud se envió: la respuesta del servicio no llegó.',
      ],
    ])('that it was %s [OTP-04, OTP-05]', async (what, reply, before, after) => {
      const calls = serve({ ValidateOtpMail: reply })
      const entry = { pathname: '/resetotp', search: `?token=reload.${encodeURIComponent(what)}` }
      await visit(page, entry)
      expect(await screen.findByRole('heading', { name: before })).toBeVisible()
      await reload()
      expect(await screen.findByRole('heading', { name: after })).toBeVisible()
      expect(calls).toHaveLength(1)
    })

    it('that the result is unknown if the answer was pending', async () => {
      jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined))
      await visit(page, { pathname: '/resetotp', search: '?token=reload.early' })
      await reload()
      expect(
        await screen.findByRole('heading', { name: /^No sabemos si la solicitud se envió/ }),
      ).toBeVisible()
      expect(screen.getByText('Abre de nuevo el enlace desde el correo que te enviamos.')).toBeVisible()
    })
  })
})
