/** What tests of pages need is loaded where there is a page: it takes longer than many a test of a rule. */
beforeAll(async () => {
  if ('document' in globalThis) await import('./setupPages.ts')
})

// Copies of Node's own realm are no plain objects to the mock's data library.
if (!('document' in globalThis)) {
  const copy = globalThis.structuredClone
  const ofHere = (value: unknown): unknown => {
    if (Array.isArray(value)) return Array.from(value, ofHere)
    const kind = Object.prototype.toString.call(value)
    if (kind === '[object Map]')
      return new Map([...(value as Map<unknown, unknown>)].map(ofHere) as [unknown, unknown][])
    return kind === '[object Object]'
      ? Object.fromEntries(Object.entries(value as object).map(ofHere) as [string, unknown][])
      : value
  }
  globalThis.structuredClone = (value: unknown) => ofHere(copy(value))
}

// A page takes its timers with it. Without one, a cache that is emptied a minute later does not keep the process.
if (!('document' in globalThis)) {
  const start = globalThis.setTimeout
  globalThis.setTimeout = ((...given: Parameters<typeof start>) => start(...given).unref()) as typeof start
}
