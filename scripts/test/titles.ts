type PlaywrightSuite = {
  title: string
  file: string
  specs?: { title: string; file: string; tests: { projectName: string; status: string }[] }[]
  suites?: PlaywrightSuite[]
}
export type PlaywrightSuites = { suites?: PlaywrightSuite[] }

type JestReport = {
  testResults: { assertionResults: { fullName: string; status: string }[] }[]
}

/** A test of a browser run in one engine, with the titles of its describes. */
export type JourneyTest = { file: string; title: string; engine: string; ok: boolean }

/** The tests of a browser run, from Playwright's report, one per engine. */
export function testsOf({ suites = [] }: PlaywrightSuites, around: readonly string[] = []): JourneyTest[] {
  return suites.flatMap((suite) => {
    const titles = [...around, suite.title]
    const own = (suite.specs ?? []).flatMap(({ title, file, tests }) =>
      tests.map(({ projectName, status }) => ({
        file,
        title: [...titles, title].join(' '),
        engine: projectName,
        ok: status === 'expected',
      })),
    )
    return [...own, ...testsOf(suite, titles)]
  })
}

/** The titles of tests that passed in all their engines, with the titles of their describes. */
export function passedTitles(report: JestReport | PlaywrightSuites): string[] {
  if ('testResults' in report)
    return report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'passed')
      .map(({ fullName }) => fullName)
  const tests = testsOf(report)
  const failed = new Set(tests.filter(({ ok }) => !ok).map(({ title }) => title))
  return [...new Set(tests.map(({ title }) => title))].filter((title) => !failed.has(title))
}
