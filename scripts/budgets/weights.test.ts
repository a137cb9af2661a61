/** @jest-environment node */
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { forbiddenIn } from './forbiddenContent.ts'
import { initialFiles, limitsOf, overBudget, screenScripts, weightsOf } from './weights.ts'

describe('the first load', () => {
  it('is every script and style sheet of the page', () => {
    const html = `<link rel="icon" href="/x.svg"><link rel="stylesheet" href="/assets/a.css"/>
      <link rel="preload" as="script" href="/assets/b.js"><script defer src="/assets/b.js" nonce="x"></script>
      <script src="https://elsewhere.test/c.js"></script>`
    expect(initialFiles(html)).toEqual(['/assets/a.css', '/assets/b.js'])
  })
})

describe('the size of a build', () => {
  const html = `<script>(()=>{load({console:["/assets/console.a.css","/assets/shared.a.js","/assets/console.a.js"],
    "console-users":["/assets/lists.a.js","/assets/shared.a.js"],'console-users-card':["/assets/cards.a.js"]})})()</script>
    <script defer src="/assets/main.a.js"></script>`
  const files = { main: 50, shared: 40, console: 30, lists: 20, cards: 10, 'suite-items': 5 }
  const screens = { lists: 1, gone: 1 }
  const rooms = {
    users: { chunks: ['console-users'], most: 2 },
    items: { chunks: ['console-users', 'suite-items'], most: 3 },
    none: { chunks: ['console-none'], most: 4 },
  }
  let dist: string
  beforeAll(() => {
    dist = mkdtempSync(join(tmpdir(), 'dist-'))
    mkdirSync(join(dist, 'assets'))
    mkdirSync(join(dist, 'pages/console'), { recursive: true })
    writeFileSync(join(dist, 'index.html'), html)
    writeFileSync(join(dist, 'pages/a.html'), randomBytes(2_000))
    writeFileSync(join(dist, 'pages/console/a.html'), randomBytes(3_000))
    for (const [name, size] of Object.entries(files))
      writeFileSync(join(dist, `assets/${name}.a.js`), randomBytes(size))
  })
  afterAll(() => rmSync(dist, { recursive: true }))

  const whole = (...paths: string[]): number =>
    paths.reduce((sum, path) => sum + brotliCompressSync(readFileSync(join(dist, path))).length, 0)
  const scripts = (...names: (keyof typeof files)[]): number =>
    whole(...names.map((name) => `assets/${name}.a.js`))

  it('follows from the files that the page names', () => {
    expect([...screenScripts(html)]).toEqual([
      ['console', ['/assets/shared.a.js', '/assets/console.a.js']],
      ['console-users', ['/assets/lists.a.js', '/assets/shared.a.js']],
      ['console-users-card', ['/assets/cards.a.js']],
    ])
  })

  it('counts the page, its chunks, and every script of a first visit once', () => {
    expect(weightsOf(dist, { screens, rooms })).toEqual({
      html: whole('pages/a.html'),
      consolePage: whole('pages/console/a.html'),
      js: scripts('main'),
      css: 0,
      all: whole('pages/a.html') + scripts('main'),
      ahead: scripts('shared', 'console', 'lists', 'cards'),
      lists: scripts('lists'),
      gone: 0,
      'first visit of users': scripts('main', 'shared', 'console', 'lists'),
      'first visit of items': scripts('main', 'shared', 'console', 'lists', 'suite-items'),
      'first visit of none': 0,
    })
  })

  it('is compared with the budget by the same names', () => {
    const limits = limitsOf({ html: 1, consolePage: 2, js: 3, css: 4, all: 5, ahead: 6, screens, rooms })
    expect(Object.keys(limits)).toEqual(Object.keys(weightsOf(dist, { screens, rooms })))
    expect(limits).toMatchObject({ js: 3, gone: 1, 'first visit of items': 3 })
  })

  it.each([
    [{ lists: 10 }, []],
    [{ lists: 11 }, ['lists: 11 bytes, the budget is 10']],
    [{ lists: 0 }, ['lists: there is no such chunk']],
  ])('of %j has these problems with a budget of 10: %j', (weights, problems) => {
    expect(overBudget(weights, { lists: 10 })).toEqual(problems)
  })
})

describe('a delivered file', () => {
  it.each([
    ['main.js', 'fetch("/authentication/x")', 0],
    ['main.js', '"/__mock/v1"', 1],
    ['main.js', '"Portal.2026*"', 1],
    ['main.js', '"http://localhost:8090"', 1],
    ['main.js', '"localhost"', 0],
    ['main.js', '1\n//# sourceMappingURL=main.js.map', 1],
    ['main.js', '"luisa.pena"', 1],
    ['main.js', '"carla@suite.test"', 1],
    ['main.js', '"maria.gomez"', 1],
    ['main.js', '"https://portal.suite.test/"', 0],
    ['main.js', '{ refreshToken: "refresh-1" }', 1],
    ['main.js', '"admin"', 0],
    ['main.js.map', '{}', 1],
  ])('%s with %s has %i problems', (path, content, problems) => {
    expect(forbiddenIn(path, content)).toHaveLength(problems)
  })
})
