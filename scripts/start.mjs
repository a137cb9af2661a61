// npm start: installs what is missing, then starts the portal and its services.
import { ensureInstalled, main, runWithOwnNode } from './setup.mjs'

await main(async () => {
  await ensureInstalled({ withTests: false })
  // More than it needs from nothing; without a limit, webpack's garbage takes as much again.
  return runWithOwnNode('--max-old-space-size=500', '--max-semi-space-size=8', 'scripts/start.ts')
})
