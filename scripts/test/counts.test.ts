/** @jest-environment node */
import {
  auditCounts,
  byKind,
  checkOrNothing,
  jestCounts,
  keeping,
  lastLineCounts,
  playwrightCounts,
  requirementCounts,
  sum,
  withFloors,
} from './counts.ts'
import { belowFloor, raised, risen, type Floors } from './floors.ts'
import { oneCheck, type Outcome } from './step.ts'

const outcome = (change: Partial<Outcome>): Outcome => ({
  exitCode: 0,
  output: '',
  stdout: '',
  report: null,
  ...change,
})
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

describe('the count of a check that depends on the machine', () => {
  const stdout = 'Not run, needs Docker with Compose\n'
  it.each([
    ['that passed', { stdout: 'ok: portal is well\n' }, counts(1, 0)],
    ['that failed', { exitCode: 1, stdout: 'NOT OK: portal is well\n' }, counts(0, 1)],
    ['that broke off', { exitCode: 1, stdout }, counts(0, 1)],
    ['that was not made', { stdout }, { ...counts(0, 0), remark: 'not run, needs Docker with Compose' }],
  ])('takes one %s', (_case, change, expected) => {
    expect(checkOrNothing(outcome(change))).toEqual(expected)
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
    expect(playwrightCounts(outcome({ report, exitCode }))).toMatchObject(expected)
  })

  it('counts journeys behind nginx, in Firefox and in WebKit separately', () => {
    const spec = (file: string, ...engines: string[]) => ({
      title: 'opens',
      file,
      tests: engines.map((projectName) => ({ projectName, status: 'expected' })),
    })
    const suite = (file: string, engines: string[], suites: object[] = []) => ({
      title: file,
      file,
      specs: [spec(file, ...engines)],
      suites,
    })
    const both = ['chromium', 'firefox']
    const suites = [
      suite('console/roles.journey.ts', both, [suite('console/roles.journey.ts', ['chromium'])]),
      suite('hosting/preview.journey.ts', ['chromium']),
      suite('hosting/nginx.journey.ts', ['chromium'], [suite('hosting/nginx.journey.ts', ['chromium'])]),
      suite('engines/firefox-dark.journey.ts', ['firefox']),
      suite('engines/webkit/menus.journey.ts', ['webkit']),
    ]
    const eight = { ...stats, expected: 8 }
    expect(playwrightCounts(outcome({ report: json({ stats: eight, errors: [], suites }) })).counted).toEqual(
      { journeys: 3, nginxJourneys: 2, firefoxJourneys: 2, webkitJourneys: 1 },
    )
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
    outcome({ exitCode: 1, stdout: json({ metadata: { vulnerabilities: { low: 3, high, critical } } }) })
  const silence = ['{"message":"ECONNREFUSED"}', '\n', '']

  it('fails on serious findings only', () => {
    expect(auditCounts(found(0, 0))).toEqual(counts(1, 0))
    expect(auditCounts(found(1, 0))).toMatchObject(counts(0, 1))
    expect(auditCounts(found(0, 1))).toMatchObject(counts(0, 1))
  })

  it('reads the JSON of npm, not its warnings', () => {
    const warned = { ...found(1, 0), output: `{"metadata":\nnpm warn config {}\n` }
    expect(auditCounts(warned)).toMatchObject(counts(0, 1))
  })

  it.each(silence)('without an answer has neither passed nor failed, and says so: %j', (stdout) => {
    expect(auditCounts(outcome({ exitCode: 1, stdout }), false)).toEqual({
      ...counts(0, 0),
      remark: 'nobody answered, nothing was checked',
    })
  })

  it.each(silence)('without an answer has failed if it is required: %j', (stdout) => {
    expect(auditCounts(outcome({ exitCode: 1, stdout }), true)).toMatchObject(counts(0, 1))
  })

  it('with an unreadable answer has failed', () => {
    const answer = outcome({ exitCode: 1, stdout: 'npm error {"metadata"' })
    expect(auditCounts(answer, false)).toMatchObject(counts(0, 1))
  })
})

describe('a floor', () => {
  it('is reached by as many or more', () => {
    expect(belowFloor('interactions', 7, 7)).toBeNull()
    expect(belowFloor('interactions', 8, 7)).toBeNull()
    expect(belowFloor('interactions', 6, 7)).toBe('6 are fewer than the 7 of "interactions" in floors.json')
  })

  const ran = (passed: number, failed: number) =>
    keeping('driftTrials', lastLineCounts)(outcome({ output: `${passed} passed, ${failed} failed` }))

  it('fails a run with fewer', () => {
    const few = withFloors(ran(9, 0))
    expect(few).toMatchObject(counts(9, 1))
    expect(few.remark).toContain('driftTrials')
    expect(withFloors(ran(999_999, 0))).toMatchObject(counts(999_999, 0))
  })

  it('counts failed checks too, so that one fault is reported once', () => {
    expect(withFloors(ran(999_998, 1))).toMatchObject(counts(999_998, 1))
  })

  it('is left out on a machine that cannot reach it', () => {
    const some = { ...counts(1, 0), counted: { nginxJourneys: 0, journeys: 999_999 } }
    expect(withFloors(some)).toMatchObject(counts(1, 1))
    expect(withFloors(some, ['nginxJourneys'])).toMatchObject(counts(1, 0))
  })

  it('of requirement rows is compared with the output of the check', () => {
    const rows = (stdout: string, exitCode = 0) => requirementCounts(outcome({ stdout, exitCode }))
    const words = '12 rows are named by tests of the gate that have passed; 0 numbers are unknown.\n'
    expect(rows(words)).toEqual({ ...counts(1, 0), counted: { requirementRows: 12 } })
    expect(rows(words, 1)).toMatchObject(counts(0, 1))
    expect(rows('')).toEqual(counts(0, 1))
  })

  it('rises to the count, and never falls', () => {
    const least = { interactions: 7, journeys: 7, unitTests: 7 } as Floors
    const higher = risen({ interactions: 8, journeys: 6 }, least)
    expect(higher).toEqual([['interactions', 7, 8]])
    expect(raised('{"note":"x","interactions":7,"journeys":7}', higher)).toBe(
      `${JSON.stringify({ note: 'x', interactions: 8, journeys: 7 }, null, 2)}\n`,
    )
  })
})

it('lists what passed by kind', () => {
  expect(
    byKind([
      { counts: counts(1, 0) },
      { counts: counts(1, 3) },
      { kind: 'journeys', counts: counts(487, 1) },
      { kind: 'drift trials', counts: counts(2229, 0) },
    ]),
  ).toBe(
    '0 rules, components, mock · 0 consumer contracts · 0 interactions verified · 2,229 drift trials · 487 journeys · 0 again in Tokyo · 0 matrix · 2 checks',
  )
})

it('counts a step without tests as one check', () => {
  expect(oneCheck(outcome({}))).toEqual(counts(1, 0))
  expect(oneCheck(outcome({ exitCode: null }))).toEqual(counts(0, 1))
})

it('adds up', () => {
  expect(sum([counts(1, 2), counts(3, 4)])).toEqual(counts(4, 6))
})
