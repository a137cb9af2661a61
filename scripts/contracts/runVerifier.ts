import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { devNull, tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { getCACertificates } from 'node:tls'

/** Address of a provider with its base path, and of its state setup; headers are sent with every call. */
export type Place = { url: string; statesUrl: string; headers?: Record<string, string> }

/** `unheard`: no answer to compare, because the setup of a state failed or nobody answered. */
type Verified = { result: 'ok' | 'differs' | 'unheard'; problem: string }

type Mismatch = { type: string; path?: string; mismatch?: string }
type Problem = { interaction: string; mismatch: { type: string; mismatches?: Mismatch[] } }
type Report = {
  interactionResults: { description: string; result: string }[]
  errors: Problem[]
  pendingErrors: Problem[]
}

const program = createRequire(import.meta.url).resolve('@pact-foundation/pact-cli/bin/pact-verifier.js')

/** Runs the verifier of the backend teams; results by description. Throws if it cannot run. */
export async function runVerifier(
  pact: string,
  provider: string,
  { url, statesUrl, headers = {} }: Place,
): Promise<Map<string, Verified>> {
  const { protocol, hostname, port, pathname } = new URL(url)
  const folder = mkdtempSync(join(tmpdir(), 'verified-'))
  const [report, certificates] = [join(folder, 'report.json'), join(folder, 'trusted.pem')]
  // It reads all certificates for every interaction, so it gets none unless needed.
  const isPlain = [url, statesUrl].every((address) => address.startsWith('http:'))
  if (!isPlain) writeFileSync(certificates, getCACertificates('default').join('\n'))
  const args = [
    ...['--file', pact, '--provider-name', provider, '--json', report, '--no-colour'],
    ...['--transport', protocol.slice(0, -1), '--hostname', hostname.replace(/^\[|\]$/g, '')],
    ...['--port', port || (protocol === 'https:' ? '443' : '80')],
    ...(pathname === '/' ? [] : ['--base-path', pathname.replace(/\/$/, '')]),
    ...['--state-change-url', statesUrl, '--state-change-teardown'],
    ...Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}=${value}`]),
  ]
  const trusted = { SSL_CERT_FILE: isPlain ? devNull : certificates, SSL_CERT_DIR: devNull }
  // A proxy cannot reach this machine.
  const { NO_PROXY, no_proxy } = process.env
  const direct = [NO_PROXY, no_proxy, 'localhost,127.0.0.1,::1'].filter(Boolean).join(',')
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, PACT_DO_NOT_TRACK: 'true', ...trusted, NO_PROXY: direct },
  })
  const output = await Promise.all([text(child.stdout), text(child.stderr)])
  try {
    return resultsOf(JSON.parse(readFileSync(report, 'utf8')) as Report)
  } catch {
    throw new Error(`The verifier gave no report.\n${output.join('\n')}`)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function resultsOf({ interactionResults, errors, pendingErrors }: Report): Map<string, Verified> {
  const problems = [...errors, ...pendingErrors]
  return new Map<string, Verified>(
    interactionResults.map(({ description, result }) => {
      if (result === 'OK') return [description, { result: 'ok', problem: '' }]
      const found = problems.find(({ interaction }) => interaction.endsWith(` - ${description}`))
      const { type = '', mismatches = [] } = found?.mismatch ?? {}
      const words = mismatches.map(({ type: kind, path, mismatch }) => `${path ?? kind}: ${mismatch ?? kind}`)
      const problem = words.join('; ') || type || 'no answer was compared'
      return [description, { result: type === 'mismatches' ? 'differs' : 'unheard', problem }]
    }),
  )
}
