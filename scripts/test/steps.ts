import { auditCounts, jestCounts, keptCounts, playwrightCounts } from './counts.ts'
import { oneCheck, type Step } from './step.ts'

/** Everything that is checked, in the order in which it is best started: two places side by side. */
export const steps: readonly Step[] = [
  { name: 'types', run: ['tsc', '--noEmit'], count: oneCheck },
  {
    name: 'production build',
    run: ['webpack', '--mode', 'production', '--disable-interpret'],
    count: oneCheck,
  },
  { name: 'habits and walls in the code', run: ['eslint', '.', '--max-warnings', '0'], count: oneCheck },
  { name: 'format', run: ['prettier', '--check', '.', '--log-level', 'warn'], count: oneCheck },
  {
    name: 'walls, cycles, orphans',
    run: ['npm', 'run', '--silent', 'walls'],
    count: oneCheck,
  },
  {
    name: 'first load within its budget',
    run: ['scripts/budgets.ts'],
    needs: ['production build'],
    count: oneCheck,
  },
  { name: 'requirement rows known', run: ['scripts/requirements.mjs', '--check'], count: oneCheck },
  {
    name: 'rules, components, mock',
    kind: 'rules, components, mock',
    run: ['jest', '--json', '--outputFile', 'reports/unit.json', '--maxWorkers', '2'],
    report: 'reports/unit.json',
    places: 2,
    count: jestCounts,
  },
  {
    name: 'contracts, consumer side',
    kind: 'consumer contracts',
    run: [
      'jest',
      '--config',
      'contracts/consumer/jest.config.ts',
      '--runInBand',
      '--json',
      '--outputFile',
      'reports/consumer.json',
    ],
    env: { PACT_DO_NOT_TRACK: 'true' },
    report: 'reports/consumer.json',
    count: jestCounts,
  },
  {
    name: 'advisories',
    run: ['npm', 'audit', '--omit=dev', '--json'],
    count: auditCounts,
  },
  {
    name: 'contracts, provider side',
    kind: 'interactions verified',
    run: ['npm', 'run', '--silent', 'contracts:verify'],
    needs: ['contracts, consumer side'],
    env: { PACT_DO_NOT_TRACK: 'true' },
    count: keptCounts('interactions'),
  },
  {
    name: 'contracts notice drift',
    kind: 'drift trials',
    run: ['npm', 'run', '--silent', 'contracts:drift'],
    needs: ['contracts, consumer side'],
    env: { PACT_DO_NOT_TRACK: 'true' },
    count: keptCounts('driftTrials'),
  },
  {
    name: 'journeys in a browser',
    kind: 'journeys',
    run: ['playwright', 'test'],
    needs: ['production build'],
    report: 'reports/journeys.json',
    places: 2,
    count: playwrightCounts,
  },
]
