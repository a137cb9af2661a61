import { oneCheck, type Counts, type Outcome } from './step.ts'

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

/** For commands whose last line is `N passed, N failed`. */
export function lastLineCounts(outcome: Outcome): Counts {
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(outcome.output) ?? []
  return passed === undefined
    ? nothing
    : withExitCode({ passed: Number(passed), failed: Number(failed) }, outcome)
}

/** `npm audit --json`: serious findings fail; a registry that does not answer is told, not held against the code. */
export function auditCounts(outcome: Outcome): Counts {
  const found = parse(outcome.output.slice(outcome.output.indexOf('{'))) as {
    metadata?: { vulnerabilities?: { high: number; critical: number } }
  } | null
  const serious = found?.metadata?.vulnerabilities
  if (serious === undefined) return { passed: 1, failed: 0 }
  return oneCheck({ ...outcome, exitCode: serious.high + serious.critical })
}

/** Whether the audit was answered at all. */
export function isAuditAnswered({ output }: Outcome): boolean {
  return output.includes('"vulnerabilities"')
}

export function sum(all: readonly Counts[]): Counts {
  return all.reduce(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    { passed: 0, failed: 0 },
  )
}
