/** @jest-environment node */
import {
  auditCounts,
  byKind,
  jestCounts,
  keptCounts,
  lastLineCounts,
  playwrightCounts,
  sum,
} from './counts.ts'
import { belowFloor } from './floors.ts'
import { oneCheck, type Outcome } from './step.ts'

const outcome = (change: Partial<Outcome>): Outcome => ({ exitCode: 0, output: '', report: null, ...change })
const json = (report: object): string => JSON.stringify(report)
const counts = (passed: number, failed: number) => ({ passed, failed })

describe('the count of a jest run', () => {
  const clean = {
    numPassedTests: 7,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    numRuntimeErrorTestSuites: 0,
  }
  it.each([
    ['all good', clean, 0, counts(7, 0)],
    ['two failed', { ...clean, numFailedTests: 2 }, 1, counts(7, 2)],
    ['skipped and planned tests', { ...clean, numPendingTests: 1, numTodoTests: 1 }, 0, counts(7, 2)],
    ['a file that could not run', { ...clean, numRuntimeErrorTestSuites: 1 }, 1, counts(7, 1)],
    ['a bad end without a failed test', clean, 1, counts(7, 1)],
    ['no test at all', { ...clean, numPassedTests: 0 }, 0, counts(0, 1)],
  ])('takes %s', (_case, report, exitCode, expected) => {
    expect(jestCounts(outcome({ report: json(report), exitCode }))).toEqual(expected)
  })

  it('takes a missing report for a failure', () => {
    expect(jestCounts(outcome({}))).toEqual(counts(0, 1))
    expect(jestCounts(outcome({ report: '{"numPas' }))).toEqual(counts(0, 1))
  })
})

describe('the count of a browser run', () => {
  const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 }
  it.each([
    ['all good', stats, [], 0, counts(5, 0)],
    ['failed ones', { ...stats, unexpected: 2 }, [], 1, counts(5, 2)],
    ['skipped and flaky ones', { ...stats, flaky: 1, skipped: 2 }, [], 0, counts(5, 3)],
    ['errors outside of tests', stats, [{}], 1, counts(5, 1)],
    ['no test at all', { ...stats, expected: 0 }, [], 0, counts(0, 1)],
  ])('takes %s', (_case, some, errors, exitCode, expected) => {
    const report = json({ stats: some, errors })
    expect(playwrightCounts(outcome({ report, exitCode }))).toEqual(expected)
  })

  it('takes a missing report for a failure', () => {
    expect(playwrightCounts(outcome({}))).toEqual(counts(0, 1))
  })
})

describe('the count of a last line', () => {
  it.each([
    ['9 passed, 0 failed\n', 0, counts(9, 0)],
    ['7 passed, 0 failed\nthen\n9 passed, 2 failed', 1, counts(9, 2)],
    ['9 passed, 0 failed', 1, counts(9, 1)],
    ['9 passed, 0 failed\nand more', 0, counts(0, 1)],
    ['0 passed, 0 failed', 0, counts(0, 1)],
    ['', 0, counts(0, 1)],
  ])('%j with exit code %i', (output, exitCode, expected) => {
    expect(lastLineCounts(outcome({ output, exitCode }))).toEqual(expected)
  })
})

describe('the audit', () => {
  const found = (high: number, critical: number) =>
    outcome({ exitCode: 1, output: json({ metadata: { vulnerabilities: { low: 3, high, critical } } }) })

  it('fails on serious findings only', () => {
    expect(auditCounts(found(0, 0))).toEqual(counts(1, 0))
    expect(auditCounts(found(1, 0))).toEqual(counts(0, 1))
    expect(auditCounts(found(0, 1))).toEqual(counts(0, 1))
  })

  it.each(['{"message":"ECONNREFUSED"}', 'npm error', ''])(
    'that no registry answers has neither passed nor failed: %j',
    (output) => {
      expect(auditCounts(outcome({ exitCode: 1, output }))).toEqual({
        ...counts(0, 0),
        remark: 'not answered',
      })
    },
  )
})

describe('a floor', () => {
  it('is kept by as many and by more', () => {
    expect(belowFloor('interactions', 7, 7)).toBeNull()
    expect(belowFloor('interactions', 8, 7)).toBeNull()
  })

  it('says what to write where fewer are meant', () => {
    expect(belowFloor('interactions', 6, 7)).toBe(
      '6 are fewer than the 7 of "interactions" in floors.json; if that is meant, write 6 there',
    )
  })

  it('makes a run with fewer trials fail', () => {
    const few = keptCounts('driftTrials')(outcome({ output: '9 passed, 0 failed' }))
    expect(few).toMatchObject(counts(9, 1))
    expect(few.remark).toContain('driftTrials')
    expect(keptCounts('driftTrials')(outcome({ output: '999999 passed, 0 failed' }))).toEqual(
      counts(999_999, 0),
    )
  })
})

it('says what passed by kind', () => {
  expect(
    byKind([
      { counts: counts(1, 0) },
      { counts: counts(1, 3) },
      { kind: 'journeys', counts: counts(487, 1) },
      { kind: 'drift trials', counts: counts(2229, 0) },
    ]),
  ).toBe(
    '0 rules, components, mock · 0 consumer contracts · 0 interactions verified · 2,229 drift trials · 487 journeys · 2 checks',
  )
})

it('counts a step without tests of its own as one check', () => {
  expect(oneCheck(outcome({}))).toEqual(counts(1, 0))
  expect(oneCheck(outcome({ exitCode: null }))).toEqual(counts(0, 1))
})

it('adds up', () => {
  expect(sum([counts(1, 2), counts(3, 4)])).toEqual(counts(4, 6))
})
