import { dirname, relative, sep } from 'node:path'

type Test = { path: string }

/** Name the file that was changed, relative to the root, and how many test files are to judge it at most. */
export const changedFileVariable = 'MUTANT_FILE'
export const countVariable = 'MUTANT_TESTS'

/**
 * The place of a test file in the line of those that judge a file: its own test, then those of rules, then those of
 * screens, which take long; of each kind the nearest by folders.
 */
export function rank(test: string, file: string): number {
  if (test.startsWith(file.replace(/\.tsx?$/, '.test.'))) return -1
  const steps = relative(dirname(file), dirname(test))
    .split(sep)
    .filter((step) => step !== '')
  return steps.length + (test.endsWith('x') ? 100 : 0)
}

/** Runs what is most likely to notice a fault in the changed file, and that first, so that --bail ends soon. */
// eslint-disable-next-line no-restricted-exports -- jest takes a sequencer as the default export of its file
export default class NearestFirst {
  sort(tests: Test[]): Test[] {
    const file = process.env[changedFileVariable] ?? ''
    const place = ({ path }: Test): number => rank(relative(process.cwd(), path), file)
    return tests
      .toSorted((one, other) => place(one) - place(other) || (one.path < other.path ? -1 : 1))
      .slice(0, Number(process.env[countVariable] ?? Infinity))
  }

  shard(tests: Test[]): Test[] {
    return tests
  }

  allFailedTests(tests: Test[]): Test[] {
    return tests
  }

  cacheResults(): void {
    // The order does not depend on earlier runs.
  }
}
