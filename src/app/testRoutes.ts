import type { RouteObject } from 'react-router-dom'
import { renderRoutes } from '#shared/testing/testScreen.tsx'
import { screenRoutes } from './routes.tsx'

/** The real routes of a list and its cards, such as `/users`; other addresses are empty. */
export function screensOf(list: string): RouteObject[] {
  const own = screenRoutes.filter(({ path }) => path!.startsWith(list))
  return [...own, { path: '*', element: null }]
}

/** Renders these routes at an address. */
export function renderScreensOf(list: string, address: string): void {
  renderRoutes(screensOf(list), address)
}
