import { join } from 'node:path'
import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import { PactV4 } from '@pact-foundation/pact'
import { gapsOf } from '#contracts/gaps.ts'
import { sessionHub } from '#contracts/examples/session-hub.ts'
import { startHub } from '#shared/session/hub.ts'
import { stateParams } from './given.ts'
import { partsFolder } from './partsFolder.ts'
import { matchingText } from './matchingText.ts'
import { scriptedSocket, type Script } from './scriptedSocket.ts'

const { getConnectionId, receiveSessionStatus } = sessionHub
const invocation = { type: 1, target: getConnectionId.target, arguments: [], invocationId: '0' }
const completion = { type: 3, invocationId: '0', result: 'aGVsbG8tY29ubmVjdGlvbg' }

function pactOf(description: string): PactV4 {
  const dir = join(partsFolder, description.replaceAll(/\W+/g, '-'))
  return new PactV4({ consumer: 'account-portal', provider: 'session-hub', dir, logLevel: 'error' })
}

function comments(outcome: string): { key: string; value: string }[] {
  const told = { endpoint: 'sessionHub', outcome, gaps: gapsOf(sessionHub.assumed) }
  return Object.entries(told).map(([key, value]) => ({ key, value: JSON.stringify(value) }))
}

/** Contents of messages are text or bytes. */
function parsed(content: unknown): unknown {
  return JSON.parse(String(content))
}

/** Runs the portal's channel client against a script, until `heard` is called. */
async function listen<T>(
  script: Script,
  hear: (heard: (value: T) => void) => {
    onConnected: (id: string) => void
    onSessionStatus: (message: string) => void
  },
): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<T>()
  const hub = startHub(
    { url: 'http://hub.test/security', ...hear(resolve) },
    {
      async connect(url) {
        // The client accepts another socket, though not by its types.
        const options = {
          transport: HttpTransportType.WebSockets,
          skipNegotiation: true,
          WebSocket: scriptedSocket(script),
        }
        return new HubConnectionBuilder().withUrl(url, options).configureLogging(LogLevel.None).build()
      },
      isOnline: () => true,
      listen: () => () => {},
      setTimer: () => () => {},
      now: () => 0,
      random: () => 0,
    },
  )
  const value = await promise
  await hub.stop()
  return value
}

describe('the session channel', () => {
  it('returns the id of its connection [CAL-28, CCL-54, CCL-55]', async () => {
    const description = 'a request for the id of the connection'
    const interaction = pactOf(description)
      .addSynchronousInteraction(description)
      .given('a session is open', stateParams('a session is open'))
    for (const comment of comments(getConnectionId.target)) interaction.comment(comment)
    await interaction
      .withRequest((request) => request.withJSONContent(invocation))
      .withResponse((response) =>
        response.withJSONContent({
          ...completion,
          result: matchingText('word', completion.result),
        }),
      )
      .executeTest(async ({ Request, Response }) => {
        let sent: unknown
        const script: Script = {
          invoked(frame) {
            sent = frame
            return parsed(Response[0]!.content)
          },
        }
        const id = await listen<string>(script, (heard) => ({
          onConnected: heard,
          onSessionStatus: () => {},
        }))
        expect(sent).toEqual(parsed(Request.content))
        expect(id).toBe(completion.result)
      })
  })

  it('reports the end of the session and its reason [CAL-28]', async () => {
    const description = 'the status of a session that ended'
    const [message] = receiveSessionStatus.example
    const interaction = pactOf(description)
      .addAsynchronousInteraction()
      .given('a session is open', stateParams('a session is open'))
    for (const comment of comments(receiveSessionStatus.target)) interaction.comment(comment)
    await interaction
      .expectsToReceive(description, (event) =>
        event.withJSONContent({
          type: 1,
          target: receiveSessionStatus.target,
          arguments: [matchingText('something', message)],
        }),
      )
      .executeTest(async ({ contents }) => {
        const script: Script = { invoked: () => completion, afterwards: contents.content }
        const heard = await listen<string>(script, (hear) => ({
          onConnected: () => {},
          onSessionStatus: hear,
        }))
        expect(heard).toBe(message)
      })
  })
})
