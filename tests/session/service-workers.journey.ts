import { expect, test } from '../support/portal.ts'

test('an old service worker changes nothing on the page, and is removed with its caches [LIM-05] @release', async ({
  page,
  context,
  at,
  mock,
}) => {
  await context.route('**/__mock/worker.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', headers: { 'Service-Worker-Allowed': '/' }, body: '' }),
  )
  // The policy of the portal's own pages lets no worker in.
  await page.goto(at('oidc', '/__mock/'))
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('./worker.js', { scope: '/' })
    await navigator.serviceWorker.ready
    await (await caches.open('portal-1.0')).put('/login', new Response('the old portal'))
  })
  const { code } = await mock.providerState('a person has a code of the identity provider')
  const address = at('oidc', `/signin-credential/callback?code=${code}`)
  const opened: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && opened.push(request.url()))
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('María')
  expect(opened).toEqual([address, address])
  expect(await mock.requests('oidcToken')).toHaveLength(1)
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      await caches.keys(),
    ])
  await expect.poll(left).toEqual([0, []])
})
