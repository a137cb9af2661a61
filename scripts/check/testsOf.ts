import { dirname } from 'node:path/posix'

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)

/**
 * The tests nearest to changed files: changed tests, tests named after a changed file, or else all tests in its folder.
 * @param changed and @param all paths from the root, with slashes
 */
export function testsOf(changed: readonly string[], all: readonly string[]): string[] {
  const tests = all.filter(isTest)
  const chosen = new Set<string>()
  for (const path of changed) {
    const own = isTest(path) ? [path] : tests.filter((test) => bare(test) === bare(path))
    const beside = own.length > 0 ? own : tests.filter((test) => dirname(test) === dirname(path))
    for (const test of beside) if (tests.includes(test)) chosen.add(test)
  }
  return [...chosen].sort()
}

/** `users/save.test.tsx` and `users/save.ts` have one name. */
function bare(path: string): string {
  return path.replace(/(\.test)?\.\w+$/, '')
}
