/** @jest-environment node */
import { menuAction, suiteAction } from './menuAction.ts'

const origin = 'https://portal.test'
const at = (url: string): ReturnType<typeof menuAction> =>
  menuAction({ isFunction: false, functionName: 'logout', url }, origin)
const running = (functionName: string): ReturnType<typeof menuAction> =>
  menuAction({ isFunction: true, functionName, url: '/users' }, origin)

describe('menuAction', () => {
  it.each([
    ['/users', '/users'],
    ['/menuSettings', '/menuSettings'],
    ['/Users/?page=2', '/Users?page=2'],
    ['users', '/users'],
    ['https://portal.test/roles', '/roles'],
    ['/', '/'],
  ])('%s opens the screen %s', (url, path) => {
    expect(at(url)).toEqual({ kind: 'route', path })
  })

  it.each([
    ['https://ayuda.suite.test/', 'https://ayuda.suite.test/'],
    ['http://ayuda.suite.test', 'http://ayuda.suite.test/'],
    ['//ayuda.suite.test/a', 'https://ayuda.suite.test/a'],
    ['/manual.pdf', 'https://portal.test/manual.pdf'],
    ['https://portal.test.evil.test/users', 'https://portal.test.evil.test/users'],
    ['http://portal.test/users', 'http://portal.test/users'],
  ])('opens %s in a new tab', (url, href) => {
    expect(at(url)).toEqual({ kind: 'link', href })
  })

  it.each([
    [''],
    ['#'],
    ['#seccion'],
    ['javascript:alert(1)'],
    ['JaVaScRiPt:alert(1)'],
    [' javascript:alert(1)'],
    ['java\nscript:alert(1)'],
    ['\u0001javascript:alert(1)'],
    ['javascript://portal.test/%0Aalert(1)'],
    ['data:text/html,<script>alert(1)</script>'],
    ['vbscript:msgbox(1)'],
    ['blob:https://portal.test/1'],
    ['file:///etc/passwd'],
    ['ftp://suite.test/'],
    ['mailto:a@suite.test'],
    ['https://user:secret@suite.test/'],
    ['https://portal.test@evil.test/'],
    ['https://'],
    ['http://[::'],
  ])('does nothing for the address %j', (url) => {
    expect(at(url)).toEqual({ kind: 'inert' })
  })

  it('runs logout', () => {
    expect(running('logout')).toEqual({ kind: 'function', name: 'logout', path: '/logout' })
  })

  it.each([
    [''],
    ['alert'],
    ['eval'],
    ['constructor'],
    ['__proto__'],
    ['toString'],
    ['Logout'],
    ['logout()'],
    ['a;b'],
    ['window.logout'],
  ])('does nothing for the function %j with any address', (name) => {
    expect(running(name)).toEqual({ kind: 'inert' })
  })
})

describe('suiteAction', () => {
  it.each([
    ['https://app.suite.test/', 'https://www.suite.test/', 'https://app.suite.test/'],
    ['', 'https://www.suite.test/', 'https://www.suite.test/'],
    ['javascript:alert(1)', 'https://www.suite.test/', 'https://www.suite.test/'],
  ])('%j and %j open %s', (urlApplication, urlLanding, href) => {
    expect(suiteAction({ urlApplication, urlLanding }, origin)).toEqual({ kind: 'link', href })
  })

  it('does nothing without a good address', () => {
    expect(suiteAction({ urlApplication: 'data:,x', urlLanding: '' }, origin)).toEqual({ kind: 'inert' })
  })
})
