import {
  auditCounts,
  checkOrNothing,
  jestCounts,
  keeping,
  lastLineCounts,
  playwrightCounts,
  requirementCounts,
} from './counts.ts'
import { oneCheck, type Step } from './step.ts'

/**
 * All steps in the order of starting, in two slots. Steps without a slot read code and use idle time of others.
 */
const everything: readonly Step[] = [
  {
    name: 'production build',
    run: ['npm', 'run', '--silent', 'build'],
    count: oneCheck,
  },
  // One run of the type checker for both; its garbage collector runs less often than by default.
  {
    name: 'types, and habits that ask for them',
    run: ['oxlint', '--type-check'],
    places: 0,
    env: { GOGC: '400' },
    count: oneCheck,
  },
  {
    name: 'habits in the code',
    run: ['eslint', '.', '--max-warnings', '0'],
    places: 0,
    count: oneCheck,
  },
  { name: 'format', run: ['oxfmt', '--check'], places: 0, count: oneCheck },
  {
    name: 'walls, cycles, orphans',
    run: ['npm', 'run', '--silent', 'walls'],
    places: 0,
    count: oneCheck,
  },
  {
    name: 'first load within its budget',
    run: ['scripts/budgets.ts'],
    needs: ['production build'],
    count: oneCheck,
  },
  // Includes libraries; the linter sees only our code.
  {
    name: 'built code for the oldest browsers',
    isRelease: true,
    run: ['es-check', 'es2023', 'dist/assets/*.js', '--checkFeatures'],
    places: 0,
    needs: ['production build'],
    count: oneCheck,
  },
  {
    name: 'container images',
    isRelease: true,
    run: ['scripts/images/check.ts'],
    needs: ['production build'],
    places: 0,
    count: checkOrNothing,
  },
  {
    name: 'contracts, consumer side',
    kind: 'consumer contracts',
    ...jest('consumer', '--config', 'contracts/consumer/jest.config.ts', '--runInBand'),
    count: keeping('consumerTests', jestCounts),
    env: { PACT_DO_NOT_TRACK: 'true' },
  },
  {
    name: 'advisories',
    isRelease: true,
    run: ['npm', 'audit', '--omit=dev', '--json'],
    places: 0,
    count: auditCounts,
  },
  {
    name: 'contracts, provider side',
    kind: 'interactions verified',
    run: ['npm', 'run', '--silent', 'contracts:verify'],
    needs: ['contracts, consumer side'],
    count: keeping('interactions', lastLineCounts),
  },
  {
    name: 'contracts notice drift',
    isRelease: true,
    kind: 'drift trials',
    run: ['npm', 'run', '--silent', 'contracts:drift'],
    needs: ['contracts, consumer side'],
    count: keeping('driftTrials', lastLineCounts),
  },
  {
    name: 'dates once more in Tokyo',
    isRelease: true,
    kind: 'again in Tokyo',
    ...jest('tokyo', '--config', 'tests/jest/tokyo/jest.config.ts', '--maxWorkers', '1'),
  },
  {
    name: 'every call meets every fault',
    isRelease: true,
    kind: 'matrix',
    ...jest('matrix', '--config', 'tests/matrix/jest.config.ts', '--maxWorkers', '1'),
  },
  {
    name: 'rules, components, mock',
    kind: 'rules, components, mock',
    ...jest('unit', '--maxWorkers', '2'),
    count: keeping('unitTests', jestCounts),
    places: 2,
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
  // Last, because it reads the reports of the others.
  {
    name: 'requirement rows shown',
    run: ['scripts/requirements.mjs', '--check'],
    needs: ['contracts, consumer side', 'rules, components, mock', 'journeys in a browser'],
    count: requirementCounts,
  },
]

/** The gate (`npm test`), or everything (`npm run test:all`). */
export function stepsOf(isWhole: boolean): readonly Step[] {
  return everything
    .filter(({ isRelease }) => isWhole || !isRelease)
    .map((step) => (isWhole ? step : { ...step, env: { GATE: 'true', ...step.env } }))
}

/** Runs jest with a report for the counts. */
function jest(name: string, ...args: string[]): Pick<Step, 'run' | 'report' | 'count'> {
  const report = `reports/${name}.json`
  return {
    // Code compiled at first use and fewer garbage collections each take almost a tenth less time.
    run: [
      'node',
      '--always-sparkplug',
      '--max-semi-space-size=64',
      'node_modules/jest/bin/jest.js',
      '--json',
      '--outputFile',
      report,
      ...args,
    ],
    report,
    count: jestCounts,
  }
}
