/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtPages } from './builtPages.ts'
import { prerenderedFile } from './pageFile.ts'

const list = {
  fallback: 'ibuhoo',
  files: {
    ibuhoo: { '': 'ibuhoo.es.html' },
    bemyself: { '': 'bemyself.es.html', bmsbra: 'bemyself_bmsbra.pt.html' },
  },
}

it.each([
  [null, null, 'ibuhoo.es.html'],
  ['bemyself', null, 'bemyself.es.html'],
  [' BeMyself ', ' BMSBRA', 'bemyself_bmsbra.pt.html'],
  ['bemyself', 'nobody', 'bemyself.es.html'],
  ['nothing', 'bmsbra', 'ibuhoo.es.html'],
  ['bemyself_bmsbra', null, 'ibuhoo.es.html'],
  ['constructor', '__proto__', 'ibuhoo.es.html'],
])('the page of %j for %j is %s', (product, tenant, file) => {
  expect(prerenderedFile(list, { product, tenant })).toBe(file)
})

describe('the pages of a build', () => {
  let dist = ''
  const named = { product: 'ibuhoo', tenant: null }
  beforeEach(() => {
    dist = mkdtempSync(join(tmpdir(), 'pages-'))
    writeFileSync(join(dist, 'index.html'), 'plain')
  })
  afterEach(() => rmSync(dist, { recursive: true }))

  it.each([
    ['/', 'home'],
    ['/LOGIN/', 'sign-in'],
    ['/home', 'console'],
    ['/Users/', 'console'],
    ['/users/42/roles', 'console'],
    ['/menuSettings/suite', 'console'],
    ['/users/x', 'plain'],
    ['/alert', 'plain'],
    ['/nowhere', 'plain'],
  ])('answer %s with the %s one', (path, page) => {
    for (const folder of ['pages/home', 'pages/console']) mkdirSync(join(dist, folder), { recursive: true })
    writeFileSync(
      join(dist, 'pages/pages.json'),
      JSON.stringify({ fallback: 'ibuhoo', files: { ibuhoo: { '': 'a.html' } } }),
    )
    writeFileSync(join(dist, 'pages/a.html'), 'sign-in')
    writeFileSync(join(dist, 'pages/home/a.html'), 'home')
    writeFileSync(join(dist, 'pages/console/a.html'), 'console')
    expect(builtPages(dist)(path, named)).toBe(page)
  })

  it('are one page without prerendering', () => {
    expect(builtPages(dist)('/login', named)).toBe('plain')
  })
})
