// npm test: installs what is missing, then runs the gate; npm run test:all runs everything.
import { ensureInstalled, main, runWithOwnNode } from './setup.mjs'

await main(async () => {
  await ensureInstalled({ withTests: true })
  return runWithOwnNode('scripts/test/main.ts')
})
