/** @jest-environment node */
import { serviceNow } from './serviceNow.ts'
import { testToken } from './testTokens.ts'
import { clearSession, writeSession } from './tokens.ts'

it.each([600_000, -600_000])('is the time of the service with a clock %i ms ahead', (skewMs) => {
  jest.useFakeTimers()
  writeSession({ token: testToken({ iat: 0 }), refreshToken: null, skewMs })
  expect(serviceNow()).toBe(Date.now() - skewMs)
  clearSession()
  jest.useRealTimers()
})
