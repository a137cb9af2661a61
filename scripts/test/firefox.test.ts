/** @jest-environment node */
import { ensureFirefox, findFirefox } from './firefox.ts'

let log: jest.SpyInstance
beforeEach(() => {
  log = jest.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(() => void delete process.env['FIREFOX'])
const nowhere = (): null => null

describe('a Firefox named by FIREFOX', () => {
  it('is taken before all others', () => {
    process.env['FIREFOX'] = process.execPath
    expect(findFirefox()).toBe(process.execPath)
  })

  it('is not replaced by another one where it does not exist', () => {
    process.env['FIREFOX'] = '/no/such/browser'
    expect(findFirefox).toThrow('FIREFOX names /no/such/browser, which does not exist.')
  })
})

describe('a missing Firefox', () => {
  it('is installed where that may be done', () => {
    const installed: string[] = []
    const install = (name: string): boolean => installed.push(name) > 0
    expect(ensureFirefox(true, () => (installed.length === 1 ? '/usr/bin/firefox-esr' : null), install)).toBe(
      true,
    )
    expect(installed).toEqual(['firefox-esr'])
  })

  it('is told in one line', () => {
    expect(ensureFirefox(false, nowhere, () => false)).toBe(false)
    expect(log.mock.calls).toEqual([[expect.stringMatching(/^– journeys in Firefox are not run: .+$/)]])
  })

  it('is an error where it is required', () => {
    const words = 'The journeys in Firefox cannot be run: Firefox is missing'
    expect(() => ensureFirefox(true, nowhere, () => false)).toThrow(words)
  })
})
