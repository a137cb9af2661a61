/** @jest-environment node */
import { ensureChromium, findChromium } from './chromium.ts'

const before = process.env['CHROMIUM']
afterEach(() => {
  if (before === undefined) delete process.env['CHROMIUM']
  else process.env['CHROMIUM'] = before
})

describe('a browser named by CHROMIUM', () => {
  it('is used before all others', () => {
    process.env['CHROMIUM'] = process.execPath
    expect(findChromium()).toBe(process.execPath)
    expect(ensureChromium()).toBe(process.execPath)
  })

  it('is not replaced if it does not exist', () => {
    process.env['CHROMIUM'] = '/no/such/browser'
    const words = 'CHROMIUM names /no/such/browser, which does not exist.'
    expect(findChromium).toThrow(words)
    expect(ensureChromium).toThrow(words)
  })
})
