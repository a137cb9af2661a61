import { MatchersV3 } from '@pact-foundation/pact'
import {
  createMenu,
  getMenuByApp,
  getMenuByUser,
  listApplicationsForMenus,
  listMenu,
  modifyMenu,
} from '#contracts/examples/menus.ts'
import type { MenuLocation } from '#contracts/menus.ts'
import { menusApi } from '#features/menus/api.ts'
import { storedMenusApi, type MenuToSave } from '#shared/menu/stored/api.ts'
import { createStore } from '#shared/api/createStore.ts'
import { type Given, stateValue } from './given.ts'
import { interact } from './interact.ts'
import { matchingJsonText } from './matchingText.ts'
import { refusesOthers } from './refusals.ts'

const session = { refreshToken: 'refresh-1' }
const open: Given = 'a session is open'
const stored: Given = 'a menu is stored'
const withoutRefresh = { refreshToken: null }

/** Items are sent as JSON text. */
function records(menuJson: string, fields: object = {}): unknown {
  return {
    result: { records: MatchersV3.eachLike({ menuJson: matchingJsonText(menuJson), ...fields }) },
  }
}

describe('the drawer menu', () => {
  const { listMenu: read } = menusApi.endpoints
  const headers = { userid: stateValue('userId', '1') }

  it('is read by user id [CCL-38]', async () => {
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

describe('all menus', () => {
  it('have application and location [CCL-38]', async () => {
    const [example] = (listMenu.outcomes['all']!.body as typeof listMenu.example.answer).result.records
    const { data } = await interact(
      {
        endpoint: listMenu,
        outcome: 'all',
        description: 'a request for all menus',
        given: ['a session is open', 'a menu is stored'],
        session,
        answer: records(example!.menuJson!, {
          idapplication: MatchersV3.integer(1),
          idmenulocation: MatchersV3.integer(1),
        }),
      },
      () => createStore().dispatch(menusApi.endpoints.listMenu.initiate({ headers: {} })),
    )
    expect(data!.result.records[0]).toMatchObject({ idapplication: 1, idmenulocation: 1 })
  })
})

describe('the applications that can have menus', () => {
  it('are listed [CCL-20]', async () => {
    const { data } = await interact(
      {
        endpoint: listApplicationsForMenus,
        outcome: '200',
        description: 'a request for the applications that can have menus',
        given: [open, ['an application is there', { appName: 'ibuhoo' }]],
        records: 'full',
        session,
      },
      () => createStore().dispatch(menusApi.endpoints.listApplicationsForMenus.initiate()),
    )
    expect(data).toEqual([{ id: 1, name: 'ibuhoo', title: 'Ibuhoo', isVisible: true, idState: 0 }])
  })

  refusesOthers(listApplicationsForMenus, 'a request for the applications that can have menus', (dispatch) =>
    dispatch(menusApi.endpoints.listApplicationsForMenus.initiate()),
  )
})

describe('the menu of an application in a location', () => {
  const { getMenuByApp: read } = storedMenusApi.endpoints
  const place = { idapplication: stateValue('applicationId', '1'), idmenulocation: '1' }
  type Sent = Parameters<typeof placeOf>[0]
  function placeOf({ headers }: { headers?: typeof getMenuByApp.example.headers }) {
    return {
      idapplication: Number(headers!.idapplication),
      idmenulocation: Number(headers!.idmenulocation) as MenuLocation,
    }
  }

  it('is read with its id [CCL-39, ENT-33]', async () => {
    const { data } = await interact(
      {
        endpoint: getMenuByApp,
        outcome: '200',
        description: 'a request for the menu of an application in a location',
        given: [open, stored],
        headers: place,
        session,
        answer: records(getMenuByApp.example.answer.result.records[0]!.menuJson!, {
          id: MatchersV3.integer(1),
        }),
      },
      (input) => createStore().dispatch(read.initiate(placeOf(input as Sent))),
    )
    expect(data).toEqual({ id: 1, menuJson: expect.stringContaining('Usuarios') })
  })

  it('has the id 0 if none is stored [MNU-32]', async () => {
    const { data } = await interact(
      {
        endpoint: getMenuByApp,
        outcome: 'none',
        description: 'a request for the menu of an application that has none in the location',
        given: [open, ['a menu is stored', { on: false }]],
        headers: place,
        session,
        answer: { result: { records: [] } },
      },
      (input) => createStore().dispatch(read.initiate(placeOf(input as Sent))),
    )
    expect(data).toEqual({ id: 0, menuJson: null })
  })

  refusesOthers(getMenuByApp, 'a request for the menu of an application in a location', (dispatch, input) =>
    dispatch(read.initiate(placeOf(input))),
  )
})

describe('a new menu', () => {
  const body = { ...createMenu.example.body, idapplication: stateValue('applicationId', 14) }

  it('is created with the id 0 [CCL-41, ENT-29]', async () => {
    const { error } = await interact(
      {
        endpoint: createMenu,
        outcome: '200',
        description: 'a new menu',
        given: [open, ['a menu is stored', { on: false }]],
        body,
        session,
      },
      (input) =>
        createStore().dispatch(storedMenusApi.endpoints.createMenu.initiate(input.body as MenuToSave)),
    )
    expect(error).toBeUndefined()
  })

  it('is refused with a text if the application has one there', async () => {
    const { error } = await interact(
      {
        endpoint: createMenu,
        outcome: 'refused',
        description: 'a new menu where there is one',
        given: [open, stored],
        body,
        session,
      },
      (input) =>
        createStore().dispatch(storedMenusApi.endpoints.createMenu.initiate(input.body as MenuToSave)),
    )
    expect(error).toMatchObject({
      kind: 'status',
      message: 'La aplicación ya tiene un menú en esta ubicación.',
    })
  })

  refusesOthers(createMenu, 'a new menu', (dispatch, { body: menu }) =>
    dispatch(storedMenusApi.endpoints.createMenu.initiate(menu as MenuToSave)),
  )
})

describe('a changed menu', () => {
  const { modifyMenu: save } = storedMenusApi.endpoints
  const own = {
    ...modifyMenu.example.body,
    id: stateValue('menuId', 1),
    idapplication: stateValue('applicationId', 1),
  }

  it('replaces the stored one [CCL-42]', async () => {
    const { error } = await interact(
      {
        endpoint: modifyMenu,
        outcome: '200',
        description: 'a changed menu',
        given: [open, stored],
        body: own,
        session,
      },
      (input) => createStore().dispatch(save.initiate(input.body as MenuToSave)),
    )
    expect(error).toBeUndefined()
  })

  it('is refused with a text for an unknown id', async () => {
    const { error } = await interact(
      {
        endpoint: modifyMenu,
        outcome: 'refused',
        description: 'a changed menu that is not there',
        given: [open, ['a menu is stored', { on: false }]],
        body: own,
        session,
      },
      (input) => createStore().dispatch(save.initiate(input.body as MenuToSave)),
    )
    expect(error).toMatchObject({ kind: 'status', message: 'El menú no existe.' })
  })

  refusesOthers(modifyMenu, 'a changed menu', (dispatch, { body }) =>
    dispatch(save.initiate(body as MenuToSave)),
  )
})
