import { hear, prepareChannel, sentMessages } from '#shared/session/testChannel.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { clearSession, writeSession } from '#shared/session/tokens.ts'
import { leadsToSignIn, takeSessionElsewhere } from './sessionElsewhere.ts'

const link = `?user=ana&token=${testToken()}`
const addressOf = (path: string): Location => new URL(path, location.href) as unknown as Location

describe('a page without a session', () => {
  it.each([
    ['/', true],
    ['/?utm_source=a', true],
    ['/users/4', true],
    ['/Menusettings/lateral', true],
    [`/${link}`, false],
    [`/users${link}`, false],
    ['/login', false],
    ['/logout', false],
    ['/changepassword', false],
    ['/nowhere', false],
  ])('at %j asks other tabs: %s', (path, looks) => {
    expect(leadsToSignIn(addressOf(path))).toBe(looks)
  })
})

it('a page with a session asks no tab', () => {
  writeSession({ token: testToken(), refreshToken: null })
  expect(leadsToSignIn(addressOf('/users'))).toBe(false)
  clearSession()
})

describe('a page that asks for a session', () => {
  const root = document.body.appendChild(document.createElement('div'))
  const query = jest.fn()

  prepareChannel()
  beforeEach(() => {
    root.textContent = 'The form'
    document.documentElement.dataset['left'] = ''
    Object.assign(navigator, { locks: { query } })
  })
  afterEach(() => {
    // Without a session the sign-in follows.
    expect(document.documentElement).not.toHaveAttribute('data-left')
    Reflect.deleteProperty(navigator, 'locks')
  })

  it.each([
    ['no tab is in one', () => query.mockResolvedValue({ held: [{ name: 'refresh.a' }] })],
    ['there is no word of locks', () => query.mockRejectedValue(new Error('denied'))],
    ['there are no locks', () => Object.assign(navigator, { locks: undefined })],
  ])('asks no tab and keeps its form where %s', async (_what, prepare) => {
    prepare()
    await takeSessionElsewhere(root)
    expect(sentMessages).toEqual([])
    expect(root).toHaveTextContent('The form')
  })

  it('asks the tabs with a session and hides its form until then', async () => {
    query.mockResolvedValue({ held: [{ name: 'session.a' }] })
    const end = takeSessionElsewhere(root)
    while (sentMessages.length === 0) await crypto.subtle.digest('SHA-256', new Uint8Array())
    expect(root).toBeEmptyDOMElement()
    const [{ publicKey }] = sentMessages as [{ publicKey: string }]
    hear({ type: 'session', askedBy: publicKey, publicKey: '', sealed: '' })
    await end
  })
})
