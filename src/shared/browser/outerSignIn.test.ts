import { noteAnswerer, wantsOuterSignIn } from './outerSignIn.ts'

type Page = 'page' | 'redirect' | 'nobody'

function pageAnswers(page: Page): jest.SpyInstance {
  const ask = jest.spyOn(globalThis, 'fetch')
  if (page === 'nobody') return ask.mockRejectedValue(new TypeError('Failed to fetch'))
  // Only a browser can create such a response.
  const answer = { type: page === 'redirect' ? 'opaqueredirect' : 'basic' } as Response
  return ask.mockResolvedValue(answer)
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

beforeEach(() => noteAnswerer(false))

it.each<[Page, boolean]>([
  ['redirect', true],
  ['page', false],
  ['nobody', false],
])('a redirected call with the page answered by %s needs an external sign-in: %s', async (page, wanted) => {
  const ask = pageAnswers(page)
  noteAnswerer(true)
  noteAnswerer(true)
  await settled()
  expect(wantsOuterSignIn()).toBe(wanted)
  expect(ask).toHaveBeenCalledTimes(1)
  expect(ask).toHaveBeenCalledWith('/login', expect.objectContaining({ method: 'HEAD', redirect: 'manual' }))
  expect(ask.mock.calls[0][1]).not.toHaveProperty('credentials')
})

it('ends once a call is answered', async () => {
  pageAnswers('redirect')
  noteAnswerer(true)
  await settled()
  noteAnswerer(false)
  expect(wantsOuterSignIn()).toBe(false)
})
