type Test = { path: string }

/** Runs the files by name, those that write interactions before the one that checks them. */
// eslint-disable-next-line no-restricted-exports -- jest takes a sequencer as the default export of its file
export default class InOrder {
  sort(tests: Test[]): Test[] {
    const rank = ({ path }: Test): string => `${path.endsWith('.pact.test.ts') ? 0 : 1} ${path}`
    return [...tests].sort((a, b) => (rank(a) < rank(b) ? -1 : 1))
  }

  shard(tests: Test[]): Test[] {
    return tests
  }

  allFailedTests(tests: Test[]): Test[] {
    return tests
  }

  cacheResults(): void {
    // Independent of earlier runs.
  }
}
