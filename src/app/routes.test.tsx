import { waitFor } from '@testing-library/react'
import { createBrowserRouter, matchRoutes, type LoaderFunctionArgs } from 'react-router-dom'
import { portalPaths, tabPaths } from '#shared/address/paths.ts'
import { viewsKey } from '#shared/list/views/openingQuery.ts'
import { routes } from './routes.tsx'

const matched = (address: string): string | undefined => matchRoutes(routes, address)?.at(-1)?.route.path

it.each([...portalPaths, ...tabPaths])('%s has a route', (path) => {
  expect(matched(path)).not.toBe('*')
})

it.each([
  ['/', '/'],
  ['/Users/', '/users'],
  ['/USERS/Import', '/users/import'],
  ['/users/new', '/users/:id/:tab?'],
  ['/roles/7/permissions', '/roles/:id/:tab?'],
  ['/menusettings', '/menuSettings/:tab?'],
  ['/LOGIN', '/login'],
  ['/nowhere', '*'],
  ['/users/7/roles/8', '*'],
])('%s is the route %s in any case', (address, path) => {
  expect(matched(address)).toBe(path)
})

describe('the loader of a list', () => {
  const load = (address: string): unknown => {
    const { loader } = matchRoutes(routes, address)!.at(-1)!.route
    const request = new Request(new URL(address, location.origin))
    return (loader as (args: Partial<LoaderFunctionArgs>) => unknown)({ request })
  }
  afterEach(() => localStorage.clear())

  it('redirects to the default view of the list', () => {
    const views = { opens: 1, views: [{ id: 1, query: 'q=ana' }] }
    localStorage.setItem(viewsKey('/roles'), JSON.stringify(views))
    expect((load('/roles') as Response).headers.get('Location')).toBe('/roles?q=ana')
    expect(load('/roles?page=2')).toBeNull()
  })

  it('keeps the former screen in the history after a link, and adds no entry on Back', async () => {
    const views = { opens: 1, views: [{ id: 1, query: 'q=ana' }] }
    localStorage.setItem(viewsKey('/roles'), JSON.stringify(views))
    window.history.replaceState(null, '', '/apps')
    const { loader } = matchRoutes(routes, '/roles')!.at(-1)!.route
    const router = createBrowserRouter([
      { path: '/roles', loader: loader! },
      { path: '*', element: null },
    ])
    const shown = (): string => router.state.location.pathname + router.state.location.search
    await router.navigate('/roles')
    expect([shown(), window.history.state.idx]).toEqual(['/roles?q=ana', 1])
    await router.navigate(-1)
    await waitFor(() => expect(shown()).toBe('/apps'))
    router.dispose()
  })
})
