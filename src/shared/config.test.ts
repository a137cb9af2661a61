/** @jest-environment node */
import { getConfig, setConfig } from './config.ts'

describe('config', () => {
  it('takes the hosts of both services from the page [CAL-02]', () => {
    setConfig({ authentication: 'https://auth.suite.test/', security: 'https://security.suite.test' })
    expect(getConfig()).toMatchObject({
      authentication: 'https://auth.suite.test',
      security: 'https://security.suite.test',
    })
  })

  it.each([
    null,
    undefined,
    'text',
    [],
    { authentication: 7, suiteOrigins: 'x', imageOrigins: [7], logoutVerify: {}, endSession: 1 },
  ])('falls back to its own origin for %j', (given) => {
    setConfig(given)
    expect(getConfig()).toEqual({
      authentication: '/authentication',
      security: '/security',
      linkKey: '',
      logoutVerify: null,
      endSession: null,
      suiteOrigins: [],
      imageOrigins: [],
    })
  })
})
