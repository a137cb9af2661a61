/** What tests of pages need is loaded where there is a page: it takes longer than many a test of a rule. */
beforeAll(async () => {
  if ('document' in globalThis) await import('./setupPages.ts')
})

// A page takes its timers with it. Without one, a cache that is emptied a minute later does not keep the process.
if (!('document' in globalThis)) {
  const start = globalThis.setTimeout
  globalThis.setTimeout = ((...given: Parameters<typeof start>) => start(...given).unref()) as typeof start
}
