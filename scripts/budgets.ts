import { resolve } from 'node:path'
import budget from '../budgets.json' with { type: 'json' }
import { forbiddenInFolder } from './budgets/forbiddenContent.ts'
import { measureFields, measureFirstLoad, overBudget, screensOverBudget } from './budgets/firstLoad.ts'

const dist = resolve(import.meta.dirname, '../dist')
const sizes = measureFirstLoad(dist)
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
console.log(
  `First load of /login (brotli): JavaScript ${kilobytes(sizes.js)}, style sheets ${kilobytes(sizes.css)}, ` +
    `fonts ${kilobytes(sizes.font)}, page ${kilobytes(sizes.html)}`,
)
const fields = measureFields(dist)
console.log(
  fields === 0
    ? 'Field controls that cards share: no card uses one, so their budget checks nothing'
    : `Field controls that cards share (brotli): ${kilobytes(fields)}`,
)
if (fields > budget.fields) console.log(`✗ field controls: ${fields} bytes, the budget is ${budget.fields}`)
const problems = [
  ...overBudget(sizes, budget),
  ...screensOverBudget(dist, budget.screens),
  ...forbiddenInFolder(dist),
]
for (const problem of problems) console.log(`✗ ${problem}`)
process.exitCode = problems.length === 0 && fields <= budget.fields ? 0 : 1
