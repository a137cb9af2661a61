import { renderRoutes } from '#shared/testing/testScreen.tsx'
import { screenRoutes } from './routes.tsx'

/** The portal's own routes of a list and its cards, such as `/users`, at an address of theirs. */
export function renderScreensOf(list: string, address: string): void {
  renderRoutes(
    screenRoutes.filter(({ path }) => path!.startsWith(list)),
    address,
  )
}
