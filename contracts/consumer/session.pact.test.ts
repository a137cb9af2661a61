import { exampleToken } from '#contracts/examples/exampleToken.ts'
import { refreshToken, revokeToken } from '#contracts/examples/session.ts'
import { refreshSession } from '#shared/session/refresh.ts'
import { onSessionEnd, type SessionEnd } from '#shared/session/sessionEvents.ts'
import { signOut } from '#shared/session/signOut.ts'
import { readSession } from '#shared/session/tokens.ts'
import { type Given, stateValue } from './given.ts'
import { interact, logoutVerify } from './interact.ts'

const userName = stateValue('userName', 'admin')
const stored = stateValue('refreshToken', 'refresh-1')

describe('a refresh', () => {
  const body = (token: unknown) => ({ RefreshToken: token, UserName: userName, Appname: 'ibuhoo' })

  it('gives the session new tokens [CAL-11, CCL-51]', async () => {
    const session = await interact(
      {
        endpoint: refreshToken,
        outcome: '200',
        description: 'a refresh of the session',
        given: ['a session is open'],
        body: body(stored),
        session: { refreshToken: 'refresh-1' },
      },
      async () => {
        await refreshSession(exampleToken)
        return readSession()
      },
    )
    expect(session).toMatchObject({ token: exampleToken, refreshToken: 'refresh-2', refreshes: 1 })
  })

  type Row = [outcome: string, description: string, given: Given[], refreshToken: string, ends: SessionEnd]
  const { message } = refreshToken.outcomes['R101']!.body as { message: string }

  it.each<Row>([
    [
      '401',
      'a refresh with a token that the service does not know',
      ['a session is open'],
      'unknown-refresh-token',
      { reason: 'expired', message: null },
    ],
    [
      'R101',
      'a refresh of a revoked session',
      ['a session was revoked'],
      'refresh-1',
      { reason: 'revoked', message },
    ],
  ])('answered %s ends the session: %s', async (outcome, description, given, token, ends) => {
    const heard: SessionEnd[] = []
    const forget = onSessionEnd((end) => heard.push(end))
    await interact(
      {
        endpoint: refreshToken,
        outcome,
        description,
        given,
        body: body(outcome === 'R101' ? stored : token),
        session: { refreshToken: token },
        ...(outcome === '401' && { answer: null }),
      },
      () => refreshSession(exampleToken),
    )
    forget()
    expect(heard).toEqual([ends])
  })
})

describe('a sign-out', () => {
  const body = { UserName: userName, Quantity: 1, AppName: 'ibuhoo', RefreshToken: stored }

  it('revokes the tokens and opens the signed-out page [CAL-13, CCL-52]', async () => {
    const next = await interact(
      {
        endpoint: revokeToken,
        outcome: '200',
        description: 'a sign-out',
        given: ['a session is open'],
        body,
        session: { refreshToken: 'refresh-1' },
      },
      signOut,
    )
    expect(next).toBe(`${logoutVerify}?url=information`)
  })

  it('opens the sign-in if the service refuses to revoke', async () => {
    const next = await interact(
      {
        endpoint: revokeToken,
        outcome: '401',
        description: 'a sign-out from a revoked session',
        given: ['a session was revoked'],
        body,
        session: { refreshToken: 'refresh-1' },
        answer: null,
      },
      signOut,
    )
    expect(next).toBe('/login')
  })
})
