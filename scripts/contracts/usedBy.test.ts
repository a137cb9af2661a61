/** @jest-environment node */
import { usedBy } from './usedBy.ts'

const slice = {
  path: 'src/features/users/api.ts',
  text: `
async function readPage(input) {
  return call(listUsers)
}

export const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUsersPage: build.query({ queryFn: (input) => readPage(input) }),
    deleteUser: build.mutation({ ...call(deleteUser), invalidatesTags: ['user'] }),
    userExists: build.mutation(call(userExists)),
  }),
})
`,
}
const screen = { path: 'src/features/users/UsersScreen.tsx', text: 'usersApi.useListUsersPageQuery(page)' }
const action = { path: 'src/features/users/remove.ts', text: 'dispatch(endpoints.deleteUser.initiate({}))' }
const refresh = {
  path: 'src/shared/session/refresh.ts',
  text: "import { refreshToken as wire } from '#contracts/session.ts'\nsend(wire, {})",
}

it.each([
  ['by its hook, by way of a function of the slice', 'listUsers', ['users']],
  ['by a dispatch', 'deleteUser', ['users']],
  ['without the api', 'refreshToken', ['every screen']],
  ['by nobody', 'userExists', []],
])('finds the screen of a call made %s', (_how, id, users) => {
  expect(usedBy([id], [slice, screen, action, refresh]).get(id)).toEqual(users)
})

it('finds in the portal the screen of the sign-in, and none for an unused call', () => {
  const users = usedBy(['login', 'listCompaniesByUser'])
  expect([...users.values()]).toEqual([['sign-in'], []])
})
