import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { ensureNginx } from '../nginx/findNginx.ts'
import { freePort } from '../server/listen.ts'
import { ensureChromium } from './chromium.ts'
import { isAuditAnswered, sum } from './counts.ts'
import { runStep } from './runStep.ts'
import { schedule } from './schedule.ts'
import type { Counts, Step } from './step.ts'
import { steps } from './steps.ts'

const places = 2

async function perform(step: Step): Promise<Counts> {
  const startedAt = performance.now()
  const outcome = await runStep(step)
  const counts = step.count(outcome)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const isGood = counts.failed === 0
  const remark =
    step.name === 'advisories' && !isAuditAnswered(outcome) ? '  (the registry gave no answer)' : ''
  if (!isGood) console.log(`\n──── ${step.name}\n${outcome.output.trimEnd()}\n────`)
  console.log(
    `${isGood ? '✓' : '✗'} ${step.name.padEnd(32)} ${seconds.padStart(6)} s   ` +
      `${counts.passed} passed${isGood ? '' : `, ${counts.failed} failed`}${remark}`,
  )
  return counts
}

process.env['CHROMIUM'] = ensureChromium()
ensureNginx()
// Whoever develops beside this run keeps their ports.
process.env['JOURNEYS_PORT'] = String(await freePort())
mkdirSync(resolve(import.meta.dirname, '../../reports'), { recursive: true })
const finished = await schedule(steps, places, perform)
const lost = new Set(finished.filter(({ counts }) => counts.failed > 0).map(({ step }) => step.name))
for (const { step } of finished)
  if (step.needs?.some((need) => lost.has(need)))
    console.log(`✗ ${step.name}: not run, it needs ${step.needs.join(', ')}`)
const { passed, failed } = sum(finished.map(({ counts }) => counts))
console.log(`tests: ${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
