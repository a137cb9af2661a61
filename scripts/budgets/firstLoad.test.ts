/** @jest-environment node */
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import {
  fontsOf,
  initialFiles,
  measureAhead,
  measureRoom,
  overBudget,
  roomsOverBudget,
  screenScripts,
  screensOverBudget,
} from './firstLoad.ts'
import { forbiddenIn } from './forbiddenContent.ts'

describe('the first load', () => {
  it('is every script and style sheet of the page', () => {
    const html = `<link rel="icon" href="/x.svg"><link rel="stylesheet" href="/assets/a.css"/>
      <link rel="preload" as="script" href="/assets/b.js"><script defer src="/assets/b.js" nonce="x"></script>
      <script src="https://elsewhere.test/c.js"></script>`
    expect(initialFiles(html)).toEqual(['/assets/a.css', '/assets/b.js'])
  })

  it('is every font of those style sheets', () => {
    expect(fontsOf('@font-face{src:url(/assets/i.abc.woff2) format("woff2"),url("/assets/i.woff")}')).toEqual(
      ['/assets/i.abc.woff2', '/assets/i.woff'],
    )
  })

  const sizes = { html: 10, js: 100, css: 20, font: 0 }
  it.each([
    [{ html: 10, js: 100, css: 20, all: 130 }, 0],
    [{ html: 9, js: 100, css: 20, all: 130 }, 1],
    [{ html: 10, js: 99, css: 20, all: 130 }, 1],
    [{ html: 10, js: 100, css: 19, all: 129 }, 2],
  ])('is held against %j', (budget, problems) => {
    expect(overBudget(sizes, budget)).toHaveLength(problems)
  })
})

it('a screen is held to the size of its own chunk, which must be there', () => {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'))
  mkdirSync(join(dist, 'assets'))
  writeFileSync(join(dist, 'assets/console-roles.ab12.js'), 'x'.repeat(100))
  expect(screensOverBudget(dist, { 'console-roles': 100 })).toEqual([])
  expect(screensOverBudget(dist, { 'console-roles': 1 })).toEqual([
    expect.stringContaining('the budget is 1'),
  ])
  expect(screensOverBudget(dist, { 'console-role': 100 })).toEqual(['console-role: there is no such chunk'])
  rmSync(dist, { recursive: true })
})

describe('the first visit of a room', () => {
  const html = `<script>(()=>{load({console:["/assets/console.a.css","/assets/shared.a.js","/assets/console.a.js"],
    "console-users":["/assets/lists.a.js","/assets/shared.a.js"],'console-users-card':["/assets/cards.a.js"]})})()</script>
    <script defer src="/assets/main.a.js"></script>`
  const files = { main: 50, shared: 40, console: 30, lists: 20, cards: 10, 'suite-items': 5 }
  let dist: string
  beforeAll(() => {
    dist = mkdtempSync(join(tmpdir(), 'dist-'))
    mkdirSync(join(dist, 'assets'))
    writeFileSync(join(dist, 'index.html'), html)
    for (const [name, size] of Object.entries(files))
      writeFileSync(join(dist, `assets/${name}.a.js`), randomBytes(size))
  })
  afterAll(() => rmSync(dist, { recursive: true }))

  const whole = (...names: (keyof typeof files)[]): number =>
    names.reduce(
      (sum, name) => sum + brotliCompressSync(readFileSync(join(dist, `assets/${name}.a.js`))).length,
      0,
    )

  it('is known from what the page names', () => {
    expect([...screenScripts(html)]).toEqual([
      ['console', ['/assets/shared.a.js', '/assets/console.a.js']],
      ['console-users', ['/assets/lists.a.js', '/assets/shared.a.js']],
      ['console-users-card', ['/assets/cards.a.js']],
    ])
  })

  it('is every script of the page, the console and the room, once', () => {
    expect(measureRoom(dist, ['console-users'])).toBe(whole('main', 'shared', 'console', 'lists'))
    expect(measureRoom(dist, ['console-users', 'suite-items'])).toBe(
      whole('main', 'shared', 'console', 'lists', 'suite-items'),
    )
    expect(() => measureRoom(dist, ['console-none'])).toThrow('console-none: there is no such chunk')
  })

  it('may be fetched ahead, with those of every other screen', () => {
    expect(measureAhead(dist)).toBe(whole('shared', 'console', 'lists', 'cards'))
  })

  it('is held against its budget', () => {
    const most = measureRoom(dist, ['console-users'])
    const budgets = (limit: number) => ({ users: { chunks: ['console-users'], most: limit } })
    expect(roomsOverBudget(dist, budgets(most))).toEqual([])
    expect(roomsOverBudget(dist, budgets(most - 1))).toEqual([
      `first visit of users: ${most} bytes of scripts, the budget is ${most - 1}`,
    ])
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
