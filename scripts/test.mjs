// npm test: installs what is missing, then runs every check there is.
import { ensureInstalled, main, runWithOwnNode } from './setup.mjs'

await main(async () => {
  await ensureInstalled()
  return runWithOwnNode('scripts/test/main.ts')
})
