import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { devNull, tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeTrusted } from './certificates.ts'

export type Verification = {
  /** Path of the pact file. */
  pact: string
  provider: string
  /** Where the provider is, with its base path. */
  url: string
  /** Where states are set up; every interaction has one. */
  statesUrl: string
  /** Sent with every call. */
  headers?: Record<string, string>
}

/** `unheard`: there was no answer to compare, because a state could not be set up or nobody answered. */
export type Result = 'ok' | 'differs' | 'unheard'

export type Verified = {
  results: { description: string; result: Result; problem: string | null }[]
  /** What the verifier itself says, for people. */
  output: string
}

type Mismatch = { type: string; path?: string; mismatch?: string }
type Problem = { interaction: string; mismatch: { type: string; mismatches?: Mismatch[] } }
type Report = {
  interactionResults: { description: string; result: string }[]
  errors: Problem[]
  pendingErrors: Problem[]
  output: string[]
}

const program = createRequire(import.meta.url).resolve('@pact-foundation/pact-cli/bin/pact-verifier.js')

/** Runs the verifier that backend teams use. Throws when it cannot do its work at all. */
export async function runVerifier({
  pact,
  provider,
  url,
  statesUrl,
  headers = {},
}: Verification): Promise<Verified> {
  const { protocol, hostname, port, pathname } = new URL(url)
  const folder = mkdtempSync(join(tmpdir(), 'verified-'))
  const report = join(folder, 'report.json')
  const args = [
    ...['--file', pact, '--provider-name', provider, '--json', report, '--no-colour'],
    ...['--transport', protocol.slice(0, -1), '--hostname', hostname.replace(/^\[|\]$/g, '')],
    ...['--port', port || (protocol === 'https:' ? '443' : '80')],
    ...(pathname === '/' ? [] : ['--base-path', pathname.replace(/\/$/, '')]),
    ...['--state-change-url', statesUrl, '--state-change-teardown'],
    ...Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}=${value}`]),
  ]
  try {
    // It reads all certificates once more for every interaction, so none where none is needed.
    const isPlain = [url, statesUrl].every((address) => address.startsWith('http:'))
    const trusted = isPlain ? devNull : join(folder, 'trusted.pem')
    if (!isPlain) writeTrusted(trusted)
    const said = await run(args, { SSL_CERT_FILE: trusted, SSL_CERT_DIR: devNull })
    const { interactionResults, errors, pendingErrors, output } = readReport(report, said)
    const problems = [...errors, ...pendingErrors]
    const results = interactionResults.map(({ description, result }): Verified['results'][number] => ({
      description,
      result: result === 'OK' ? 'ok' : kindOf(problems, description),
      problem: result === 'OK' ? null : wordsOf(problemOf(problems, description)),
    }))
    return { results, output: output.join('\n') || said }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function problemOf(problems: readonly Problem[], description: string): Problem | undefined {
  return problems.find(({ interaction }) => interaction.endsWith(` - ${description}`))
}

function wordsOf(problem: Problem | undefined): string {
  if (!problem) return 'no answer was compared'
  const { type, mismatches = [] } = problem.mismatch
  const words = mismatches.map(({ type: kind, path, mismatch }) => `${path ?? kind}: ${mismatch ?? kind}`)
  return words.length > 0 ? words.join('; ') : type
}

function kindOf(problems: readonly Problem[], description: string): Result {
  const problem = problemOf(problems, description)
  return problem?.mismatch.type === 'mismatches' ? 'differs' : 'unheard'
}

function run(args: string[], env: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, PACT_DO_NOT_TRACK: 'true', ...env },
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', () => resolve(said))
  })
}

function readReport(file: string, said: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    throw new Error(`The verifier gave no report.\n${said}`)
  }
}
