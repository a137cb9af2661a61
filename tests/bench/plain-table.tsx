import { configureStore } from '@reduxjs/toolkit'
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react'
import { useState, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom'

type User = { id: number } & Record<'names' | 'surnames' | 'userName' | 'email', string | null>

const api = createApi({
  baseQuery: fakeBaseQuery(),
  endpoints: (build) => ({
    listUsers: build.query<User[], void>({
      queryFn: async () => ({ data: (await Promise.all(['0', '1', '2'].map(readPage))).flat() }),
    }),
  }),
})
const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (standard) => standard().concat(api.middleware),
})

/** React, a router, a store and a table, nothing else: what the first 25 users of the service cost at least. */
function PlainTable(): ReactElement {
  const { data: users = [] } = api.useListUsersQuery()
  const [search, setSearch] = useState('')
  return (
    <main>
      <h1>Usuarios</h1>
      <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      <table>
        <tbody>
          {users.slice(0, 25).map(({ id, names, surnames, userName, email }) => (
            <tr key={id}>
              <td>
                <Link to={`/users/${id}`}>
                  {names} {surnames}
                </Link>
              </td>
              <td>{userName}</td>
              <td>{email}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  )
}

/** The service answers in pages of ten. */
async function readPage(pages: string): Promise<User[]> {
  const answer = await fetch('/security/api/user/list', {
    headers: {
      Authorization: sessionStorage.getItem('token') ?? '',
      pages,
      customerSearch: '',
      filterBy: '',
    },
  })
  return ((await answer.json()) as { users: User[] }).users
}

createRoot(document.getElementById('root')!).render(
  <Provider store={store}>
    <RouterProvider router={createBrowserRouter([{ path: '*', element: <PlainTable /> }])} />
  </Provider>,
)
