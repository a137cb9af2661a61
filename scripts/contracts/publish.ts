// Sends the pacts to a Pact Broker, where one is configured. Nothing waits for it.
import { execFileSync, spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { releaseFault } from './changes/releaseFault.ts'
import { pactsFolder } from './pactFile.ts'

const { PACT_BROKER_BASE_URL } = process.env
if (!PACT_BROKER_BASE_URL) {
  console.log(
    'No Pact Broker is configured, so nothing was sent: set PACT_BROKER_BASE_URL, and PACT_BROKER_TOKEN or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD.',
  )
  process.exit(0)
}

const fault = releaseFault('.')
if (fault) {
  console.error(fault)
  process.exit(1)
}
const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim()
const program = createRequire(import.meta.url).resolve('@pact-foundation/pact-cli/bin/pact-broker.js')
const branch = git('branch', '--show-current')
const version = ['--consumer-app-version', git('rev-parse', 'HEAD'), ...(branch ? ['--branch', branch] : [])]
// The address and the secrets are read from the environment, so that no process list shows them.
const { status } = spawnSync(process.execPath, [program, 'publish', pactsFolder, ...version], {
  stdio: 'inherit',
  env: { ...process.env, PACT_DO_NOT_TRACK: 'true' },
})
process.exitCode = status ?? 1
