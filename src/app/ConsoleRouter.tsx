import { useLayoutEffect, type ReactElement } from 'react'
import { RouterProvider } from 'react-router-dom'
import { prefetchTokenCheck } from '#features/auth/session/checkToken.ts'
import { browserRouter } from './browserRouter.ts'

/**
 * Settles once the stored token is accepted and the code of the first screen is loaded, so that one render shows both; at
 * once after a refusal, which the console shows itself.
 */
export async function prepareConsole(): Promise<void> {
  if (!(await prefetchTokenCheck())) return
  const router = browserRouter()
  await new Promise<void>((done) => {
    if (router.state.initialized) return done()
    const forget = router.subscribe(({ initialized }) => {
      if (!initialized) return
      forget()
      done()
    })
  })
}

/** The routes in their data router; `onOpen` tells a page that started with the sign-in to show it. */
export function ConsoleRouter({ onOpen }: { onOpen?: () => void }): ReactElement | null {
  useLayoutEffect(() => onOpen?.(), [onOpen])
  return onOpen ? null : <RouterProvider router={browserRouter()} />
}
