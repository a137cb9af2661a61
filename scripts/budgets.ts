import { resolve } from 'node:path'
import budget from '../budgets.json' with { type: 'json' }
import { forbiddenInFolder } from './budgets/forbiddenContent.ts'
import {
  measureAhead,
  measureConsolePage,
  measureFields,
  measureFirstLoad,
  measureRoom,
  overBudget,
  roomsOverBudget,
  screensOverBudget,
} from './budgets/firstLoad.ts'
import { ensureBuild } from './server/ensureBuild.ts'

const root = resolve(import.meta.dirname, '..')
await ensureBuild(root).catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exit(1)
})
const dist = resolve(root, 'dist')
const sizes = measureFirstLoad(dist)
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
console.log(
  `First load of /login (brotli): JavaScript ${kilobytes(sizes.js)}, style sheets ${kilobytes(sizes.css)}, ` +
    `fonts ${kilobytes(sizes.font)}, page ${kilobytes(sizes.html)}`,
)
console.log(
  `Scripts of a first visit until the first row (brotli): ${Object.entries(budget.rooms)
    .map(([room, { chunks }]) => `${room} ${kilobytes(measureRoom(dist, chunks))}`)
    .join(', ')}`,
)
const fields = measureFields(dist)
console.log(
  fields === 0
    ? 'Field controls that cards share: no card uses one, so their budget checks nothing'
    : `Field controls that cards share (brotli): ${kilobytes(fields)}`,
)
if (fields > budget.fields) console.log(`✗ field controls: ${fields} bytes, the budget is ${budget.fields}`)
const consolePage = measureConsolePage(dist)
console.log(`Page of the console (brotli): ${kilobytes(consolePage)}`)
const ahead = measureAhead(dist)
console.log(`Scripts that may be fetched ahead (brotli): ${kilobytes(ahead)}`)
const problems = [
  ...(ahead > budget.ahead ? [`fetched ahead: ${ahead} bytes, the budget is ${budget.ahead}`] : []),
  ...(consolePage > budget.consolePage
    ? [`page of the console: ${consolePage} bytes, the budget is ${budget.consolePage}`]
    : []),
  ...overBudget(sizes, budget),
  ...screensOverBudget(dist, budget.screens),
  ...roomsOverBudget(dist, budget.rooms),
  ...forbiddenInFolder(dist),
]
for (const problem of problems) console.log(`✗ ${problem}`)
process.exitCode = problems.length === 0 && fields <= budget.fields ? 0 : 1
