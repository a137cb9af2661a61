import { startMock, type RunningMock } from './testServer.ts'

type AdminMock = {
  mock: RunningMock
  /** Headers with an administrator's token. */
  bearer: { authorization: string }
  /** Puts a new token into these headers. */
  signInAgain: () => Promise<void>
}

/** For all tests of a file: a mock that is in its first state before each of them; `prepare` changes that state. */
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
