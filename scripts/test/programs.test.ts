/** @jest-environment node */
import { ensure, findProgram, type Needed, ensureChromium, findChromium } from './programs.ts'

let log: jest.SpyInstance
beforeEach(() => {
  log = jest.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(() => void delete process.env['ENGINE'])

const needed = (find: () => unknown): Needed => ({
  name: 'an engine',
  journeys: 'journeys in an engine',
  floor: 'firefoxJourneys',
  find,
  packages: ['engine', 'its-driver', 'its-screen'],
})
const missing = needed(() => null)

describe('a program named by a variable', () => {
  it('is used before all others', () => {
    process.env['ENGINE'] = process.execPath
    expect(findProgram('ENGINE', [__filename])).toBe(process.execPath)
  })

  it('is not replaced if it does not exist', () => {
    process.env['ENGINE'] = '/no/such/engine'
    expect(() => findProgram('ENGINE', [__filename])).toThrow(
      'ENGINE names /no/such/engine, which does not exist.',
    )
  })
})

describe('a program without a variable', () => {
  it('is the first of the usual ones that exists', () => {
    expect(findProgram('ENGINE', ['/no/such/engine', __filename, process.execPath])).toBe(__filename)
  })

  it('is null if none exists', () => {
    expect(findProgram('ENGINE', ['/no/such/engine'])).toBeNull()
  })
})

describe('a required program', () => {
  it('is installed if possible, with only its missing packages', () => {
    const installed: string[] = []
    const install = (name: string): boolean => installed.push(name) > 0
    const found = needed(() => (installed.length === 2 ? '/usr/bin/engine' : null))
    expect(ensure(found, true, install)).toBe(true)
    expect(installed).toEqual(['engine', 'its-driver'])
    expect(ensure(found, true, install)).toBe(true)
    expect(installed).toHaveLength(2)
  })

  it('is reported in one line if it is missing', () => {
    expect(ensure(missing, false, () => false)).toBe(false)
    expect(log.mock.calls).toEqual([
      [
        '– journeys in an engine are not run: an engine is missing (Debian: apt-get install engine its-driver its-screen)',
      ],
    ])
  })

  it('throws if it is missing and required', () => {
    const words = 'The journeys in an engine cannot be run: an engine is missing'
    expect(() => ensure(missing, true, () => false)).toThrow(words)
  })
})

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
