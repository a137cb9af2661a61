import { markSignOut, passSignOuts } from '#shared/session/signedOut.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { clearSession, readSession, setSessionPlace, writeSession } from '#shared/session/tokens.ts'

let mockPrepared: Promise<void>
jest.mock('#app/ConsoleRouter.tsx', () => ({ prepareConsole: () => mockPrepared }))
jest.mock('#app/App.tsx', () => ({
  App: () => 'The portal',
  ConsoleRouter: { load: () => Promise.resolve() },
}))

function preparePage(): void {
  jest.resetModules()
  document.body.innerHTML = '<div id="root"></div>'
  const serverTiming = [{ name: 'product', description: 'ibuhoo' }]
  performance.getEntriesByType = () => [{ serverTiming }] as never
}

afterEach(clearSession)

it.each([
  ['goes on', 'luis', true],
  ['is gone where its person signed out meanwhile', 'admin', false],
])('a session in storage %s when the page starts [T102]', async (_what, leaver, stands) => {
  preparePage()
  setSessionPlace('ibuhoo')
  writeSession({ token: testToken(), refreshToken: null })
  passSignOuts()
  markSignOut(leaver)
  await import('./main.tsx')
  await new Promise((done) => setTimeout(done))
  expect(document.body).toHaveTextContent('The portal')
  expect(readSession() !== null).toBe(stands)
})

describe('the page frame of the console', () => {
  async function open(hasFrame = true): Promise<void> {
    preparePage()
    if (hasFrame) document.documentElement.dataset['frame'] = 'list'
    window.history.replaceState(null, '', '/users')
    setSessionPlace('ibuhoo')
    writeSession({ token: testToken(), refreshToken: null })
    passSignOuts()
    await import('./main.tsx')
    await jest.advanceTimersByTimeAsync(100)
  }
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => {
    jest.useRealTimers()
    delete document.documentElement.dataset['frame']
  })

  it('stays until the console is ready', async () => {
    let isReady = (): void => {}
    mockPrepared = new Promise((done) => (isReady = done))
    await open()
    expect(document.body).not.toHaveTextContent('The portal')
    isReady()
    await jest.advanceTimersByTimeAsync(0)
    expect(document.body).toHaveTextContent('The portal')
  })

  it('gives way to the sign-in if the person signs out in another tab meanwhile [T102]', async () => {
    let isReady = (): void => {}
    mockPrepared = new Promise((done) => (isReady = done))
    await open()
    markSignOut('admin')
    isReady()
    await jest.advanceTimersByTimeAsync(0)
    expect(document.body).toHaveTextContent('The portal')
    expect(readSession()).toBeNull()
  })

  it('is not waited for on a page without it', async () => {
    mockPrepared = new Promise(() => {})
    await open(false)
    expect(document.body).toHaveTextContent('The portal')
  })

  it.each([
    ['is not ready within five seconds', () => new Promise<void>(() => {})],
    ['cannot be loaded', () => Promise.reject(new Error('gone'))],
  ])('is replaced if the console %s', async (_what, prepare) => {
    mockPrepared = prepare()
    mockPrepared.catch(() => {})
    await open()
    await jest.advanceTimersByTimeAsync(5_000)
    expect(document.body).toHaveTextContent('The portal')
  })
})

it.each([
  '/logout',
  '/logout-credential',
  '/resetotp?token=a',
  '/resendemail?token=a',
  '/signin-credential/callback?code=a&state=b',
  '/?token=a&link=b',
])('%s waits until the prerendered page is shown [T108]', async (address) => {
  preparePage()
  window.history.replaceState(null, '', address)
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  await import('./main.tsx')
  await new Promise((done) => setTimeout(done))
  expect(document.getElementById('root')).toBeEmptyDOMElement()
  expect(location.pathname + location.search).toBe(address)
  Reflect.deleteProperty(document, 'prerendering')
  document.dispatchEvent(new Event('prerenderingchange'))
  await new Promise((done) => setTimeout(done))
  expect(document.body).toHaveTextContent('The portal')
})
