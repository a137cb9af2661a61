import { createBrowserRouter } from 'react-router-dom'
import { routes } from './routes.tsx'

let router: ReturnType<typeof createBrowserRouter> | undefined

/** Begins at the address of the page when it is first asked for. */
export function browserRouter(): ReturnType<typeof createBrowserRouter> {
  return (router ??= createBrowserRouter(routes))
}
