type Waiting = { name: string; begin: () => Promise<unknown>; isOff: () => boolean }

/** Simulates browser locks between tabs; `crash` releases one silently. */
export function pretendLocks(): { held: () => string[]; crash: (part: string) => void } {
  const held = new Map<string, () => void>()
  let waiting: Waiting[] = []

  function next(name: string): void {
    const first = waiting.find((one) => one.name === name && !one.isOff())
    waiting = waiting.filter((one) => one !== first)
    void first?.begin()
  }
  async function hold(name: string, work: () => unknown): Promise<unknown> {
    const gone = new Promise<void>((resolve) => held.set(name, resolve))
    const done = await Promise.race([work(), gone])
    held.delete(name)
    next(name)
    return done
  }
  const locks = {
    request(name: string, ...rest: unknown[]): Promise<unknown> {
      const work = rest.at(-1) as () => unknown
      const { signal } = Object(rest.length > 1 ? rest[0] : null) as { signal?: AbortSignal }
      if (!held.has(name)) return hold(name, work)
      return new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('off', 'AbortError')))
        waiting.push({
          name,
          isOff: () => signal?.aborted === true,
          begin: () => hold(name, work).then(resolve),
        })
      })
    },
    query: () => Promise.resolve({ held: [...held.keys()].map((name) => ({ name })) }),
  }
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  return {
    held: () => [...held.keys()],
    crash: (part) => [...held].forEach(([name, letGo]) => name.includes(part) && letGo()),
  }
}
