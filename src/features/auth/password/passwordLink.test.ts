/** @jest-environment node */
import { setConfig } from '#shared/config.ts'
import { encryptText } from '#shared/address/linkCipher.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { readLink } from './passwordLink.ts'

const key = btoa('0123456789abcdef0123456789abcdef')
const token = testToken({ email: 'maria@suite.test', isUserActivation: false })

beforeEach(() => setConfig({ linkKey: key }))

const write = (payload: unknown): Promise<string> =>
  encryptText(typeof payload === 'string' ? payload : JSON.stringify(payload))

/** A link whose base64 contains both characters that differ in base64url. */
async function spellable(): Promise<string> {
  for (;;) {
    const link = await write({ user: 'maria', token })
    if (/-.*_|_.*-/.test(link)) return link
  }
}

describe('a good link', () => {
  const standard = (link: string): string => link.replaceAll('-', '+').replaceAll('_', '/')

  it.each<[string, (link: string) => string]>([
    ['as it was written', (link) => link],
    ['in standard base64', standard],
    ['padded', (link) => `${link}${'='.repeat((4 - (link.length % 4)) % 4)}`],
    ['with %2B and %2F', (link) => encodeURIComponent(standard(link))],
    [
      'with escapes that a mailer escaped again',
      (link) => encodeURIComponent(encodeURIComponent(standard(link))),
    ],
    ['with plus signs that became spaces', (link) => standard(link).replaceAll('+', ' ')],
    ['with spaces that were encoded', (link) => standard(link).replaceAll('+', '%20')],
    ['with a line break at its end', (link) => `${link}%0A`.replace('%0A', '\n')],
    ['with the end of its sentence', (link) => `${link}).`],
    ['between the underscores of Markdown', (link) => `${link}__`],
    ['with the slash of a mail program', (link) => `${link}/`],
    ['with the parameters of a campaign', (link) => `${link}&utm_source=mail&fbclid=IwAR0`],
  ])('is read %s [CRY-02, CRY-05, PWD-10]', async (_, spelled) => {
    const read = await readLink(`?${spelled(await spellable())}`)
    expect(read).toEqual({
      kind: 'link',
      link: { user: 'maria', token, isUserActivation: false, language: null },
    })
  })

  it.each([
    ['begins', /^-/],
    ['ends', /-$/],
  ])('that %s with a plus sign is read after it became a space, and with outer spaces', async (_, sign) => {
    let link = ''
    let user = ''
    // The possible last characters depend on the length.
    for (let tries = 0; !sign.test(link); tries += 1) {
      user = `maria${'a'.repeat(tries % 3)}`
      link = await write({ user, token })
    }
    for (const spelled of [
      standard(link).replaceAll('+', ' '),
      standard(link).replaceAll('+', '%20'),
      ` ${standard(link)} `,
      `%20${encodeURIComponent(standard(link))}%0D%0A`,
    ])
      expect(await readLink(`?${spelled}`)).toMatchObject({ kind: 'link', link: { user } })
  })

  it.each([
    ['es', 'es'],
    ['en', 'en'],
    ['pt', 'pt'],
    ['fr', null],
    ['__proto__', null],
    ['../es', null],
    [['es'], null],
    [1, null],
    [undefined, null],
  ])('may contain the language %j, read as %j [CRY-06]', async (tenantlanguage, language) => {
    const read = await readLink(`?${await write({ user: 'maria', token, tenantlanguage })}`)
    expect(read).toMatchObject({ kind: 'link', link: { language } })
  })

  it.each([
    [true, true],
    [false, false],
    ['true', false],
    [1, false],
    [undefined, false],
  ])('is for an activation only if its token says %j [CRY-07]', async (isUserActivation, is) => {
    const activation = testToken({ email: 'maria@suite.test', isUserActivation })
    const read = await readLink(`?${await write({ user: 'maria', token: activation })}`)
    expect(read).toMatchObject({ kind: 'link', link: { isUserActivation: is } })
  })

  it.each([undefined, null, ''])('without a token (%j) is a change [PWD-28]', async (none) => {
    const read = await readLink(`?${await write({ user: 'maria', token: none })}`)
    expect(read).toMatchObject({ kind: 'link', link: { user: 'maria', token: null } })
  })
})

it.each([
  [100, 'link'],
  [101, 'broken'],
])('a name of %i characters makes a link that is read as %s', async (length, kind) => {
  for (const one of [token, null])
    expect((await readLink(`?${await write({ user: 'x'.repeat(length), token: one })}`)).kind).toBe(kind)
})

describe('an empty link', () => {
  it.each(['', '?', '? ', '?\n', '?%20%0A'])('%j is empty [PWD-11]', async (search) => {
    expect(await readLink(search)).toEqual({ kind: 'empty' })
  })
})

describe('a link that cannot be decoded', () => {
  it.each([
    'abc',
    '%%%',
    '%E0%A4%A',
    'á',
    '🙂',
    '=',
    '====',
    'undefined',
    '<script>alert(1)</script>',
    'A'.repeat(64),
    'A'.repeat(100_000),
    '%00'.repeat(40),
    'utm_source=mail',
    'link=abc&x=1',
    'javascript:alert(1)',
    '/../..',
  ])('%.30j is broken [PWD-12]', async (query) => {
    expect(await readLink(`?${query}`)).toEqual({ kind: 'broken' })
  })

  it.each<[string, (link: string) => string]>([
    ['a changed letter', (link) => `${link.slice(0, 20)}${link[20] === 'A' ? 'B' : 'A'}${link.slice(21)}`],
    ['a changed end', (link) => `${link.slice(0, -3)}${link.endsWith('AAA') ? 'BBB' : 'AAA'}`],
    ['a lost half', (link) => link.slice(0, link.length / 2)],
    ['a lost beginning', (link) => link.slice(4)],
    ['an addition', (link) => `${link}AAAA`],
    ['itself again', (link) => link + link],
    ['escapes that were escaped', (link) => encodeURIComponent(`${encodeURIComponent('+')}${link}`)],
  ])('is broken by %s', async (_, spoiled) => {
    expect(await readLink(`?${spoiled(await write({ user: 'maria', token }))}`)).toEqual({ kind: 'broken' })
  })

  it('is broken if it was encrypted with another key', async () => {
    setConfig({ linkKey: btoa('fedcba9876543210fedcba9876543210') })
    const foreign = await write({ user: 'maria', token })
    setConfig({ linkKey: key })
    expect(await readLink(`?${foreign}`)).toEqual({ kind: 'broken' })
  })

  it.each<[unknown]>([
    ['not json'],
    ['null'],
    ['[]'],
    ['"maria"'],
    [{}],
    [{ token }],
    [{ user: '', token }],
    [{ user: '  ', token }],
    [{ user: 7, token }],
    [{ user: { toString: 'x' }, token }],
    [{ user: 'x'.repeat(101), token }],
    [{ user: 'maria', token: 'no token' }],
    [{ user: 'maria', token: 'a.b.c' }],
    [{ user: 'maria', token: 7 }],
    [{ user: 'maria', token: ['a'] }],
    [{ user: 'maria', token: `${token}${'x'.repeat(6_000)}` }],
  ])('is broken with the payload %.60j', async (payload) => {
    expect(await readLink(`?${await write(payload)}`)).toEqual({ kind: 'broken' })
  })
})
