/** @jest-environment node */
import type { Application } from '#contracts/applications.ts'
import { setConfig } from '#shared/config.ts'
import { applicationAddress } from './enterApplication.ts'
import { offersOf } from './offers.ts'

const here = 'http://localhost:8080/availableapps'
const application = (fields: Partial<Application>): Application => ({
  id: 1,
  name: 'colnomina',
  title: 'Colnómina',
  landing: 'https://www.colnomina.test/',
  urlApp: 'https://app.colnomina.test/',
  isVisible: true,
  idState: 0,
  ...fields,
})
const does = (fields: Partial<Application>, apps: string[] | null = null): unknown =>
  offersOf([application(fields)], apps)[0]?.does

describe('the cards of the chooser', () => {
  it.each([
    ['RESETOTP', { name: 'RESETOTP' }],
    ['resetotp', { name: ' resetotp ' }],
    ['what is not visible', { isVisible: false }],
    ['what is switched off', { idState: 1 }],
    ['what is deleted', { idState: 6 }],
  ])('leave out %s, even with access [AVA-04, AVA-05]', (_what, fields) => {
    const given = application(fields)
    expect(offersOf([given], [given.name])).toEqual([])
  })

  it('keep the order of the service', () => {
    const listed = ['b', 'a', 'c'].map((name) => application({ name }))
    expect(offersOf(listed, ['c']).map((offer) => offer.application.name)).toEqual(['b', 'a', 'c'])
  })

  it.each([
    ['in the APPS claim, whatever its case', ['ibuhoo', ' COLNOMINA'], { kind: 'enter' }],
    ['not in the claim', ['ibuhoo'], { kind: 'landing', href: 'https://www.colnomina.test/' }],
    ['without a claim', [], { kind: 'landing', href: 'https://www.colnomina.test/' }],
    ['without a session', null, { kind: 'landing', href: 'https://www.colnomina.test/' }],
  ])('of an application %s [AVA-02, AVA-03]', (_what, apps, action) => {
    expect(does({}, apps)).toEqual(action)
  })

  it.each([
    null,
    undefined,
    '',
    '  ',
    'landing',
    '/landing',
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'ftp://www.test/',
    'https://user:secret@www.test/',
  ])('have no link for the landing %j', (landing) => {
    expect(does({ landing })).toEqual({ kind: 'nothing' })
  })
})

describe('the address that receives a token', () => {
  beforeAll(() => setConfig({}))

  it.each([
    'https://app.test/',
    'https://app.test:8443/in?a=1',
    'http://localhost:9/',
    'http://x.localhost/',
  ])('may be %s', (urlApp) => {
    expect(applicationAddress(urlApp, here)!.href).toBe(urlApp)
  })

  it.each([
    null,
    undefined,
    '',
    'javascript:alert(1)',
    'http://app.test/',
    'http://localhost.evil.test/',
    'https://app@evil.test/',
    'data:text/html,x',
    'ftp://app.test/',
  ])('is refused for %j', (urlApp) => {
    expect(applicationAddress(urlApp, here)).toBeNull()
  })
})
