// Sends the pacts to a Pact Broker, where one is configured. Nothing waits for it.
import { execFileSync, spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { pactsFolder } from './pactFile.ts'

process.exitCode = publish()

function publish(): number {
  const { PACT_BROKER_BASE_URL } = process.env
  if (!PACT_BROKER_BASE_URL) {
    console.log(
      'No Pact Broker is configured, so nothing was sent: set PACT_BROKER_BASE_URL, and PACT_BROKER_TOKEN or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD.',
    )
    return 0
  }
  if (breaksSilently()) return 1
  const program = createRequire(import.meta.url).resolve('@pact-foundation/pact-cli/bin/pact-broker.js')
  const branch = git('branch', '--show-current')
  const version = [
    '--consumer-app-version',
    git('rev-parse', 'HEAD'),
    ...(branch ? ['--branch', branch] : []),
  ]
  // The address and the secrets are read from the environment, so that no process list shows them.
  const env = { ...process.env, PACT_DO_NOT_TRACK: 'true' }
  return (
    spawnSync(process.execPath, [program, 'publish', pactsFolder, ...version], { stdio: 'inherit', env })
      .status ?? 1
  )
}

/** Whether this commit is a release, as a tag such as v1.1.0 makes it, that breaks what its changelog does not say. */
function breaksSilently(): boolean {
  const tags = (...which: string[]): string[] =>
    git('tag', '--list', 'v*', '--sort=-version:refname', ...which)
      .split('\n')
      .filter(Boolean)
  const [release] = tags('--points-at', 'HEAD')
  const [former] = tags('--merged', 'HEAD', '--no-contains', 'HEAD')
  if (!release || !former) return false
  const args = [resolve(import.meta.dirname, 'changes.ts'), former, '--release']
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  if (status !== 0) console.error(`${release} breaks what ${former} promised without saying so.`)
  return status !== 0
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' }).trim()
}
