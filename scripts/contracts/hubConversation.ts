import { sessionHub } from '#contracts/session-hub.ts'

export type Frame = { type?: number; result?: unknown }

export type HubConversation = {
  send: (frame: object) => void
  /** The first frame, come or to come, that is wanted; rejects when the hub says none in time. */
  hear: (isWanted: (frame: Frame) => boolean) => Promise<Frame>
  end: () => void
}

const separator = '\u001e'
const patienceMs = 5_000

/** A connection to the hub of a mock after its handshake. */
export async function hubConversation(mockUrl: string, namespace: string): Promise<HubConversation> {
  const address = `${mockUrl.replace(/^http/, 'ws')}/security${sessionHub.path}?__ns=${namespace}`
  const socket = new WebSocket(address)
  const heard: Frame[] = []
  const news = new EventTarget()
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    for (const text of data.split(separator).filter(Boolean)) heard.push(JSON.parse(text) as Frame)
    news.dispatchEvent(new Event('frame'))
  })
  await happened(socket, 'open')
  const conversation: HubConversation = {
    send: (frame) => socket.send(JSON.stringify(frame) + separator),
    async hear(isWanted) {
      for (;;) {
        const frame = heard.find(isWanted)
        if (frame) return frame
        await happened(news, 'frame')
      }
    },
    end: () => socket.close(),
  }
  conversation.send({ protocol: 'json', version: 1 })
  await conversation.hear(({ type }) => type === undefined)
  return conversation
}

function happened(target: EventTarget, event: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const tooLate = setTimeout(() => reject(new Error(`The hub said nothing (${event}).`)), patienceMs)
    const done = (): void => {
      clearTimeout(tooLate)
      resolve()
    }
    target.addEventListener(event, done, { once: true })
  })
}
