/** @jest-environment node */
import type { FrameTexts, PrerenderedLogin } from '../../src/prerender.tsx'
import { prerenderedPage } from './prerenderedPage.ts'

const built =
  '<!doctype html><html lang="es"><head><title>Ibuhoo</title><script id="portal-config" nonce="__CSP_NONCE__">{}</script> <script nonce="__CSP_NONCE__">`guard`</script><link rel="stylesheet" href="/assets/main.css"/><script defer="defer" src="/assets/main.js"></script></head>' +
  '<body><div id="root"></div></body></html>'
const login: PrerenderedLogin = {
  key: 'some_tenant',
  product: 'some',
  tenant: 'tenant',
  language: 'pt',
  isFirstChoice: true,
  layout: 'deep',
  scheme: 'dark',
  schemeScript: null,
  darkStyle: null,
  title: 'Some & "Sons"',
  icon: '/assets/icon.0123456789.svg',
  frameColor: '#00181a',
  style: { '--brand': '#52db9c', '--on-brand': '#03130b' },
  markup: '<!--$--><form><input name="user"/></form><!--/$-->',
  chunk: null,
  frame: '<div id="page-frame">shape</div>',
  facts: { place: 'some_tenant' } as PrerenderedLogin['facts'],
}
const written = (change: Partial<PrerenderedLogin> = {}): string =>
  prerenderedPage(built, { ...login, ...change }, { formFiles: [] })

describe('a prerendered page', () => {
  it('has the theme and language of the portal', () => {
    expect(written()).toContain(
      '<html lang="pt" data-theme="some_tenant" data-layout="deep" data-scheme="dark"><head>',
    )
    expect(written()).toContain('<link rel="icon" href="/assets/icon.0123456789.svg">')
    expect(written()).toContain('<meta name="theme-color" content="#00181a">')
  })

  it('has one title, as text', () => {
    expect(written().match(/<title>.*?<\/title>/g)).toEqual(['<title>Some &#38; &#34;Sons&#34;</title>'])
  })

  it('has its colours in a style with the nonce, after the style sheet', () => {
    const style =
      '<style nonce="__CSP_NONCE__">:root{--brand:#52db9c;--on-brand:#03130b;color-scheme:dark}</style>'
    expect(written().split(style)).toHaveLength(2)
    expect(written().indexOf(style)).toBeGreaterThan(written().indexOf('main.css'))
  })

  it('has light and dark colours and chooses first, if both exist', () => {
    const html = written({
      scheme: 'light',
      schemeScript: "document.documentElement.dataset.scheme='dark'",
      darkStyle: { '--brand': '#9ff0c8' },
    })
    expect(html).toContain(":root[data-scheme='dark']{--brand:#9ff0c8;color-scheme:dark}</style>")
    expect(html).toContain(`<script nonce="__CSP_NONCE__">document.documentElement.dataset.scheme='dark';try`)
  })

  it('loads the code of a form in a separate chunk', () => {
    expect(written()).not.toContain('/assets/form.js')
    expect(prerenderedPage(built, login, { formFiles: ['/assets/form.js'] })).toContain(
      '<link rel="preload" as="script" href="/assets/form.js" nonce="__CSP_NONCE__">',
    )
  })

  it('has the exact form in the root of the portal', () => {
    const markup = '<form>$& $1 $$</form>'
    expect(written({ markup })).toContain(`<div id="root">${markup}</div>`)
  })

  it('is painted once its root is there', () => {
    expect(written()).toMatch(/<link rel="expect" href="#root" blocking="render">.*<div id="root">/)
  })

  it('has one script', () => {
    expect(written().match(/<script nonce/g)).toHaveLength(1)
  })

  it.each([
    ['without a form', '<main></main>'],
    ['that waits for more', '<!--$?--><template></template><form></form>'],
    ['that failed halfway', '<!--$!--><form></form>'],
    ['with a preload', '<link rel="preload" as="image" href="/a.svg"/><form></form>'],
    ['with a script', '<form></form><script>1</script>'],
    ['with a style of its own', '<form style="color:red"></form>'],
  ])('is not created from a form %s', (_what, markup) => {
    expect(() => written({ markup })).toThrow('The sign-in of some_tenant in pt cannot be prerendered whole.')
  })

  it('is not created from another page', () => {
    expect(() => prerenderedPage(built.replace(' id="root"', ''), login, {})).toThrow('The built page has no')
  })
})

describe('the page of an address of the console', () => {
  const spoken = { loading: 'Cargando…', titles: { users: 'Usuarios' } }
  const texts: FrameTexts = { es: spoken, en: spoken, pt: spoken }
  const console = { start: 'var pageStart={startPage(){}}', texts }
  const html = prerenderedPage(built, login, { console })

  it('asks for its code first, then for the first reads of its product', () => {
    expect(html).toMatch(
      /<\/title><script defer="defer" src="\/assets\/main\.js"><\/script><script id="portal-config" nonce="__CSP_NONCE__">\{\}<\/script> <script nonce="__CSP_NONCE__">try\{var pageStart=.+;pageStart\.startPage\(\{"place":"some_tenant"\}\)\}catch.+;`guard`<\/script>/,
    )
  })

  it('has the frame of the console before the root of the portal, and no sign-in', () => {
    expect(html).toMatch(
      /<div id="page-frame">shape<\/div><script nonce="__CSP_NONCE__">[^<]+Cargando…[^<]+<\/script><div id="root"><\/div>/,
    )
    expect(html).not.toContain('<form')
    expect(html).not.toContain('data-sent')
  })

  it('has both if the address may show either', () => {
    const both = prerenderedPage(built, login, { console, formFiles: [] })
    expect(both).toContain('<div id="page-frame">')
    expect(both).toMatch(/<div id="root">.*<form/)
  })

  it('differs from other pages', () => {
    expect(written()).not.toMatch(/page-frame|startPage/)
    expect(written()).toMatch(/main\.css"\/><script defer/)
  })
})

describe('the script of a prerendered page', () => {
  const [, code] = /<script nonce="__CSP_NONCE__">(.+?)<\/script>/.exec(written())!

  function runAt(address: string, token: string | null) {
    const root = { dataset: {} as Record<string, string> }
    const listeners: Record<string, (event: object) => void> = {}
    const scope = {
      sessionStorage: { getItem: (key: string) => (key === 'token' ? token : null) },
      location: new URL(address, 'http://portal.test'),
      document: {
        documentElement: root,
        addEventListener(kind: string, listener: (event: object) => void) {
          listeners[`${kind} in the page`] = listener
        },
      },
      addEventListener: (kind: string, listener: (event: object) => void) => {
        listeners[kind] = listener
      },
    }
    // eslint-disable-next-line no-new-func -- the page runs this text, so does its test
    new Function(...Object.keys(scope), code!)(...Object.values(scope))
    return {
      isHidden: 'left' in root.dataset,
      submit: listeners['submit']!,
      loaded: listeners['load in the page']!,
    }
  }

  it.each([
    ['/login', null, false],
    ['/', null, false],
    ['/login?page=informes', null, false],
    ['/?user=a&token=b.c.d', null, true],
    ['/', 'Bearer x', true],
    ['/login', 'Bearer x', true],
  ])('at %s with the token %j hides the form: %j', (address, token, isHidden) => {
    expect(runAt(address, token).isHidden).toBe(isHidden)
  })

  it.each([
    [null, true],
    ['get', true],
    ['dialog', false],
  ])('stops a form with the method %j: %j', (method, isStopped) => {
    const preventDefault = jest.fn()
    runAt('/login', null).submit({ target: { getAttribute: () => method }, preventDefault })
    expect(preventDefault).toHaveBeenCalledTimes(isStopped ? 1 : 0)
  })

  it('applies a sheet once it has loaded', () => {
    const sheet = { media: 'print' }
    runAt('/login', null).loaded({ target: sheet })
    expect(sheet.media).toBe('all')
  })
})
