import { prefetchTokenCheck } from '#features/auth/session/checkToken.ts'
import { browserRouter } from './browserRouter.ts'
import { prepareConsole } from './ConsoleRouter.tsx'

jest.mock('#features/auth/session/checkToken.ts', () => ({ prefetchTokenCheck: jest.fn() }))
jest.mock('./browserRouter.ts', () => ({ browserRouter: jest.fn() }))

const router = {
  state: { initialized: false },
  subscribers: new Set<(state: { initialized: boolean }) => void>(),
  subscribe: (one: (state: { initialized: boolean }) => void) => {
    router.subscribers.add(one)
    return () => router.subscribers.delete(one)
  },
}
const accepts = (isAccepted: boolean) => jest.mocked(prefetchTokenCheck).mockResolvedValue(isAccepted)
const tell = (initialized: boolean) => router.subscribers.forEach((one) => one({ initialized }))

beforeEach(() => {
  jest
    .mocked(browserRouter)
    .mockReset()
    .mockReturnValue(router as never)
  router.state.initialized = false
})

it('the console is ready once its token is accepted and its first screen is here', async () => {
  accepts(true)
  const ready = jest.fn()
  void prepareConsole().then(ready)
  await Promise.resolve()
  await Promise.resolve()
  tell(false)
  await new Promise((done) => setTimeout(done))
  expect(ready).not.toHaveBeenCalled()
  tell(true)
  await new Promise((done) => setTimeout(done))
  expect(ready).toHaveBeenCalled()
  expect(router.subscribers.size).toBe(0)
})

it('the console is ready at once if its first screen is here already', async () => {
  accepts(true)
  router.state.initialized = true
  await prepareConsole()
  expect(router.subscribers.size).toBe(0)
})

it('no screen is opened ahead for a token that is not accepted [SES-08]', async () => {
  accepts(false)
  await prepareConsole()
  expect(browserRouter).not.toHaveBeenCalled()
})
