type Suite = {
  file: string
  specs?: { tests: { results: { duration: number }[] }[] }[]
  suites?: Suite[]
}

/** The files of a browser run that took longest, with their seconds, from Playwright's report; none without one. */
export function slowestFiles(report: string | null, count: number): [file: string, seconds: number][] {
  const { suites } = JSON.parse(report ?? '{"suites":[]}') as { suites: Suite[] }
  return suites
    .map((suite): [string, number] => [suite.file, millisecondsOf(suite) / 1000])
    .sort(([, one], [, other]) => other - one)
    .slice(0, count)
}

function millisecondsOf({ specs = [], suites = [] }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results))
  const total = own.reduce((all, { duration }) => all + duration, 0)
  return suites.reduce((all, suite) => all + millisecondsOf(suite), total)
}
