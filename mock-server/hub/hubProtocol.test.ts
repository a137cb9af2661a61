/** @jest-environment node */
import { handshakeError, react, sessionStatus, splitMessages } from './hubProtocol.ts'

const end = '\u001e'

describe('the hub protocol', () => {
  it.each([
    ['', [], ''],
    [`{}${end}`, ['{}'], ''],
    [`{"a":1}${end}{"b":2}${end}`, ['{"a":1}', '{"b":2}'], ''],
    [`{"a":1}${end}{"b`, ['{"a":1}'], '{"b'],
    ['{"never ended":', [], '{"never ended":'],
  ])('splits %j', (text, messages, rest) => {
    expect(splitMessages(text)).toEqual({ messages, rest })
  })

  it.each([
    ['{"protocol":"json","version":1}', null],
    ['{"protocol":"messagepack","version":1}', "The protocol 'messagepack' is not supported."],
    ['{"protocol":"json","version":2}', "The server does not support version 2 of the 'json' protocol."],
    ['{"protocol":"json"}', 'The handshake request is not valid.'],
    ['hello', 'The handshake request is not valid.'],
  ])('judges the handshake %s', (text, error) => {
    expect(handshakeError(text)).toBe(error)
  })

  const call = (fields: object): object => ({ type: 1, target: 'GetConnectionId', arguments: [], ...fields })
  it.each([
    ['the method', call({ invocationId: '7' }), { invocationId: '7', result: 'abc' }],
    [
      'the method in other letters',
      call({ invocationId: '7', target: 'getconnectionid' }),
      { invocationId: '7', result: 'abc' },
    ],
    [
      'a method it does not have',
      call({ invocationId: '8', target: 'Shout' }),
      { invocationId: '8', error: "The hub has no method 'Shout'." },
    ],
    [
      'arguments too many',
      call({ invocationId: '9', arguments: [1] }),
      { invocationId: '9', error: "'GetConnectionId' takes no arguments." },
    ],
    [
      'a stream',
      { type: 4, invocationId: '10', target: 'GetConnectionId', arguments: [] },
      { invocationId: '10', error: "'GetConnectionId' is not a streaming method." },
    ],
  ])('completes a call of %s', (_what, message, completion) => {
    const reaction = react(JSON.stringify(message), 'abc')
    expect(reaction).toEqual({ kind: 'answer', text: `${JSON.stringify({ type: 3, ...completion })}${end}` })
  })

  it.each([
    ['a call that wants no answer', call({}), 'none'],
    ['a ping', { type: 6 }, 'none'],
    ['a type of the future', { type: 99 }, 'none'],
    ['a farewell', { type: 7 }, 'close'],
    ['a call without a target', { type: 1, arguments: [] }, 'close'],
    ['a stream without an id', { type: 4, target: 'GetConnectionId' }, 'close'],
    ['an object without a type', { target: 'GetConnectionId' }, 'close'],
    ['null', null, 'close'],
  ])('reacts to %s', (_what, message, kind) => {
    expect(react(JSON.stringify(message), 'abc').kind).toBe(kind)
  })

  it('ends the connection on what is not JSON', () => {
    expect(react('<garbage>', 'abc')).toEqual({ kind: 'close', error: 'Not a JSON object.' })
  })

  it('writes the session status as a call without an answer', () => {
    expect(sessionStatus('Adiós')).toBe(
      `{"type":1,"target":"ReceiveSessionStatus","arguments":["Adiós"]}${end}`,
    )
  })
})
