import { validateSession } from '#contracts/examples/session.ts'
import { channelApi } from '#shared/session/channelApi.ts'
import { createStore } from '#shared/api/createStore.ts'
import { interact } from './interact.ts'

const { validateSession: validate } = channelApi.endpoints
const headers = validateSession.example.headers

describe('the connection of the session channel', () => {
  it('is linked to the session [CCL-13]', async () => {
    const { data } = await interact(
      {
        endpoint: validateSession,
        outcome: '200',
        description: 'the connection id of a session',
        given: ['a session is open'],
        headers,
        body: {},
        session: { refreshToken: 'refresh-1' },
      },
      (input) => createStore().dispatch(validate.initiate(input)),
    )
    expect(data).toEqual({})
  })

  it('is refused with a final 401 if the session was revoked', async () => {
    const { error } = await interact(
      {
        endpoint: validateSession,
        outcome: '401',
        description: 'the connection id of a revoked session',
        given: ['a session was revoked'],
        headers,
        body: {},
        session: { refreshToken: 'refresh-1' },
        answer: null,
      },
      (input) => createStore().dispatch(validate.initiate(input)),
    )
    expect(error).toMatchObject({ kind: 'status', status: 401 })
  })
})
