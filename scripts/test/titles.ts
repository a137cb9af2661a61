type PlaywrightSuite = {
  title: string
  file: string
  specs?: { title: string; file: string; ok: boolean }[]
  suites?: PlaywrightSuite[]
}
export type PlaywrightSuites = { suites?: PlaywrightSuite[] }

export type JestReport = {
  testResults: { assertionResults: { fullName: string; status: string }[] }[]
}

/** A test of a browser run, with the titles of the describes around it. */
export type JourneyTest = { file: string; title: string; ok: boolean }

/** The tests of a browser run, from Playwright's report. */
export function testsOf({ suites = [] }: PlaywrightSuites, around: readonly string[] = []): JourneyTest[] {
  return suites.flatMap((suite) => {
    const titles = [...around, suite.title]
    const own = (suite.specs ?? []).map(({ title, file, ok }) => ({
      file,
      title: [...titles, title].join(' '),
      ok,
    }))
    return [...own, ...testsOf(suite, titles)]
  })
}

/** The titles of what has passed, with those of the describes around it. */
export function passedTitles(report: JestReport | PlaywrightSuites): string[] {
  if ('testResults' in report)
    return report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'passed')
      .map(({ fullName }) => fullName)
  return testsOf(report)
    .filter(({ ok }) => ok)
    .map(({ title }) => title)
}
