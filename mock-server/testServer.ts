import { createServer, request, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { MockOptions } from './app.ts'
import { createLinkCipher, type LinkCipher, fakeLinkKey } from './linkCipher.ts'
import { createNodeMock, type NodeMock } from './nodeHost.ts'
import { seedPassword } from './seed/people.ts'
import { createRandom } from './store/random.ts'

/** The content of any answer; tests assert it. */
export type Json = ReturnType<typeof JSON.parse>
export type Reply = { status: number; headers: IncomingHttpHeaders; text: string; body: Json }
type Ask = { headers?: Record<string, string>; body?: unknown; text?: string; timeoutMs?: number }

export type RunningMock = {
  mock: NodeMock
  url: string
  cipher: LinkCipher
  /** One request; `body` is undefined for invalid JSON. Rejects if the connection breaks. */
  ask: (method: string, path: string, request?: Ask) => Promise<Reply>
  /** A call of the control API; rejects unless the answer is 200. */
  control: (method: string, path: string, body?: unknown, namespace?: string) => Promise<Json>
  /** A sign-in attempt; `fields` override the body. */
  signIn: (
    user: string,
    password?: string,
    fields?: object,
    headers?: Record<string, string>,
  ) => Promise<Reply>
  /** Signs in and returns the tokens. */
  session: (
    user: string,
  ) => Promise<{ token: string; refreshToken: string; bearer: { authorization: string } }>
  end: () => Promise<void>
}

/** A mock on a free port, for tests. */
export async function startMock(options: MockOptions = {}): Promise<RunningMock> {
  const mock = await createNodeMock(options)
  const cipher = createLinkCipher(fakeLinkKey, createRandom('tests').hex)
  const server = createServer(mock.handler).on('upgrade', mock.upgrade)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  const ask: RunningMock['ask'] = (method, path, { headers = {}, body, text, timeoutMs } = {}) =>
    new Promise((resolve, reject) => {
      const sent = text ?? (body === undefined ? '' : JSON.stringify(body))
      const typed =
        sent === '' ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }
      const call = request(
        { port, host: '127.0.0.1', method, path, headers: { ...typed, ...headers } },
        (res) => {
          const chunks: Buffer[] = []
          res.on('data', (chunk: Buffer) => chunks.push(chunk))
          res.on('error', reject)
          res.on('end', () => {
            const answer = Buffer.concat(chunks).toString('utf8')
            resolve({ status: res.statusCode ?? 0, headers: res.headers, text: answer, body: jsonOf(answer) })
          })
        },
      )
      call.on('error', reject)
      if (timeoutMs !== undefined) call.setTimeout(timeoutMs, () => call.destroy(new Error('no answer')))
      call.end(sent)
    })

  const signIn: RunningMock['signIn'] = (user, password = seedPassword, fields = {}, headers = {}) =>
    ask('POST', '/authentication/api/Login/Login', {
      headers,
      body: {
        user,
        password: cipher.encrypt(password),
        appname: 'ibuhoo',
        page: '',
        tokenCaptcha: '',
        ip: '',
        Browser: 'Chrome 156',
        TypeDeviceId: 1,
        idSessionTab: '5f0c1d5e',
        ...fields,
      },
    })

  return {
    mock,
    url: `http://127.0.0.1:${port}`,
    cipher,
    ask,
    signIn,
    async control(method, path, body, namespace = 'default') {
      const headers = { 'content-type': 'application/json', 'x-mock-namespace': namespace }
      const reply = await ask(method, `/__mock/v1${path}`, { headers, body })
      if (reply.status !== 200) throw new Error(`${method} ${path}: ${reply.status} ${reply.text}`)
      return reply.body as unknown
    },
    async session(user) {
      const { token, refreshToken } = (await signIn(user)).body as { token: string; refreshToken: string }
      return { token, refreshToken, bearer: { authorization: `Bearer ${token}` } }
    },
    async end() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await mock.close()
      await closed
    },
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
