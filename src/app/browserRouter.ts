import { createBrowserRouter } from 'react-router-dom'
import { routes } from './routes.tsx'

let router: ReturnType<typeof createBrowserRouter> | undefined

/** The data router, created on first use. */
export function browserRouter(): ReturnType<typeof createBrowserRouter> {
  return (router ??= createBrowserRouter(routes))
}
