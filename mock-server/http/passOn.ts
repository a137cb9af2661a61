import { request, type IncomingMessage } from 'node:http'
import { request as secureRequest } from 'node:https'
import { readBody } from './readBody.ts'

export type Passed = { status: number; contentType: string; body: Buffer }

const longestAnswer = 50_000_000
const longestWaitMs = 30_000
/** What is about this hop, this browser or the mock, and no business of a service. */
const ownHeaders =
  /^(host|connection|keep-alive|transfer-encoding|content-length|accept-encoding|cookie|origin|referer|upgrade|x-mock-.*|x-forwarded-.*|sec-.*)$/

/** Says that a mock has passed a request on: one that leads back here goes round no second time. */
export const passedHeader = 'x-mock-passed'

/** Sends a request on to a service as it came. Rejects, in words, when no answer comes. */
export function passOn(
  base: string,
  path: string,
  { method, headers }: IncomingMessage,
  body: Buffer,
): Promise<Passed> {
  const url = new URL(base.replace(/\/$/, '') + path)
  const kept = Object.entries(headers).filter(([name]) => !ownHeaders.test(name))
  const options = {
    method,
    headers: {
      [passedHeader]: '1',
      ...Object.fromEntries(kept),
      ...(body.length > 0 && { 'content-length': body.length }),
    },
    timeout: longestWaitMs,
  }
  return new Promise((resolve, reject) => {
    const call = (url.protocol === 'https:' ? secureRequest : request)(url, options, (answer) => {
      readBody(answer, longestAnswer).then((bytes) => {
        if (!bytes) return reject(new Error('its answer is longer than 50 MB'))
        const contentType = answer.headers['content-type'] ?? 'application/octet-stream'
        resolve({ status: answer.statusCode ?? 502, contentType, body: bytes })
      }, reject)
    })
    call.on('timeout', () => call.destroy(new Error('it took longer than 30 s')))
    call.on('error', reject)
    call.end(body)
  })
}
