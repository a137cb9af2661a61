import { belowFloor, type Floor } from './floors.ts'
import { kinds, oneCheck, type Counts, type Kind, type Outcome, type Step } from './step.ts'
import { testsOf, type JourneyTest, type PlaywrightSuites } from './titles.ts'

/** Counts passed checks; a step that failed without details is one failure. */
function withExitCode({ passed, failed }: Counts, { exitCode }: Outcome): Counts {
  return exitCode !== 0 && failed === 0 ? { passed, failed: 1 } : { passed, failed }
}

const nothing: Counts = { passed: 0, failed: 1 }

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}

type JestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  numRuntimeErrorTestSuites: number
}

/** Skipped tests and files that could not run are failures. */
export function jestCounts(outcome: Outcome): Counts {
  const report = parse(outcome.report) as JestReport | null
  if (!report || report.numPassedTests + report.numFailedTests + report.numRuntimeErrorTestSuites === 0)
    return nothing
  const failed =
    report.numFailedTests + report.numPendingTests + report.numTodoTests + report.numRuntimeErrorTestSuites
  return withExitCode({ passed: report.numPassedTests, failed }, outcome)
}

type PlaywrightReport = PlaywrightSuites & {
  errors: unknown[]
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/** Journeys that need nginx, Firefox or WebKit have separate floors. */
const isBehindNginx = ({ file }: JourneyTest): boolean => /^hosting\/nginx/.test(file)
const isInFirefox = ({ engine }: JourneyTest): boolean => engine === 'firefox'
const isInWebkit = ({ engine }: JourneyTest): boolean => engine === 'webkit'

export function playwrightCounts(outcome: Outcome): Counts {
  const report = parse(outcome.report) as PlaywrightReport | null
  if (!report) return nothing
  const { expected, unexpected, flaky, skipped } = report.stats
  if (expected + unexpected === 0) return nothing
  const tests = testsOf(report)
  const nginxJourneys = tests.filter(isBehindNginx).length
  const firefoxJourneys = tests.filter(isInFirefox).length
  const webkitJourneys = tests.filter(isInWebkit).length
  return {
    ...withExitCode(
      { passed: expected, failed: unexpected + flaky + skipped + report.errors.length },
      outcome,
    ),
    counted: {
      journeys: expected + unexpected + flaky - nginxJourneys - firefoxJourneys - webkitJourneys,
      nginxJourneys,
      firefoxJourneys,
      webkitJourneys,
    },
  }
}

/** For commands whose last line is `N passed, N failed`; an empty run has failed. */
export function lastLineCounts(outcome: Outcome): Counts {
  const [, passed = 0, failed = 0] = (/(\d+) passed, (\d+) failed\s*$/.exec(outcome.output) ?? []).map(Number)
  return passed + failed === 0 ? nothing : withExitCode({ passed, failed }, outcome)
}

/** All checks of a step, passed or not, count against its floor. */
export function keeping(floor: Floor, count: Step['count']): Step['count'] {
  return (outcome) => {
    const counts = count(outcome)
    return { ...counts, counted: { [floor]: counts.passed + counts.failed } }
  }
}

/** Adds a failure for each missed floor. `leftOut` are floors that this machine cannot reach. */
export function withFloors(counts: Counts, leftOut: readonly Floor[] = []): Counts {
  const remarks = (Object.entries(counts.counted ?? {}) as [Floor, number][])
    .filter(([floor]) => !leftOut.includes(floor))
    .map(([floor, count]) => belowFloor(floor, count))
    .filter((remark) => remark !== null)
  if (remarks.length === 0) return counts
  return { ...counts, failed: counts.failed + remarks.length, remark: remarks.join('; ') }
}

/** One check, and the number of rows printed by scripts/requirements.mjs. */
export function requirementCounts(outcome: Outcome): Counts {
  const rows = /^(\d+) rows are named/m.exec(outcome.stdout)?.[1]
  return rows === undefined ? nothing : { ...oneCheck(outcome), counted: { requirementRows: Number(rows) } }
}

/** One check, or none if it prints `Not run` with a reason. */
export function checkOrNothing(outcome: Outcome): Counts {
  const [, remark] = /^Not run, (.+)$/m.exec(outcome.stdout) ?? []
  return outcome.exitCode === 0 && remark !== undefined
    ? { passed: 0, failed: 0, remark: `not run, ${remark}` }
    : oneCheck(outcome)
}

/**
 * `npm audit --json`: serious findings fail. Without an answer of a registry it has neither passed nor failed, unless
 * AUDIT=required. An unreadable answer fails.
 */
export function auditCounts({ stdout }: Outcome, isRequired = process.env['AUDIT'] === 'required'): Counts {
  const answer = stdout.trim() === '' ? {} : (parse(stdout) as AuditAnswer | null)
  const serious = answer?.metadata?.vulnerabilities
  if (serious) {
    const count = serious.high + serious.critical
    return count === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, remark: `${count} serious` }
  }
  if (answer === null) return { ...nothing, remark: 'the answer is not understood' }
  const remark = 'nobody answered, nothing was checked'
  return isRequired ? { ...nothing, remark } : { passed: 0, failed: 0, remark }
}

type AuditAnswer = { metadata?: { vulnerabilities?: { high: number; critical: number } } }

/** Passed checks by kind: `4,171 rules, components, mock · 487 journeys`. */
export function byKind(all: readonly { kind?: Kind | undefined; counts: Counts }[]): string {
  const passed = (wanted: Kind): number =>
    sum(all.filter(({ kind = 'checks' }) => kind === wanted).map(({ counts }) => counts)).passed
  return kinds.map((kind) => `${passed(kind).toLocaleString('en')} ${kind}`).join(' · ')
}

export function sum(all: readonly Counts[]): Counts {
  return all.reduce(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    { passed: 0, failed: 0 },
  )
}
