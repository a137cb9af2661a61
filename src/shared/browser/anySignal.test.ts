/** @jest-environment node */
import { anySignal } from './anySignal.ts'

describe('any of several signals', () => {
  it.each([0, 1])('aborts with signal %d and its reason, once', (first) => {
    const controllers = [new AbortController(), new AbortController()]
    const ended = jest.fn()
    const signal = anySignal(controllers.map((one) => one.signal))
    signal.addEventListener('abort', ended)
    expect(signal.aborted).toBe(false)
    controllers[first]!.abort('its reason')
    controllers[1 - first]!.abort('too late')
    expect([signal.aborted, signal.reason, ended.mock.calls.length]).toEqual([true, 'its reason', 1])
  })

  it.each([0, 1])('is aborted if signal %d was aborted before', (first) => {
    const gone = AbortSignal.abort('long ago')
    const other = new AbortController().signal
    const signal = anySignal(first === 0 ? [gone, other] : [other, gone])
    expect([signal.aborted, signal.reason]).toEqual([true, 'long ago'])
  })
})
