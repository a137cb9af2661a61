import { belowFloor, type Floor } from './floors.ts'
import { kinds, oneCheck, type Counts, type Kind, type Outcome, type Step } from './step.ts'

/** What counts is what passed; a step that ended badly without saying what failed is itself a failure. */
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

type PlaywrightReport = {
  errors: unknown[]
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

export function playwrightCounts(outcome: Outcome): Counts {
  const report = parse(outcome.report) as PlaywrightReport | null
  if (!report) return nothing
  const { expected, unexpected, flaky, skipped } = report.stats
  if (expected + unexpected === 0) return nothing
  return withExitCode(
    { passed: expected, failed: unexpected + flaky + skipped + report.errors.length },
    outcome,
  )
}

/** For commands whose last line is `N passed, N failed`; a run of nothing has failed. */
export function lastLineCounts(outcome: Outcome): Counts {
  const [, passed = 0, failed = 0] = (/(\d+) passed, (\d+) failed\s*$/.exec(outcome.output) ?? []).map(Number)
  return passed + failed === 0 ? nothing : withExitCode({ passed, failed }, outcome)
}

/** As `lastLineCounts`; fewer than the floor are one failure more. */
export function keptCounts(floor: Floor): Step['count'] {
  return (outcome) => {
    const counts = lastLineCounts(outcome)
    const remark = belowFloor(floor, counts.passed + counts.failed)
    return remark === null ? counts : { ...counts, failed: counts.failed + 1, remark }
  }
}

/** `npm audit --json`: serious findings fail. Where no registry answers, nothing was checked: neither passed nor failed. */
export function auditCounts(outcome: Outcome): Counts {
  const found = parse(outcome.output.slice(outcome.output.indexOf('{'))) as {
    metadata?: { vulnerabilities?: { high: number; critical: number } }
  } | null
  const serious = found?.metadata?.vulnerabilities
  if (serious === undefined) return { passed: 0, failed: 0, remark: 'not answered' }
  return oneCheck({ ...outcome, exitCode: serious.high + serious.critical })
}

/** What passed, by kind: `4,171 rules, components, mock · 487 journeys`. */
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
