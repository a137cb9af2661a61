// npm run mutants: puts the faults of scripts/mutants into private copies of the work tree, one at a time, and tells
// which of them no test notices; scripts/mutants/README.md says how to write one.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { judge } from './mutation/judge.ts'
import { listedMutants, type Listed } from './mutation/lists.ts'
import { misfitsOf } from './mutation/mutant.ts'
import { chosen, mutantArguments, usage, type MutantArguments } from './mutation/mutantArguments.ts'
import { isGood, summaryOf, type Judged } from './mutation/summary.ts'
import { workCopy, type WorkCopy } from './mutation/workCopy.ts'
import { onInterrupt } from './test/onInterrupt.ts'
import { endSteps } from './test/runStep.ts'

const root = join(import.meta.dirname, '..')
const { wanted, mutants } = await understood()
const copies: WorkCopy[] = []
onInterrupt(async () => {
  await endSteps()
  removeCopies()
})
const waiting = [...mutants]
const judged: Judged[] = []
await Promise.all(Array.from({ length: Math.min(wanted.workers, mutants.length) }, work))
removeCopies()
console.log(['', ...summaryOf(judged)].join('\n'))
process.exitCode = isGood(judged) ? 0 : 1

async function understood(): Promise<{ wanted: MutantArguments; mutants: Listed[] }> {
  try {
    const asked = mutantArguments(process.argv.slice(2))
    const all = chosen(await listedMutants(root), asked.only)
    const misfits = misfitsOf(all, (file) => readFileSync(join(root, file), 'utf8'))
    if (misfits.length > 0) throw new Error(misfits.join('\n'))
    return { wanted: asked, mutants: all }
  } catch (cause) {
    console.error(`${(cause as Error).message}\n\n${usage}`)
    process.exit(2)
  }
}

/** Judges one mutant after the other, in a copy of its own, until none waits. */
async function work(): Promise<void> {
  const copy = workCopy(root)
  copies.push(copy)
  for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
    const startedAt = performance.now()
    const judgement = await judge(mutant, copy, wanted)
    judged.push({ mutant, judgement })
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0)
    const by = judgement.by ? `  ${judgement.by.file}: ${judgement.by.title}` : ''
    console.log(
      `${judgement.end.padEnd(9)} ${mutant.id.padEnd(6)} ${mutant.area} ${seconds.padStart(4)} s${by}`,
    )
  }
}

function removeCopies(): void {
  for (const { remove } of copies) remove()
}
