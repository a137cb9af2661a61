/** @jest-environment node */
import { createMock } from '#mock/app.ts'
import { addOwnHosts } from '#mock/http/ownHost.ts'
import { isSocketWords, type SocketWords } from '../words.ts'
import { createPageSockets } from './pageSockets.ts'

const host = 'demo.example'
const end = '\u001e'
const url = `wss://${host}/security/api/connections/session`

async function start() {
  addOwnHosts(host)
  const mock = await createMock()
  const hear = createPageSockets(mock.connect)
  const heard: SocketWords[] = []
  const say = (words: SocketWords): void => hear(words, (answer) => heard.push(answer))
  const texts = (): string[] =>
    heard.flatMap((words) => (words.say === 'data' ? words.text.split(end) : [])).filter(Boolean)
  return { mock, say, heard, texts }
}

it('does the handshake with the hub, receives messages and reports its end [beyond 40]', async () => {
  const { mock, say, heard, texts } = await start()
  say({ demo: 'socket', id: 'a', say: 'open', url })
  expect(heard).toEqual([{ demo: 'socket', id: 'a', say: 'open' }])
  say({ demo: 'socket', id: 'a', say: 'data', text: `{"protocol":"json","version":1}${end}` })
  expect(texts()).toEqual(['{}'])
  say({ demo: 'socket', id: 'a', say: 'ping' })
  expect(heard.at(-1)).toEqual({ demo: 'socket', id: 'a', say: 'ping' })
  say({ demo: 'socket', id: 'a', say: 'close' })
  expect(heard.at(-1)!.say).toBe('close')
  // A question about a forgotten socket is answered with 'close'.
  say({ demo: 'socket', id: 'a', say: 'ping' })
  expect(heard.at(-1)!.say).toBe('close')
  await mock.close()
})

it('closes a socket that the hub refuses', async () => {
  const { mock, say, heard } = await start()
  say({ demo: 'socket', id: 'b', say: 'open', url: `wss://${host}/security/api/connections/other` })
  expect(heard.map((words) => words.say)).toEqual(['close'])
  await mock.close()
})

it.each([
  [{ demo: 'socket', id: 'a', say: 'ping' }, true],
  [{ id: 'a', say: 'ping' }, false],
  [null, false],
  ['ping', false],
])('%j is a socket message: %s', (data, is) => {
  expect(isSocketWords(data)).toBe(is)
})
