import { markSignOut, passSignOuts } from '#shared/session/signedOut.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { readSession, setSessionPlace, writeSession } from '#shared/session/tokens.ts'

jest.mock('#app/App.tsx', () => ({ App: () => 'The portal', ConsoleRoot: { load: () => Promise.resolve() } }))

it.each([
  ['goes on', 'luis', true],
  ['is gone where its person signed out meanwhile', 'admin', false],
])('a session in storage %s when the page starts [T102]', async (_what, leaver, stands) => {
  jest.resetModules()
  document.body.innerHTML = '<div id="root"></div>'
  const serverTiming = [{ name: 'product', description: 'ibuhoo' }]
  performance.getEntriesByType = () => [{ serverTiming }] as never
  setSessionPlace('ibuhoo')
  writeSession({ token: testToken(), refreshToken: null })
  passSignOuts()
  markSignOut(leaver)
  await import('./main.tsx')
  await new Promise((done) => setTimeout(done))
  expect(document.body).toHaveTextContent('The portal')
  expect(readSession() !== null).toBe(stands)
})
