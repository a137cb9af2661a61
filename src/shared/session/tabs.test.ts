import { joinSession, refreshCount } from './tabs.ts'

/** Minimal Web Locks of one origin. */
function pretendLocks(): Set<string> {
  const held = new Set<string>()
  const locks = {
    async request(name: string, _options: object, work: () => Promise<void>) {
      held.add(name)
      await work()
      held.delete(name)
    },
    query: () => Promise.resolve({ held: [...held].map((name) => ({ name })) }),
  }
  Object.assign(navigator, { locks })
  return held
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

afterEach(() => {
  localStorage.clear()
  Reflect.deleteProperty(navigator, 'locks')
})

describe('the count of refreshes', () => {
  it('of a tab closed without a sign-out is removed when the next tab joins', async () => {
    pretendLocks()
    refreshCount.write('closed', 2)
    refreshCount.write('own', 1)
    localStorage.setItem('bms_lang', 'es')
    joinSession('own')
    await settle()
    expect(Object.keys(localStorage).toSorted()).toEqual(['bms_lang', 'refreshes.own'])
  })

  it('of a session in another tab stays until that tab leaves it', async () => {
    const held = pretendLocks()
    refreshCount.write('other', 3)
    const leave = joinSession('other')
    joinSession('own')
    await settle()
    expect(refreshCount.read('other')).toBe(3)
    leave()
    await settle()
    expect([...held]).toEqual(['session.own'])
    joinSession('own')
    await settle()
    expect(refreshCount.read('other')).toBe(0)
  })

  it('stays without Web Locks', async () => {
    refreshCount.write('other', 3)
    joinSession('own')()
    await settle()
    expect(refreshCount.read('other')).toBe(3)
  })
})
