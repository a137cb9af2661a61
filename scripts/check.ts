// npm run check: types, lint, imports, format and the nearest tests of what changed since main, or since a commit:
// npm run check -- HEAD~3
import { execFileSync } from 'node:child_process'
import { testsOf } from './check/testsOf.ts'
import { onInterrupt } from './test/onInterrupt.ts'
import { endSteps, runStep } from './test/runStep.ts'
import { schedule } from './test/schedule.ts'
import { oneCheck, type Counts, type Step } from './test/step.ts'

onInterrupt(endSteps)
const since = process.argv[2] ?? 'main'
const changed = changedSince(since)
const code = changed.filter((path) => /\.[cm]?[jt]sx?$/.test(path))
const judged = changed.filter((path) => /\.([cm]?[jt]sx?|css)$/.test(path))
const tests = testsOf(changed, [...filesOf('ls-files', '--cached'), ...changed])
console.log(`Since ${since}: ${changed.length} files, ${tests.length} files of tests beside them`)

/** Longest steps first; steps without changed files are left out. */
const steps: Step[] = [
  ...stepFor(tests, { name: 'tests', run: ['jest', '--maxWorkers', '2'] }),
  ...stepFor(changed, { name: 'types', run: ['npm', 'run', '--silent', 'types'] }, []),
  ...stepFor(judged, { name: 'habits', run: ['eslint', '--max-warnings', '0', '--no-warn-ignored'] }),
  ...stepFor(code, { name: 'walls', run: ['npm', 'run', '--silent', 'walls'] }, []),
  ...stepFor(code, { name: 'habits that ask for types', run: ['oxlint'] }),
  ...stepFor(changed, {
    name: 'format',
    run: ['oxfmt', '--check', '--no-error-on-unmatched-pattern'],
  }),
]
const finished = await schedule(steps, 2, perform)
process.exitCode = finished.every(({ counts }) => counts.failed === 0) ? 0 : 1

function stepFor(files: string[], step: Omit<Step, 'count'>, named = files): Step[] {
  return files.length > 0 ? [{ ...step, run: [...step.run, ...named], count: oneCheck }] : []
}

async function perform(step: Step): Promise<Counts> {
  const startedAt = performance.now()
  const outcome = await runStep(step)
  const counts = step.count(outcome)
  if (counts.failed > 0) console.log(`\n──── ${step.name}\n${outcome.output.trimEnd()}\n────`)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${counts.failed > 0 ? '✗' : '✓'} ${step.name.padEnd(28)} ${seconds.padStart(6)} s`)
  return counts
}

/** Files changed since the merge base with `commit`, untracked ones included. */
function changedSince(commit: string): string[] {
  try {
    const base = git('merge-base', commit, 'HEAD').trim()
    return [
      ...filesOf('diff', '--name-only', '--diff-filter=d', base),
      ...filesOf('ls-files', '--others', '--exclude-standard'),
    ]
  } catch {
    console.error(`git knows no commit ${commit}. Name another one: npm run check -- HEAD~3`)
    process.exit(1)
  }
}

function filesOf(...command: string[]): string[] {
  return git(...command)
    .split('\n')
    .filter(Boolean)
}

function git(...command: string[]): string {
  return execFileSync('git', command, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
}
