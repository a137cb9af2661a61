import { useLayoutEffect, type ReactElement } from 'react'
import { RouterProvider } from 'react-router-dom'
import { prefetchTokenCheck } from '#features/auth/session/checkToken.ts'
import { browserRouter } from './browserRouter.ts'

/** Settles once the stored token is checked and the code of the first screen is loaded, so that one render shows both. */
export async function prepareConsole(): Promise<void> {
  const router = browserRouter()
  const isReady = new Promise<void>((done) => {
    if (router.state.initialized) done()
    else router.subscribe(({ initialized }) => initialized && done())
  })
  await Promise.all([prefetchTokenCheck(), isReady])
}

/** The routes in their data router; `onOpen` tells a page that started with the sign-in to show it. */
export function ConsoleRouter({ onOpen }: { onOpen?: () => void }): ReactElement | null {
  useLayoutEffect(() => onOpen?.(), [onOpen])
  return onOpen ? null : <RouterProvider router={browserRouter()} />
}
