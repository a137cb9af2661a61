import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { neededNginx, ensureChromium, ensure, neededFirefox, neededWebkit } from './programs.ts'
import { freePort } from '../server/listen.ts'
import { byKind, sum, withFloors } from './counts.ts'
import { raised, risen, type Counted, type Floor } from './floors.ts'
import { onInterrupt } from './onInterrupt.ts'
import { endSteps, runStep } from './runStep.ts'
import { schedule } from './schedule.ts'
import type { Counts, Step } from './step.ts'
import { stepsOf } from './steps.ts'

const places = 2
const root = resolve(import.meta.dirname, '../..')
const seconds = new Map<string, number>()
const counted: Counted = {}
/** Floors that this machine cannot reach. */
const leftOut: Floor[] = []
/** Of the caller; steps always have CI=true. */
const isCi = !['', '0', 'false'].includes(process.env['CI'] ?? '')
const isWhole = process.argv.includes('--all')

async function perform(step: Step): Promise<Counts> {
  const startedAt = performance.now()
  const outcome = await runStep(step)
  const counts = withFloors(step.count(outcome), leftOut)
  Object.assign(counted, counts.counted)
  seconds.set(step.name, (performance.now() - startedAt) / 1000)
  if (counts.failed > 0) console.log(`\n──── ${step.name}\n${outcome.output.trimEnd()}\n────`)
  console.log(line(step.name, counts))
  return counts
}

function line(name: string, { passed, failed, remark }: Counts): string {
  const mark = failed > 0 ? '✗' : passed > 0 ? '✓' : '–'
  const parts = [
    ...(passed > 0 ? [`${passed} passed`] : []),
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(remark ? [remark] : []),
  ]
  return `${mark} ${row(name, seconds.get(name)!)}   ${parts.join(', ')}`
}

function row(name: string, took: number): string {
  return `${name.padEnd(36)} ${took.toFixed(1).padStart(6)} s`
}

function printTimes(): void {
  console.log('\nWhere the time went')
  for (const [name, took] of [...seconds].sort(([, one], [, other]) => other - one))
    if (took >= 1) console.log(`  ${row(name, took)}`)
}

/** Outside CI a successful run raises the floors; in CI they are only printed. */
function raiseFloors(): void {
  const higher = risen(counted)
  if (higher.length === 0) return
  const words = higher.map(([what, from, to]) => `${what} ${from} → ${to}`).join(', ')
  const path = resolve(root, 'floors.json')
  if (!isCi) writeFileSync(path, raised(readFileSync(path, 'utf8'), higher))
  console.log(isCi ? `floors.json could rise: ${words}` : `floors.json has risen, commit it: ${words}`)
}

onInterrupt(endSteps)
try {
  process.env['CHROMIUM'] = ensureChromium()
  for (const needed of [neededNginx, neededFirefox, neededWebkit])
    if (!ensure(needed, isCi)) leftOut.push(needed.floor)
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exit(1)
}
// Not the port of a running preview.
process.env['JOURNEYS_PORT'] = String(await freePort())
mkdirSync(resolve(root, 'reports'), { recursive: true })
const finished = await schedule(stepsOf(isWhole), places, perform)
const failed = new Set(finished.filter(({ counts }) => counts.failed > 0).map(({ step }) => step.name))
for (const { step } of finished)
  if (step.needs?.some((need) => failed.has(need)))
    console.log(`✗ ${step.name}: not run, it needs ${step.needs.join(', ')}`)
printTimes()
const unanswered = finished.filter(({ counts }) => counts.passed + counts.failed === 0)
const total = sum(finished.map(({ counts }) => counts))
console.log(
  [
    `\n${byKind(finished.map(({ step: { kind }, counts }) => ({ kind, counts })))}`,
    ...unanswered.map(({ step, counts }) => `${step.name}: ${counts.remark ?? 'nothing checked'}`),
  ].join(' · '),
)
if (total.failed === 0 && !isWhole) raiseFloors()
console.log(`tests: ${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
