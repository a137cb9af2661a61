import { fillFrame, guardSinks, screenPreloads, filesFor, load } from './preloads.ts'

const files = {
  console: ['/assets/shared.js', '/assets/console.css', '/assets/console.js'],
  'console-home': ['/assets/home.js'],
  'console-users': ['/assets/shared.js', '/assets/users.js'],
  'console-users-card': ['/assets/card.js'],
  'console-users-import-card': ['/assets/import.js'],
  'console-menusettings-card': ['/assets/menus.js'],
  'console-menusettings-suite-card': ['/assets/menus.js', '/assets/suite.js'],
}
const ofConsole = ['/assets/shared.js', '/assets/console.css', '/assets/console.js']

/** The files that the page requests, in order. */
function asked(): string[] {
  return [...document.head.querySelectorAll('script, link[rel="preload"]')].map(
    (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
  )
}

beforeEach(() => {
  document.head.replaceChildren()
  sessionStorage.setItem('token', 'Bearer a.b.c')
})
afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})

describe('a tab with a session', () => {
  it.each([
    ['/', ['/assets/home.js']],
    ['/Home/', ['/assets/home.js']],
    ['/users', ['/assets/users.js']],
    ['/Users/', ['/assets/users.js']],
    ['/users/42', ['/assets/card.js']],
    ['/users/42/roles', ['/assets/card.js']],
    ['/users/import', ['/assets/import.js']],
    ['/menuSettings', ['/assets/menus.js']],
    ['/menuSettings/Superior', ['/assets/menus.js']],
    ['/menuSettings/Suite', ['/assets/menus.js', '/assets/suite.js']],
    ['/login', []],
    ['/constructor', []],
  ])('loads at %s the files of its screen, each once', (path, own) => {
    window.history.replaceState(null, '', path)
    expect(filesFor(files)).toEqual([...ofConsole, ...own])
  })

  it('ignores a failed file, which the portal requests itself', () => {
    load(ofConsole)
    document.head.querySelector('script[src="/assets/console.js"]')!.dispatchEvent(new Event('error'))
    expect(asked()).not.toContain('/assets/console.js')
    expect(asked()).toContain('/assets/shared.js')
  })
})

it('marks a sheet as loaded only once it is', () => {
  load(ofConsole)
  const sheet = document.head.querySelector<HTMLLinkElement>('link[href="/assets/console.css"]')!
  expect(sheet.rel).toBe('preload')
  sheet.dispatchEvent(new Event('load'))
  expect(sheet.rel).toBe('stylesheet')
})

describe('nothing is loaded', () => {
  it('without a session', () => {
    sessionStorage.clear()
    expect(filesFor(files)).toEqual([])
  })

  it('without storage', () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('', 'SecurityError')
    })
    expect(filesFor(files)).toEqual([])
  })
})

it('is self-contained as the script in the page', () => {
  const script = document.createElement('script')
  script.textContent = screenPreloads(files)
  document.head.append(script)
  script.remove()
  expect(asked()).toEqual([...ofConsole, '/assets/home.js'])
})

describe('the guard of the page', () => {
  type Rules = {
    createHTML: (text: string) => string | null
    createScriptURL: (text: string) => string | null
  }
  const made = new Map<string, Rules>()

  beforeAll(() => {
    const createPolicy = (name: string, rules: Rules): unknown => made.set(name, rules)
    Object.assign(window, { trustedTypes: { createPolicy } })
    guardSinks()
    Reflect.deleteProperty(window, 'trustedTypes')
  })

  it('is the default policy, if the browser supports it', () => {
    expect([...made.keys()]).toEqual(['default'])
    expect(guardSinks).not.toThrow()
  })

  it.each([
    ['', ''],
    ['a > b &amp; c', 'a > b &amp; c'],
    ['<b>x</b>', null],
    ['x<', null],
  ])('takes %j as markup for %j', (text, taken) => {
    expect(made.get('default')!.createHTML(text)).toBe(taken)
  })

  it.each([
    ['/assets/main.0123456789.js', true],
    [`${location.origin}/assets/main.js`, true],
    ['//evil.test/x.js', false],
    ['/\\evil.test/x.js', false],
    ['https://evil.test/x.js', false],
    ['data:text/javascript,x.js', false],
    ['blob:x.js', false],
    [`blob:${location.origin}/assets/x.js`, false],
    ['/assets/../security/uploads/x.js', false],
    ['/assets/pictures/x.js', false],
    ['/assets/x.js?y', false],
    ['/security/uploads/1.js', false],
    ['/x.js', false],
    [`${location.origin}.evil.test/assets/x.js`, false],
    ['/security/uploads/1.png', false],
    ['/security/list?x=.js', false],
  ])('accepts %s as the address of a script: %s', (address, isTaken) => {
    expect(made.get('default')!.createScriptURL(address)).toBe(isTaken ? address : null)
  })
})

describe('the frame of the console', () => {
  const texts = {
    es: { loading: 'Cargando…', titles: { users: 'Usuarios' } },
    en: { loading: 'Loading…', titles: { users: 'Users' } },
    pt: { loading: 'Carregando…', titles: { users: 'Usuários' } },
  }
  const root = document.documentElement
  afterEach(() => {
    document.body.replaceChildren()
    delete root.dataset['frame']
    root.lang = ''
  })

  function filledAt(address: string, lang: string): (string | null)[] {
    document.body.innerHTML = '<div id="page-frame"><p role="status"></p><h1></h1><h1></h1></div>'
    window.history.replaceState(null, '', address)
    root.lang = lang
    fillFrame(texts)
    return [...document.querySelectorAll('p, h1')].map(({ textContent }) => textContent)
  }

  it.each([
    ['/users', 'es', ['Cargando…', 'Usuarios', 'Usuarios']],
    ['/USERS/', 'en', ['Loading…', 'Users', 'Users']],
    ['/', 'pt', ['Carregando…', '', '']],
  ])('announces at %s in %s %j', (address, lang, preloads) => {
    root.dataset['frame'] = 'list'
    expect(filledAt(address, lang)).toEqual(preloads)
  })

  it('announces nothing while hidden', () => {
    expect(filledAt('/users', 'es')).toEqual(['', '', ''])
  })
})
