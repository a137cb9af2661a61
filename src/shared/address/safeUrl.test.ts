/** @jest-environment node */
import { setConfig } from '#shared/config.ts'
import { allowOriginsOf, imageUrl, safeUrl, webUrl } from './safeUrl.ts'

const here = 'https://portal.suite.test/login'

beforeAll(() => {
  setConfig({ suiteOrigins: ['https://app.suite.test'] })
  allowOriginsOf(['https://listed.suite.test/landing', 'javascript:alert(1)', null, 'not an address'])
})

describe('safeUrl', () => {
  it.each([
    ['/home', 'https://portal.suite.test/home'],
    ['https://portal.suite.test/?a=1', 'https://portal.suite.test/?a=1'],
    ['https://app.suite.test/x', 'https://app.suite.test/x'],
    ['https://listed.suite.test/', 'https://listed.suite.test/'],
  ])('accepts %p', (raw, href) => {
    expect(safeUrl(raw, here)?.href).toBe(href)
  })

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://portal.suite.test/1',
    'file:///etc/passwd',
    'https://a b',
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    'https://evil.test',
    'https://portal.suite.test@evil.test',
    'https://user@portal.suite.test/',
    'https://user:pw@app.suite.test/',
    'https://portal.suite.test.evil.test',
    'https://portal.suite.test%2eevil.test',
    'https://portal.suite.test。evil.test',
    'http://portal.suite.test/',
    'https://portal.suite.test:8443/',
    'https://xn--pp-xka.suite.test/',
    'https://аpp.suite.test/',
    'ftp://app.suite.test/',
    'http://',
    '',
    '   ',
    null,
    undefined,
    {},
    7,
  ])('refuses %p', (raw) => {
    expect(safeUrl(raw, here)).toBeNull()
  })
})

describe('webUrl', () => {
  it.each([
    ['https://anywhere.test/', 'https://anywhere.test/'],
    ['http://anywhere.test/', 'http://anywhere.test/'],
    ['javascript:alert(1)', undefined],
    ['mailto:a@b.co', undefined],
    ['https://a:b@anywhere.test/', undefined],
    ['relative', undefined],
  ])('answers %p with %p', (raw, href) => {
    expect(webUrl(raw, 'about:blank')?.href).toBe(href)
  })
})

describe('imageUrl', () => {
  beforeAll(() =>
    setConfig({ security: 'https://security.suite.test/base', imageOrigins: ['https://images.suite.test'] }),
  )

  it.each([
    ['https://portal.suite.test/pictures/1.svg', 'https://portal.suite.test/pictures/1.svg'],
    ['pictures/1.png', 'https://security.suite.test/base/pictures/1.png'],
    ['https://security.suite.test/pictures/1.png', 'https://security.suite.test/pictures/1.png'],
    ['https://images.suite.test/1.png', 'https://images.suite.test/1.png'],
    ['https://app.suite.test/1.png', undefined],
    ['http://images.suite.test/1.png', undefined],
    ['https://a@images.suite.test/1.png', undefined],
    ['javascript:alert(1)', undefined],
    ['', undefined],
    [null, undefined],
  ])('answers %p with %p', (raw, href) => {
    expect(imageUrl(raw, here)?.href).toBe(href)
  })
})
