import { act } from '@testing-library/react'
import { workerSocket } from './workerSocket.ts'
import type { SocketWords } from '../words.ts'

function start({ hasWorker = true } = {}) {
  const workers = Object.assign(new EventTarget(), {
    startMessages: jest.fn(),
    controller: hasWorker ? { postMessage: (words: SocketWords) => posted.push(words) } : null,
  })
  const posted: SocketWords[] = []
  const Socket = workerSocket(workers as unknown as ServiceWorkerContainer)
  const socket = new Socket('ws://localhost/hub')
  const heard: string[] = []
  socket.onopen = () => heard.push('open')
  socket.onmessage = ({ data }) => heard.push(String(data))
  socket.onclose = () => heard.push('close')
  const answer = (words: object): void =>
    void workers.dispatchEvent(
      new MessageEvent('message', { data: { demo: 'socket', id: posted[0]?.id, ...words } }),
    )
  return { Socket, socket, posted, heard, answer }
}

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(crypto, 'randomUUID').mockReturnValue('own-own-own-own-own')
})
afterEach(() => jest.useRealTimers())

it('opens, receives and sends by messages, and ignores other sockets’ messages', () => {
  const { Socket, socket, posted, heard, answer } = start()
  expect(posted).toEqual([
    { demo: 'socket', id: 'own-own-own-own-own', say: 'open', url: 'ws://localhost/hub' },
  ])
  expect(socket.readyState).toBe(Socket.CONNECTING)
  answer({ say: 'open', id: 'another' })
  answer({ say: 'open' })
  expect(socket.readyState).toBe(Socket.OPEN)
  answer({ say: 'data', text: 'hola' })
  socket.send('bien')
  expect(posted.at(-1)).toMatchObject({ say: 'data', text: 'bien' })
  expect(heard).toEqual(['open', 'hola'])
})

it.each([
  ['answers that it does not know it', true],
  ['does not answer', false],
])('closes once its worker %s', async (_what, hasAnswer) => {
  const { Socket, socket, posted, heard, answer } = start()
  answer({ say: 'open' })
  jest.advanceTimersByTime(10_000)
  expect(posted.at(-1)).toMatchObject({ say: 'ping' })
  if (hasAnswer) answer({ say: 'close' })
  else jest.advanceTimersByTime(4_999)
  if (!hasAnswer) expect(socket.readyState).toBe(Socket.OPEN)
  jest.advanceTimersByTime(hasAnswer ? 0 : 1)
  await act(async () => {})
  expect(socket.readyState).toBe(Socket.CLOSED)
  expect(heard).toEqual(['open', 'close'])
  jest.advanceTimersByTime(60_000)
  expect(heard).toEqual(['open', 'close'])
})

it('stays open as long as its worker answers', () => {
  const { Socket, socket, answer } = start()
  answer({ say: 'open' })
  for (let round = 0; round < 5; round += 1) {
    jest.advanceTimersByTime(10_000)
    answer({ say: 'ping' })
  }
  expect(socket.readyState).toBe(Socket.OPEN)
  socket.close()
  expect(socket.readyState).toBe(Socket.CLOSED)
})

it('is closed at once in a page without a worker, after listeners were added', async () => {
  const { heard } = start({ hasWorker: false })
  expect(heard).toEqual([])
  await act(async () => {})
  expect(heard).toEqual(['close'])
})
