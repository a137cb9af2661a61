/** Messages sent by this tab. */
export const sentMessages: unknown[] = []
const opened: EventTarget[] = []

/** Delivers a message of another tab. */
export function hear(data: unknown): void {
  for (const channel of opened) channel.dispatchEvent(new MessageEvent('message', { data }))
}

class TestChannel extends EventTarget {
  constructor() {
    super()
    opened.push(this)
  }
  postMessage(message: unknown): void {
    sentMessages.push(message)
  }
}

/** Replaces the BroadcastChannel in a test file. */
export function prepareChannel(): void {
  beforeAll(() => Object.assign(globalThis, { BroadcastChannel: TestChannel }))
  beforeEach(() => void sentMessages.splice(0))
  afterAll(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'))
}
