import { useEffect, useState, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'

type User = { id: number } & Record<'names' | 'surnames' | 'userName' | 'email', string | null>

/** React and a table, nothing else: what the first 25 users of the service cost at least. */
function PlainTable(): ReactElement {
  const [users, setUsers] = useState<User[]>([])
  const [search, setSearch] = useState('')
  useEffect(() => void Promise.all(['0', '1', '2'].map(readPage)).then((read) => setUsers(read.flat())), [])
  return (
    <main>
      <h1>Usuarios</h1>
      <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      <table>
        <tbody>
          {users.slice(0, 25).map(({ id, names, surnames, userName, email }) => (
            <tr key={id}>
              <td>
                <a href={`/users/${id}`}>
                  {names} {surnames}
                </a>
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

createRoot(document.getElementById('root')!).render(<PlainTable />)
