import { useLayoutEffect, type ReactElement } from 'react'
import { RouterProvider } from 'react-router-dom'
import { browserRouter } from './browserRouter.ts'

/** The routes of the portal in their data router; `onOpen` asks a page that began with the sign-in to show it. */
export function ConsoleRouter({ onOpen }: { onOpen?: () => void }): ReactElement | null {
  useLayoutEffect(() => onOpen?.(), [onOpen])
  return onOpen ? null : <RouterProvider router={browserRouter()} />
}
