/** @jest-environment node */
import { removeServiceWorkers } from './serviceWorkers.ts'

function pretend(workers: { unregister: () => Promise<boolean> }[], caches: string[]): { deleted: string[] } {
  const deleted: string[] = []
  Object.assign(navigator, {
    serviceWorker: { getRegistrations: () => Promise.resolve(workers), controller: null },
  })
  Object.assign(globalThis, {
    caches: {
      keys: () => Promise.resolve(caches),
      delete: (name: string) => Promise.resolve(deleted.push(name) > 0),
    },
  })
  return { deleted }
}

describe('removeServiceWorkers', () => {
  it('unregisters every worker of an earlier portal and deletes its caches [LIM-05]', async () => {
    const workers = [{ unregister: jest.fn(async () => true) }, { unregister: jest.fn(async () => true) }]
    const { deleted } = pretend(workers, ['old-1', 'old-2'])
    await removeServiceWorkers()
    for (const { unregister } of workers) expect(unregister).toHaveBeenCalledTimes(1)
    expect(deleted).toEqual(['old-1', 'old-2'])
  })

  it('deletes caches whose worker is no longer registered (hardening T94)', async () => {
    const { deleted } = pretend([], ['old-1', 'old-2'])
    await removeServiceWorkers()
    expect(deleted).toEqual(['old-1', 'old-2'])
  })

  it('ignores a browser that refuses to list them', async () => {
    Object.assign(navigator, {
      serviceWorker: { getRegistrations: () => Promise.reject(new Error('denied')) },
    })
    await expect(removeServiceWorkers()).resolves.toBeUndefined()
  })
})
