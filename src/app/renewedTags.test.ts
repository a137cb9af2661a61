/** @jest-environment node */
import { applicationSettingsApi } from '#features/applications/settingsApi.ts'
import { menusApi } from '#features/menus/api.ts'
import { notificationsApi } from '#features/notifications/api.ts'
import { privilegesApi } from '#features/privileges/api.ts'
import { rolesApi } from '#features/roles/api.ts'
import { suiteItemsApi } from '#features/suite-items/api.ts'
import { storedMenusApi } from '#shared/menu/stored/api.ts'
import { usersApi } from '#features/users/api.ts'
import { api } from '#shared/api/api.ts'
import { createStore } from '#shared/api/createStore.ts'
import { resources } from '#shared/resources/resources.ts'

type Tag = 'menu' | 'application' | 'user' | 'company' | 'role' | 'privilege' | 'notification' | 'template'

/**
 * Tags read again after a successful and after a failed change. A failed save of a menu reads nothing again, because
 * its changes still refer to the earlier read (D3).
 */
const renewed: Readonly<Record<string, [done: Tag[], failed: Tag[]]>> = {
  createApplication: [['application'], ['application']],
  // A renaming follows in companies, privileges, roles and users (D18).
  modifyApplication: [
    ['application', 'company', 'privilege', 'role', 'user'],
    ['application', 'company', 'privilege', 'role', 'user'],
  ],
  createPrivilege: [['privilege'], ['privilege']],
  // A role that loses the privilege in an application has a lower count there.
  modifyPrivilege: [
    ['privilege', 'role'],
    ['privilege', 'role'],
  ],
  createRole: [['role'], ['role']],
  modifyRole: [
    ['role', 'user'],
    ['role', 'user'],
  ],
  createUser: [
    ['company', 'role', 'user'],
    ['company', 'role', 'user'],
  ],
  modifyUser: [
    ['company', 'role', 'user'],
    ['company', 'role', 'user'],
  ],
  activateDeletedUser: [
    ['company', 'role', 'user'],
    ['company', 'role', 'user'],
  ],
  setUserState: [['user'], ['user']],
  deleteUser: [['user'], ['user']],
  createMenu: [['menu'], []],
  modifyMenu: [['menu'], []],
  createNotification: [['notification'], ['notification']],
  modifyNotification: [['notification'], ['notification']],
  deleteNotification: [['notification'], ['notification']],
  // Checks and files change no record.
  userExists: [[], []],
  uploadImageMenu: [[], []],
}

const tags: readonly Tag[] = [
  'menu',
  'application',
  'user',
  'company',
  'role',
  'privilege',
  'notification',
  'template',
]

/** One read per tag, to see which are repeated. */
const probes = api.enhanceEndpoints({}).injectEndpoints({
  endpoints: (build) => ({
    probe: build.query<number, Tag>({
      queryFn: (tag) => {
        reads.push(tag)
        return { data: 0 }
      },
      providesTags: (_data, _error, tag) => [tag],
    }),
  }),
})
const reads: Tag[] = []

const slices = [
  applicationSettingsApi,
  menusApi,
  notificationsApi,
  privilegesApi,
  rolesApi,
  storedMenusApi,
  suiteItemsApi,
  usersApi,
]
type Endpoints = Record<
  string,
  { initiate: (arg: unknown) => Parameters<ReturnType<typeof createStore>['dispatch']>[0]; name: string }
>
const endpoints = Object.assign({}, ...slices.map((slice) => slice.endpoints)) as Endpoints
const isMutation = (name: string): boolean => 'useMutation' in endpoints[name]!
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20))

async function readAgain(name: string, isDone: boolean): Promise<Tag[]> {
  const store = createStore()
  for (const tag of tags) void store.dispatch(probes.endpoints.probe.initiate(tag))
  await settle()
  reads.length = 0
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      Promise.resolve(new Response(isDone ? JSON.stringify(done) : '{}', { status: isDone ? 200 : 500 })),
    )
  await (store.dispatch(
    endpoints[name]!.initiate({ body: { id: 1, executionDate: '2030-01-01', application: [] } }),
  ) as unknown as Promise<unknown>)
  await settle()
  return [...reads].toSorted()
}

const done = {
  informationCode: 'A10',
  information: '',
  message: '',
  result: { informationCode: 'A10', information: '' },
}

it('the table has every change of the console', () => {
  expect(Object.keys(endpoints).filter(isMutation).toSorted()).toEqual(Object.keys(renewed).toSorted())
})

it('every change of a record is declared by its resource, so that a refused one makes it read-only', () => {
  const declared = resources.flatMap(({ writes }) => writes)
  expect([...declared, 'userExists', 'uploadImageMenu'].toSorted()).toEqual(Object.keys(renewed).toSorted())
})

it.each(Object.entries(renewed))('after %s %j is read again', async (name, [whenDone, whenFailed]) => {
  expect(await readAgain(name, true)).toEqual(whenDone.toSorted())
  expect(await readAgain(name, false)).toEqual(whenFailed.toSorted())
})
