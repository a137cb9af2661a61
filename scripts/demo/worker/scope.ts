/** The used parts of a service worker, which the types for pages lack. */
export type Extendable = Event & { waitUntil: (work: Promise<unknown>) => void }
export type Fetching = Extendable & {
  request: Request
  respondWith: (answer: Promise<Response>) => void
}
export type Hearing = Extendable & { data: unknown; source: { postMessage: (words: unknown) => void } | null }

export type WorkerScope = {
  location: Location
  clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener: {
    (type: 'install' | 'activate', hear: (event: Extendable) => void): void
    (type: 'fetch', hear: (event: Fetching) => void): void
    (type: 'message', hear: (event: Hearing) => void): void
  }
}

export const scope = globalThis as unknown as WorkerScope
