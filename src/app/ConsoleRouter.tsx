import { useLayoutEffect, type ReactElement } from 'react'
import { RouterProvider } from 'react-router-dom'
import { browserRouter } from './browserRouter.ts'

/** The routes in their data router; `onOpen` tells a page that started with the sign-in to show it. */
export function ConsoleRouter({ onOpen }: { onOpen?: () => void }): ReactElement | null {
  useLayoutEffect(() => onOpen?.(), [onOpen])
  return onOpen ? null : <RouterProvider router={browserRouter()} />
}
