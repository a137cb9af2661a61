import { startMock, type RunningMock } from './testServer.ts'

type AdminMock = {
  mock: RunningMock
  /** Headers with an administrator's token. */
  bearer: { authorization: string }
  /** Puts a new token into the headers. */
  signInAgain: () => Promise<void>
}

/** A mock for all tests of a file, reset before each of them; `prepare` changes the initial state. */
export function adminMock(prepare?: (mock: RunningMock) => Promise<unknown>): AdminMock {
  const mock = {} as RunningMock
  const bearer = { authorization: '' }
  async function signInAgain(): Promise<void> {
    Object.assign(bearer, (await mock.session('admin')).bearer)
  }
  beforeAll(async () => {
    Object.assign(mock, await startMock())
  })
  beforeEach(async () => {
    await mock.control('POST', '/reset', {})
    await prepare?.(mock)
    await signInAgain()
  })
  afterAll(() => mock.end())
  return { mock, bearer, signInAgain }
}
