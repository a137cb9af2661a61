import { once } from 'node:events'
import { connect, type ConnectionOptions, type TLSSocket } from 'node:tls'
import WebSocket from 'ws'
import type { MockControl } from '../support/mockControl.ts'
import { expect, test } from '../support/nginx.ts'

/** nginx takes the address of a client from a header, as behind a load balancer: so one machine is many clients. */
const clientByHeader = [
  'upstream authentication_service ',
  'set_real_ip_from 127.0.0.1;\nreal_ip_header X-Client;\nupstream authentication_service ',
] as const
const channelPath = '/security/api/connections/session'

/** The channels of clients, opened as pages do; the answer of each: its socket, or the status that refuses it. */
async function openChannels(url: string, clients: readonly string[]): Promise<(WebSocket | number)[]> {
  const open = (client: string): Promise<WebSocket | number> =>
    new Promise((answer, failed) => {
      const socket = new WebSocket(url.replace('https', 'wss') + channelPath, {
        rejectUnauthorized: false,
        headers: { 'X-Client': client },
      })
      socket.on('open', () => {
        socket.send('{"protocol":"json","version":1}\u001e')
        answer(socket)
      })
      socket.on('unexpected-response', (_request, { statusCode }) => answer(statusCode ?? 0))
      socket.on('error', failed)
    })
  const answers: (WebSocket | number)[] = []
  // In portions, so that each handshake is soon done.
  for (let at = 0; at < clients.length; at += 30)
    answers.push(...(await Promise.all(clients.slice(at, at + 30).map(open))))
  return answers
}

const statusOf = (answer: WebSocket | number): number => (typeof answer === 'number' ? answer : 101)

function closeAll(answers: readonly (WebSocket | number)[]): void {
  for (const answer of answers) if (typeof answer !== 'number') answer.terminate()
}

function openTls(url: string, options: ConnectionOptions = {}): TLSSocket {
  const port = Number(new URL(url).port)
  return connect({ port, servername: 'localhost', rejectUnauthorized: false, ...options })
}

/** What comes back for text that is sent as it is, until nginx ends the connection. */
function sendRaw(url: string, text: string): Promise<string> {
  return new Promise((done, failed) => {
    const socket = openTls(url)
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.on('close', () => done(answer))
    socket.on('error', failed)
    socket.write(text)
  })
}

async function onlyCall(mock: MockControl): Promise<Record<string, string | string[] | undefined>> {
  const calls = await mock.requests()
  expect(calls).toHaveLength(1)
  return calls[0]!.headers
}

test.describe('nginx, asked by many', () => {
  test.use({ nginxOptions: { edits: [clientByHeader, ['worker_processes auto', 'worker_processes 1']] } })

  test('holds 600 session channels in one worker and still answers every call @release', async ({
    page,
    nginx,
  }) => {
    const channels = await openChannels(
      nginx.url,
      Array.from({ length: 600 }, (_, index) => `198.51.100.${index % 4}`),
    )
    expect(channels.filter((channel) => statusOf(channel) === 101)).toHaveLength(600)
    const calls = await Promise.all(
      Array.from({ length: 20 }, () => page.request.get('/security/api/application/list')),
    )
    expect(calls.map((answer) => answer.status())).toEqual(Array<number>(20).fill(200))
    expect(nginx.errorLog()).not.toContain('worker_connections')
    closeAll(channels)
  })

  test('gives one client, or half an IPv6 network, 200 channels @release', async ({ nginx }) => {
    const inNetwork = (index: number): string =>
      [`2001:db8::${index.toString(16)}:1`, `2001:db8::1:2:3:${index.toString(16)}`][index % 2]!
    const first = await openChannels(
      nginx.url,
      Array.from({ length: 205 }, (_, index) => inNetwork(index + 1)),
    )
    expect(first.map(statusOf).toSorted()).toEqual([
      ...Array<number>(200).fill(101),
      ...Array<number>(5).fill(429),
    ])
    const others = await openChannels(nginx.url, ['2001:db8:0:1::1', '2001:db9::1', '198.51.100.7'])
    expect(others.map(statusOf)).toEqual([101, 101, 101])
    closeAll([...first, ...others])
  })

  for (const [path, most] of [
    ['/authentication/api/Login/ValidateToken', 100],
    ['/security/api/application/modify', 100],
    ['/security/api/Menu/Modify', 20],
  ] as const)
    test(`lets one client send ${most} bodies of ${path} at once, and others go on @release`, async ({
      page,
      nginx,
    }) => {
      const begun: TLSSocket[] = []
      const answers: string[] = []
      for (let index = 0; index < most + 5; index += 1) {
        const socket = openTls(nginx.url)
        socket.on('data', (data) => answers.push(data.toString().slice(0, 12)))
        await once(socket, 'secureConnect')
        socket.write(
          `POST ${path} HTTP/1.1\r\nHost: localhost\r\nX-Client: 198.51.100.7\r\nContent-Length: 9\r\n\r\n{`,
        )
        begun.push(socket)
      }
      await expect.poll(() => answers).toEqual(Array<string>(5).fill('HTTP/1.1 429'))
      const other = await page.request.post(path, { data: {} })
      expect(other.status()).not.toBe(429)
      for (const socket of begun) socket.destroy()
    })
})

test.describe('nginx, sent much', () => {
  test('takes 64 kB, and up to 3 MB only where a record may be large @release', async ({ page, mock }) => {
    const send = async (path: string, size: number): Promise<[path: string, isTooLong: boolean]> => {
      const answer = await page.request.post(path, { data: 'x'.repeat(size) })
      return [path, answer.status() === 413]
    }
    for (const path of ['/authentication/api/Login/Login', '/security/api/application/modify']) {
      expect(await send(path, 60_000)).toEqual([path, false])
      expect(await send(path, 70_000)).toEqual([path, true])
    }
    for (const path of [
      '/security/api/menu/Create',
      '/security/api/menu/uploadImageMenu',
      '/security/api/role/modify',
      '/security/api/user/create',
      '/security/api/Notifications/Modify',
    ]) {
      expect(await send(path, 3_000_000)).toEqual([path, false])
      expect(await send(path, 3_200_000)).toEqual([path, true])
    }
    expect(await mock.requests()).toHaveLength(7)
  })
})

test.describe('nginx, asked by another name', () => {
  test('has neither page nor service for it, and leads nowhere', async ({ page, nginx, mock }) => {
    const data = { user: 'maria.gomez', appname: 'ibuhoo', isByUser: true }
    for (const host of ['evil.test', 'localhost.evil.test', '127.0.0.1', 'evil.localhost']) {
      const options = { headers: { Host: host }, maxRedirects: 0 }
      for (const answer of [
        await page.request.get('/login', options),
        await page.request.get('/security/api/application/list', options),
        await page.request.post('/authentication/api/Login/ResetPassword', { ...options, data }),
        await page.request.get(`${nginx.plainUrl}/login`, options),
        await page.request.post(`${nginx.plainUrl}/authentication/api/Login/ResetPassword`, options),
      ]) {
        expect([host, answer.status()]).toEqual([host, 421])
        expect(answer.headers()).not.toHaveProperty('location')
        expect(await answer.text()).not.toContain('portal-config')
      }
    }
    expect(await mock.requests()).toEqual([])
    expect(await mock.mail('maria.gomez@suite.test')).toEqual([])
  })

  test('sends a service the name of the portal, not the one that the request claims @release', async ({
    page,
    nginx,
    mock,
  }) => {
    const claims = [
      'X-Forwarded-Host',
      'X-Forwarded-Client-Cert',
      'X-Original-URL',
      'X-Real-IP',
      'X-HTTP-Method-Override',
      'X-MS-CLIENT-PRINCIPAL',
      'X-Product',
      'X-Tenant',
      'True-Client-IP',
      'CF-Connecting-IP',
      'Base-Url',
      'Via',
      'Anything-Else',
    ].map((name) => [name, 'evil.test'])
    await page.request.get('/security/api/application/list', {
      headers: {
        ...(Object.fromEntries(claims) as Record<string, string>),
        Forwarded: 'host=evil.test',
        'X-Forwarded-For': '203.0.113.9',
        'Accept-Language': 'pt',
        application: 'firmaya',
      },
    })
    const headers = await onlyCall(mock)
    expect(headers).toMatchObject({
      host: new URL(nginx.url).host,
      'x-forwarded-host': new URL(nginx.url).host,
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '127.0.0.1',
      'accept-language': 'pt',
      application: 'firmaya',
    })
    expect(JSON.stringify(headers)).not.toContain('evil')
  })
})

test.describe('nginx, asked in other ways', () => {
  test('passes a websocket on and no other protocol @release', async ({ nginx, mock }) => {
    const ask = (upgrade: string): Promise<string> =>
      sendRaw(
        nginx.url,
        `GET ${channelPath} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, close\r\nUpgrade: ${upgrade}\r\n\r\n`,
      )
    expect(await ask('h2c')).toContain('HTTP/1.1 400')
    expect(await onlyCall(mock)).not.toHaveProperty('upgrade')
  })
})

test.describe('nginx, asked in cipher', () => {
  test('speaks TLS with forward secrecy and authentication only, and gives no tickets @release', async ({
    nginx,
  }) => {
    const speak = (ciphers: string): Promise<string> =>
      new Promise((answer) => {
        const socket = openTls(nginx.url, { ciphers, maxVersion: 'TLSv1.2', minVersion: 'TLSv1.2' })
        socket.on('secureConnect', () => {
          answer(socket.getTLSTicket() ? 'with a ticket' : socket.getCipher().name)
          socket.destroy()
        })
        socket.on('error', () => answer('refused'))
      })
    expect(await speak('ECDHE-ECDSA-AES128-GCM-SHA256')).toBe('ECDHE-ECDSA-AES128-GCM-SHA256')
    expect(await speak('ECDHE-ECDSA-AES128-SHA')).toBe('refused')
    expect(await speak('ECDHE-ECDSA-AES256-SHA384')).toBe('refused')
  })
})

test.describe('nginx, asked slowly', () => {
  test.use({
    nginxOptions: {
      edits: [
        ['client_header_timeout 15s', 'client_header_timeout 1s'],
        ['client_body_timeout   15s', 'client_body_timeout 1s'],
      ],
    },
  })

  test('waits neither for headers nor for a body @release', async ({ nginx }) => {
    const start = 'POST /security/api/x HTTP/1.1\r\nHost: localhost\r\n'
    expect(await sendRaw(nginx.url, start)).toBe('')
    expect(await sendRaw(nginx.url, `${start}Content-Length: 10\r\n\r\nx`)).toBe('')
  })
})
