/** @jest-environment node */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { certificateProblem, expectTrusted } from './certificates.ts'
import { close, listen } from './listenLocally.ts'
import { certificateText, secureServer } from './testCertificate.ts'

const server = secureServer()
const folder = mkdtempSync(join(tmpdir(), 'trusted-'))
const file = join(folder, 'portal.pem')
let url: string
let asked: number

beforeEach(() => {
  asked = 0
})
beforeAll(async () => {
  writeFileSync(file, certificateText)
  server.on('request', () => (asked += 1))
  url = (await listen(server)).replace('http:', 'https:')
})
afterAll(async () => {
  await close(server)
  rmSync(folder, { recursive: true })
})

const run = (command: string, args: string[], env: object = {}) =>
  new Promise<{ status: unknown; said: string }>((resolve) =>
    execFile(
      process.execPath,
      [`scripts/contracts/${command}.ts`, ...args],
      { env: { ...process.env, ...env } },
      (error, out, errors) => resolve({ status: error ? error.code : 0, said: out + errors }),
    ),
  )
const named = (text: string): number => text.split(`The certificate of ${url}`).length - 1

describe('an address whose certificate is not trusted', () => {
  it.each([
    ['fuzz', ['--service', 'authentication', '--requests', '20']],
    ['verify', ['--provider', 'session-hub', '--states', 'http://127.0.0.1:9']],
  ])('is told once by contracts:%s, with what to do, before anything is asked', async (command, args) => {
    const { status, said } = await run(command, [url, ...args])
    expect([status, named(said), asked]).toEqual([2, 1, 0])
    expect(said).toContain('NODE_EXTRA_CA_CERTS=FILE')
  })

  it.each([
    ['fuzz', ['--service', 'authentication', '--requests', '20'], 'answers by status: 200: 20'],
    ['verify', ['--provider', 'session-hub', '--states', 'https'], 'session-hub'],
  ])(
    'is asked by contracts:%s, and by the verifier, where NODE_EXTRA_CA_CERTS names it',
    async (command, args, words) => {
      const all = args.map((arg) => (arg === 'https' ? url : arg))
      const { said } = await run(command, [url, ...all], { NODE_EXTRA_CA_CERTS: file })
      expect([named(said), said, asked > 0]).toEqual([0, expect.stringContaining(words), true])
    },
  )
})

it('an address without a certificate, or where nobody answers, is left to what asks there', async () => {
  await expect(expectTrusted('http://127.0.0.1:9')).resolves.toBeUndefined()
  await expect(expectTrusted('https://127.0.0.1:9')).resolves.toBeUndefined()
})

it.each([
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'is not trusted here (DEPTH_ZERO_SELF_SIGNED_CERT). NODE_USE_SYSTEM_CA=1'],
  ['CERT_HAS_EXPIRED', 'is not good (CERT_HAS_EXPIRED): why.'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'is not good (ERR_TLS_CERT_ALTNAME_INVALID): why.'],
])('%s is told in words', (code, words) => {
  const problem = certificateProblem('https://a.test', Object.assign(new Error('why'), { code }))
  expect(problem?.message).toContain(`The certificate of https://a.test ${words}`)
})

it('what is no fault of a certificate is none', () => {
  const error = Object.assign(new Error('why'), { code: 'ECONNREFUSED' })
  expect(certificateProblem('https://a.test', error)).toBeNull()
})
