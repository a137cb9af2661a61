import { markSignOut, passSignOuts } from '#shared/session/signedOut.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { clearSession, readSession, setSessionPlace, writeSession } from '#shared/session/tokens.ts'

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
