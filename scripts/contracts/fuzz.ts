// Sends requests that the contracts allow and such that they do not, and judges the answers; see contracts/README.md.
import { asksForSession } from '#contracts/endpoint.ts'
import { endpoints } from '#contracts/index.ts'
import { expectTrusted } from './certificates.ts'
import { startMockProcess } from './fuzz/mockProcess.ts'
import { fuzzArguments, fuzzUsage, type FuzzArguments } from './fuzz/fuzzArguments.ts'
import { runFuzz, type Finding, type Target } from './fuzz/runFuzz.ts'
import { healthProblems, mockTarget } from './fuzz/mockTarget.ts'
import { InputError } from './inputError.ts'

const shown = 50

try {
  const wanted = fuzzArguments(process.argv.slice(2))
  if (wanted.help) console.log(fuzzUsage)
  else await fuzz(wanted)
} catch (error) {
  if (!(error instanceof InputError)) throw error
  console.error(`${error.message}\n\nnpm run contracts:fuzz -- --help says more.`)
  process.exitCode = 2
}

async function fuzz(wanted: FuzzArguments): Promise<void> {
  if (wanted.url !== null) await expectTrusted(wanted.url)
  const mock = wanted.url === null ? await startMockProcess() : null
  const url = wanted.url ?? mock!.url
  try {
    const target = wanted.service === null ? await mockTarget(url) : serviceTarget(url, wanted.token)
    const chosen = endpoints
      .filter(({ id }) => wanted.call === null || id === wanted.call)
      .filter(({ service }) => wanted.service === null || service === wanted.service)
    if (chosen.length === 0) throw new InputError(`${wanted.call} is no call of ${wanted.service}.`)
    const hasSession = wanted.service === null || wanted.token !== null
    const calls = chosen.filter((one) => hasSession || !asksForSession(one))
    if (calls.length < chosen.length)
      console.log(`${chosen.length - calls.length} calls behind a sign-in are left out: they need --token.`)
    const { findings, asked, allowed, withToken, statuses, ms } = await runFuzz(target, { ...wanted, calls })
    const broken = wanted.service === null ? await healthProblems(url) : []
    for (const finding of findings.slice(0, shown)) console.log(words(finding, url))
    if (findings.length > shown) console.log(`… and ${findings.length - shown} more`)
    for (const problem of broken) console.log(`afterwards: ${problem}`)
    const counts = [...statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${status || 'none'}: ${count}`)
    console.log(`answers by status: ${counts.join(', ')}`)
    console.log(
      `${asked} requests of seed ${wanted.seed} to ${calls.length} calls, ${allowed} of them allowed, ${Math.round((asked / ms) * 1000)} a second`,
    )
    if (withToken.refused > 0)
      console.log(
        `${withToken.refused} of the ${withToken.sent} allowed requests with the token were answered 401`,
      )
    const problems = findings.length + broken.length
    console.log(problems === 0 ? 'Nothing is wrong.' : `${problems} problems`)
    process.exitCode = problems === 0 ? 0 : 1
  } finally {
    await mock?.close()
  }
}

function serviceTarget(url: string, token: string | null): Target {
  return { url, baseOf: () => '', headers: {}, signIn: () => Promise.resolve(token) }
}

function words({ call, problem, times, first }: Finding, url: string): string {
  const { method, path, headers, body } = first
  const named = Object.entries(headers).map(([name, value]) =>
    name === 'Authorization'
      ? `-H 'Authorization: Bearer '"$TOKEN"`
      : `-H ${quoted(`${name}: ${short(value)}`)}`,
  )
  const parts = ['curl', '-X', method, quoted(new URL(url).origin + path), ...named]
  if (body !== null) parts.push(`--data-raw ${quoted(short(body))}`)
  return `${call}: ${problem}${times > 1 ? ` (${times} times)` : ''}\n    ${parts.join(' ')}`
}

function short(text: string): string {
  return text.length > 300 ? `${text.slice(0, 300)}… (${text.length} characters)` : text
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
