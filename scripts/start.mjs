// npm start: installs what is missing, then starts the portal and its services.
import { ensureInstalled, main, runWithOwnNode } from './setup.mjs'

await main(async () => {
  await ensureInstalled({ withTests: false })
  return runWithOwnNode('scripts/start.ts')
})
