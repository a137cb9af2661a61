/** What tests of pages need is loaded where there is a page: it takes longer than many a test of a rule. */
beforeAll(async () => {
  if ('document' in globalThis) await import('./setupPages.ts')
})
