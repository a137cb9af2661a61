// npm start: installs what is missing, then starts the portal and its services.
import { ensureInstalled, main, runWithOwnNode } from './setup.mjs'

await main(async () => {
  await ensureInstalled({ withTests: false })
  // More than a cold start needs; without a limit webpack uses twice as much.
  return runWithOwnNode('--max-old-space-size=500', '--max-semi-space-size=8', 'scripts/start.ts')
})
