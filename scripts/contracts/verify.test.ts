/** @jest-environment node */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sessionHub } from '#contracts/examples/session-hub.ts'
import { listen, listenLocally } from './http.ts'
import { certificateText, secureServer } from './testCertificate.ts'
import { run } from './testRun.ts'

const folder = mkdtempSync(join(tmpdir(), 'verify-'))
afterAll(() => rmSync(folder, { recursive: true }))

// A proxy that answers nothing: no call to this machine may go through it.
beforeAll(() =>
  Object.assign(process.env, { http_proxy: 'http://127.0.0.1:9', https_proxy: 'http://127.0.0.1:9' }),
)

it('a service is told by interaction, by a figure of conformance and as JUnit XML', async () => {
  const { target } = sessionHub.receiveSessionStatus
  const status = { type: 1, target, arguments: sessionHub.receiveSessionStatus.example }
  const service = await listenLocally((req, res) => {
    req.resume()
    return Promise.resolve(res.setHeader('Content-Type', 'application/json').end(JSON.stringify(status)))
  })
  const junit = join(folder, 'new/x.xml')
  const args = [
    service.url,
    '--provider',
    'session-hub',
    '--states',
    `${service.url}/states`,
    '--junit',
    junit,
  ]
  const { status: ended, said } = await run('verify', args)
  await service.close()
  expect(said).toContain('FAILED  a request for the id of the connection')
  expect(said).toContain('ok      the status of a session that ended')
  expect(said).toMatch(/Conformance .*\n1 passed, 1 failed\n$/)
  expect(ended).toBe(1)
  const xml = readFileSync(junit, 'utf8')
  expect(xml).toContain('<testsuite name="session-hub" tests="2" failures="1" skipped="0">')
  expect(xml).toMatch(
    /name="a request for the id of the connection"><failure message="[^"<]+"\/><\/testcase>/,
  )
})

it('a certificate that is not trusted is told with a way on, which the verifier takes as well', async () => {
  const { url, close } = await listen(secureServer())
  const secure = url.replace('http:', 'https:')
  const file = join(folder, 'portal.pem')
  writeFileSync(file, certificateText)
  const args = [secure, '--provider', 'session-hub', '--states', secure]
  const untrusted = await run('verify', args)
  // Node.js reads the setting as it starts.
  const program = ['scripts/contracts/run.ts', 'verify', ...args]
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: file }
  const trusted = await promisify(execFile)(process.execPath, program, { env }).catch(
    (error: object) => error,
  )
  await close()
  expect(untrusted).toEqual({ status: 2, said: expect.stringContaining('NODE_EXTRA_CA_CERTS=FILE') })
  expect(trusted).toMatchObject({ code: 1, stdout: expect.stringContaining('0 passed, 2 failed') })
})
