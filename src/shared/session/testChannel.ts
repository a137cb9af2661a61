/** What this tab told the others; for tests. */
export const said: unknown[] = []
const opened: EventTarget[] = []

/** Another tab tells this. */
export function hear(data: unknown): void {
  for (const channel of opened) channel.dispatchEvent(new MessageEvent('message', { data }))
}

class TestChannel extends EventTarget {
  constructor() {
    super()
    opened.push(this)
  }
  postMessage(message: unknown): void {
    said.push(message)
  }
}

/** Stands in for the channel of the origin in the tests of a file. */
export function prepareChannel(): void {
  beforeAll(() => Object.assign(globalThis, { BroadcastChannel: TestChannel }))
  beforeEach(() => void said.splice(0))
  afterAll(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'))
}
