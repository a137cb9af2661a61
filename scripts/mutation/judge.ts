import { freePort } from '../server/listen.ts'
import { runStep } from '../test/runStep.ts'
import type { Outcome } from '../test/step.ts'
import { killerOf, type Killer } from './killerOf.ts'
import type { MutantArguments } from './mutantArguments.ts'
import { withFault, type Mutant } from './mutant.ts'
import { changedFileVariable, countVariable } from './nearestFirst.ts'
import type { WorkCopy } from './workCopy.ts'

export type Judgement =
  | { end: 'killed'; by: Killer }
  | { end: 'survived'; by?: undefined }
  /** Neither: it took too long, or the tests fail without it too. */
  | { end: 'unclear'; by?: undefined; why: string }

/** They import nearly everything, so that they are related to every file. */
const gates = ['/node_modules/', '/contracts/consumer/', 'gate\\.test\\.tsx$', 'withoutBrowser\\.test\\.tsx$']

/** A test that hangs with a fault has noticed it; the whole minute that busy machines have would be wasted on each. */
const asJest = [
  ...['--runInBand', '--bail', '--testTimeout=15000'],
  ...['--testSequencer', './scripts/mutation/nearestFirst.ts'],
]

/** What a killer says without any fault, by its name: it has to pass. */
const withoutFault = new Map<string, Promise<boolean>>()

/** Runs the tests that a mutant asks for, with it and, where one fails, that one without it. */
export async function judge(
  mutant: Mutant,
  { folder, whileChanged }: WorkCopy,
  { journeys, limit, files }: Pick<MutantArguments, 'journeys' | 'limit' | 'files'>,
): Promise<Judgement> {
  const limitMs = limit * 1_000
  const jest = (args: readonly string[]): Promise<Outcome> =>
    runStep(
      {
        run: ['jest', ...asJest, ...args],
        env: { [changedFileVariable]: mutant.file, [countVariable]: String(files) },
        cwd: folder,
      },
      limitMs,
    )
  const faulty = (run: () => Promise<Outcome>): Promise<Outcome> =>
    whileChanged(mutant.file, (source) => withFault(source, mutant), run)

  const unit = await faulty(() => jest(testsOf(mutant)))
  if (unit.exitCode !== 0) {
    const killer = killerOf(unit.output)
    if (!killer) return { end: 'unclear', why: unit.output.trim().slice(-1_000) }
    return verdict(killer, () => jest([killer.file]))
  }
  if (!journeys || mutant.journey === undefined) return { end: 'survived' }

  const [file, title = ''] = mutant.journey.split(' -g ', 2)
  const run = ['playwright', 'test', file!, '-g', title, '--project=chromium', '--workers', '1'] as const
  const env = { JOURNEYS_PORT: String(await freePort()) }
  const journey = (): Promise<Outcome> => runStep({ run, env, cwd: folder }, limitMs)
  if ((await faulty(journey)).exitCode === 0) return { end: 'survived' }
  return verdict({ file: file!, title }, journey)
}

function testsOf({ file, tests }: Mutant): string[] {
  if (tests) return [...tests]
  return ['--findRelatedTests', file, '--passWithNoTests', '--testPathIgnorePatterns', ...gates]
}

/** A kill counts only where the killer passes without the fault. */
async function verdict(by: Killer, run: () => Promise<Outcome>): Promise<Judgement> {
  const key = `${by.file} ${by.file.endsWith('.journey.ts') ? by.title : ''}`
  const passes = withoutFault.get(key) ?? run().then(({ exitCode }) => exitCode === 0)
  withoutFault.set(key, passes)
  if (await passes) return { end: 'killed', by }
  return { end: 'unclear', why: `${by.file} fails without it, too` }
}
