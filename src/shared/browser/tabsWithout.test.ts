const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
class RefusedChannel {
  constructor() {
    refuse()
  }
}
const refusal = (): Promise<never> => Promise.reject(new DOMException('Denied', 'SecurityError'))

function provide(channel: unknown, locks: PropertyDescriptor): void {
  Object.assign(globalThis, { BroadcastChannel: channel })
  Object.defineProperty(navigator, 'locks', { configurable: true, ...locks })
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel')
  Reflect.deleteProperty(navigator, 'locks')
})

describe.each<[string, unknown, PropertyDescriptor]>([
  ['are missing', undefined, { value: undefined }],
  ['are refused', RefusedChannel, { value: { request: refusal, query: refusal } }],
  ['throw', RefusedChannel, { get: refuse }],
])('where channel and locks %s', (_how, channel, locks) => {
  // Modules open their channel once.
  beforeEach(() => {
    jest.resetModules()
    provide(channel, locks)
  })

  it('a session is joined and left without removing other counts', async () => {
    const tabs = await import('#shared/session/tabs.ts')
    const { joinSession, onTabMessage, refreshCount, sendToTabs } = tabs
    refreshCount.write('other', 2)
    const forget = onTabMessage(jest.fn())
    const leave = joinSession('own')
    sendToTabs({ type: 'ask', session: 'own', refreshes: 0 })
    await new Promise((done) => setTimeout(done))
    leave()
    forget()
    expect(refreshCount.read('other')).toBe(2)
  })

  it('work under a lock runs once without it [T103]', async () => {
    const { withTabLock } = await import('#shared/session/tabs.ts')
    const work = jest.fn(async () => 'done')
    await expect(withTabLock('refresh', 1_000, work)).resolves.toBe('done')
    expect(work).toHaveBeenCalledTimes(1)
  })

  it('an edit starts without knowing of others', async () => {
    const { openLiveEdits } = await import('#shared/drafts/liveEdits.ts')
    const edits = openLiveEdits('record')
    await edits.begin('edit')
    await expect(edits.others()).resolves.toEqual([])
    edits.close()
  })

  it('another tab cannot be found', async () => {
    const { answerPointing, pointTo } = await import('#shared/drafts/liveEdits.ts')
    answerPointing('edit', () => '', jest.fn())()
    await expect(pointTo('edit')).resolves.toBe(false)
  })
})
