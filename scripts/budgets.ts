// npm run budgets: checks the sizes of the production build against budgets.json, and its content.
import { resolve } from 'node:path'
import budget from '../budgets.json' with { type: 'json' }
import { forbiddenInFolder } from './budgets/forbiddenContent.ts'
import { limitsOf, overBudget, weightsOf } from './budgets/weights.ts'
import { ensureBuild } from './server/ensureBuild.ts'

const root = resolve(import.meta.dirname, '..')
await ensureBuild(root).catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exit(1)
})
const dist = resolve(root, 'dist')
const [weights, limits] = [weightsOf(dist, budget), limitsOf(budget)]
for (const [name, weight] of Object.entries(weights))
  console.log(`${name.padEnd(36)}${String(weight).padStart(8)} of ${limits[name]} bytes`)
const problems = [...overBudget(weights, limits), ...forbiddenInFolder(dist)]
for (const problem of problems) console.log(`✗ ${problem}`)
process.exitCode = problems.length === 0 ? 0 : 1
