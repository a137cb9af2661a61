/** @jest-environment node */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sessionHub } from '#contracts/examples/session-hub.ts'
import { listen, listenLocally } from './http.ts'
import { run } from './testRun.ts'

const folder = mkdtempSync(join(tmpdir(), 'verify-'))
afterAll(() => rmSync(folder, { recursive: true }))

// A proxy that never answers: calls to this machine must not use it.
beforeAll(() =>
  Object.assign(process.env, { http_proxy: 'http://127.0.0.1:9', https_proxy: 'http://127.0.0.1:9' }),
)

it('prints the result of each interaction and a conformance figure', async () => {
  const { target } = sessionHub.receiveSessionStatus
  const status = { type: 1, target, arguments: sessionHub.receiveSessionStatus.example }
  const service = await listenLocally((req, res) => {
    req.resume()
    return Promise.resolve(res.setHeader('Content-Type', 'application/json').end(JSON.stringify(status)))
  })
  const args = [service.url, '--provider', 'session-hub', '--states', `${service.url}/states`]
  const { status: ended, output } = await run('verify', args)
  await service.close()
  expect(output).toContain('FAILED  a request for the id of the connection')
  expect(output).toContain('ok      the status of a session that ended')
  expect(output).toMatch(/Conformance .*\n1 passed, 1 failed\n$/)
  expect(ended).toBe(1)
})

it('explains an untrusted certificate and a setting that the verifier uses too', async () => {
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
  expect(untrusted).toEqual({ status: 2, output: expect.stringContaining('NODE_EXTRA_CA_CERTS=FILE') })
  expect(trusted).toMatchObject({ code: 1, stdout: expect.stringContaining('0 passed, 2 failed') })
})

// An untrusted test certificate for localhost, valid from 2001 to 2126, with a public key pair.
const certificate = [
  'MIIBnDCCAUGgAwIBAgIUQXySYcggjtYUMymHRmPJkRf96w0wCgYIKoZIzj0EAwIwFDESMBAGA1UEAwwJbG9jYWxob3N',
  '0MCAXDTAxMDEwMTAwMDAwMFoYDzIxMjYwMTAxMDAwMDAwWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQ',
  'IBBggqhkjOPQMBBwNCAAS/Us3WLVChJ4pnqs9bn+UxwLZZ1jieDrBUOhIlwNMuhZX0FzCoN+72U1LSCMBxIFwub4x+7',
  '79/fDD63mTmsalJo28wbTAdBgNVHQ4EFgQUMhZJPqAi1tF/GlZal0y9KDIxySswHwYDVR0jBBgwFoAUMhZJPqAi1tF/',
  'GlZal0y9KDIxySswDwYDVR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZIzj0EAwI',
  'DSQAwRgIhAJ1VbocaZj0qRC7SE0tiezMu8JDLiLkCHCwed4xRv7wIAiEAsqdwLqlcBX0YDObzWTN9MYMWHgYHBcCGzX',
  'gIbBeax7I=',
].join('')
const key = [
  'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgg32+8dCAfJgIHySRtSBea2XH5Uo7LamrXhp73/0ZY8',
  'WhRANCAAS/Us3WLVChJ4pnqs9bn+UxwLZZ1jieDrBUOhIlwNMuhZX0FzCoN+72U1LSCMBxIFwub4x+779/fDD63mTm',
  'salJ',
].join('')

/** As PEM. */
const certificateText = pem('CERTIFICATE', certificate)

/** Answers an https request with `{}`. */
function secureServer(): Server {
  return createServer({ cert: certificateText, key: pem('PRIVATE KEY', key) }, (req, res) => {
    req.resume()
    res.setHeader('Content-Type', 'application/json').end('{}')
  })
}

function pem(kind: string, text: string): string {
  return `-----BEGIN ${kind}-----\n${text.replaceAll(/.{64}/g, '$&\n')}\n-----END ${kind}-----\n`
}
