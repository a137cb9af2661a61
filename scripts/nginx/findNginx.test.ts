/** @jest-environment node */
import { ensureNginx } from './findNginx.ts'

let log: jest.SpyInstance
beforeEach(() => {
  log = jest.spyOn(console, 'log').mockImplementation(() => {})
})
const nowhere = (): null => null

describe('a missing nginx or openssl', () => {
  it('is installed where that may be done', () => {
    const installed: string[] = []
    const install = (name: string): boolean => installed.push(name) > 0
    expect(ensureNginx(true, () => (installed.length === 2 ? '/usr/sbin/nginx' : null), install)).toBe(true)
    expect(installed).toEqual(['nginx', 'openssl'])
  })

  it('is told in one line', () => {
    expect(ensureNginx(false, nowhere, () => false)).toBe(false)
    expect(log.mock.calls).toEqual([[expect.stringMatching(/^– journeys behind nginx are not run: .+$/)]])
  })

  it('is an error where it is required', () => {
    const words = 'The journeys behind nginx cannot be run: nginx or openssl is missing'
    expect(() => ensureNginx(true, nowhere, () => false)).toThrow(words)
  })
})
