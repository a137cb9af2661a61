import { MatchersV3 } from '@pact-foundation/pact'
import { getMenuByUser, listMenu } from '#contracts/examples/menus.ts'
import { menusApi } from '#features/menus/api.ts'
import { createStore } from '#shared/api/createStore.ts'
import { interact } from './interact.ts'
import { matchingText } from './matchingText.ts'
import { stateValue } from './stateValue.ts'

const session = { refreshToken: 'refresh-1' }
const withoutRefresh = { refreshToken: null }

/** Items travel as text of JSON. */
function records(menuJson: string): unknown {
  return {
    result: { records: MatchersV3.eachLike({ menuJson: matchingText('jsonList', menuJson) }) },
  }
}

describe('the drawer menu', () => {
  const { listMenu: read } = menusApi.endpoints
  const headers = { userid: stateValue('userId', '1') }

  it('is read by the id of the person [CCL-38]', async () => {
    const { data } = await interact(
      {
        endpoint: listMenu,
        outcome: '200',
        description: 'a request for the drawer menu',
        given: ['a session is open', ['a menu is stored', { location: 1 }]],
        headers,
        session,
        answer: records(listMenu.example.answer.result.records[0]!.menuJson!),
      },
      (input) => createStore().dispatch(read.initiate(input)),
    )
    expect(JSON.parse(data!.result.records[0]!.menuJson!)).toMatchObject([{ name: 'Usuarios' }])
  })

  it('is refused with a 401 when the token has expired', async () => {
    const { error } = await interact(
      {
        endpoint: listMenu,
        outcome: '401',
        description: 'a request for the drawer menu with an expired token',
        given: ['a session has expired'],
        headers,
        session: withoutRefresh,
        answer: null,
      },
      (input) => createStore().dispatch(read.initiate(input)),
    )
    expect(error).toMatchObject({ kind: 'session' })
  })
})

describe('the menu of a location', () => {
  const { getMenuByUser: read } = menusApi.endpoints
  const headers = { idmenulocation: '2', appName: 'ibuhoo' }

  it('is read by location and application [CCL-40]', async () => {
    const { data } = await interact(
      {
        endpoint: getMenuByUser,
        outcome: '200',
        description: 'a request for the menu of the top bar',
        given: ['a session is open', ['a menu is stored', { location: 2 }]],
        headers,
        session,
        answer: records(getMenuByUser.example.answer.result.records[0]!.menuJson!),
      },
      (input) => createStore().dispatch(read.initiate(input)),
    )
    expect(JSON.parse(data!.result.records[0]!.menuJson!)).toMatchObject([{ name: 'Ayuda' }])
  })

  it('is refused with a 401 when the token has expired', async () => {
    const { error } = await interact(
      {
        endpoint: getMenuByUser,
        outcome: '401',
        description: 'a request for the menu of the top bar with an expired token',
        given: ['a session has expired'],
        headers,
        session: withoutRefresh,
        answer: null,
      },
      (input) => createStore().dispatch(read.initiate(input)),
    )
    expect(error).toMatchObject({ kind: 'session' })
  })
})
