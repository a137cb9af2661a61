import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MatchersV3, PactV4 } from '@pact-foundation/pact'
import { codeOf, codePlaces } from '#contracts/codes.ts'
import { exampleToken } from '#contracts/examples/exampleToken.ts'
import type { EndpointWithExamples } from '#contracts/endpoint.ts'
import { pendingReason } from '#contracts/examples/pendingReason.ts'
import { gapsOf } from '#contracts/gaps.ts'
import type { CallInput } from '#shared/api/transport.ts'
import { setConfig } from '#shared/config.ts'
import { setAppName } from '#shared/api/appName.ts'
import { beginSessionEpoch } from '#shared/session/sessionEvents.ts'
import { clearSession, writeSession } from '#shared/session/tokens.ts'
import './oneTab.ts'
import { expectedAnswer, type Strictness } from './expectedAnswer.ts'
import { stateName, stateParams, type Given, stateValue } from './given.ts'
import { partsFolder } from './partsFolder.ts'

export type Interaction<E extends EndpointWithExamples = EndpointWithExamples> = {
  endpoint: E
  /** A name of the endpoint's outcomes. */
  outcome: string
  /** Description of the request, as a noun; unique in its service. */
  description: string
  given: Given[]
  headers?: Record<string, unknown>
  /** Encoding of parameters that are not plain ASCII (decision D9). */
  encoded?: Record<string, string>
  body?: unknown
  /** Overrides the expected body of the outcome; null checks the status only. */
  answer?: unknown
  /** How complete the records of a list must be; `required` by default. */
  records?: Strictness
  /** The refresh token of the tab's session, if any. */
  session?: { refreshToken: string | null }
}

/** Page after a successful sign-out. */
export const logoutVerify = 'https://security.suite.test/logout/verify'

/** Headers of every call that no pact lists, because services may ignore them. */
const commonHeaders = { 'Accept-Language': 'es' }

/**
 * Writes an interaction and returns the result of `drive`. `drive` gets the example request and must send exactly that
 * through the portal: headers are compared one by one, because Pact checks listed ones only.
 */
export async function interact<E extends EndpointWithExamples, T>(
  interaction: Interaction<E>,
  drive: (input: CallInput<E>) => PromiseLike<T>,
): Promise<T> {
  const { endpoint, session } = interaction
  const folder = join(partsFolder, interaction.description.replaceAll(/\W+/g, '-'))
  const provider = `${endpoint.service}-service`
  const fetched = jest.spyOn(globalThis, 'fetch')
  try {
    let sent: Record<string, string> | undefined
    const result = await describeInteraction(interaction, folder, provider).executeTest(async ({ url }) => {
      setConfig({ authentication: url, security: url, logoutVerify })
      setAppName('ibuhoo')
      beginSessionEpoch()
      if (session) writeSession({ token: exampleToken, refreshToken: session.refreshToken, skewMs: 0 })
      const answer = await drive(inputOf(interaction))
      const calls = fetched.mock.calls.filter(([address]) => String(address).startsWith(`${url}/`))
      expect(calls.length).toBe(1)
      sent = calls[0]![1]!.headers as Record<string, string>
      return answer
    })
    expect(lowerCased(sent!)).toEqual(lowerCased({ ...listedHeaders(folder, provider), ...commonHeaders }))
    return result as T
  } finally {
    clearSession()
    fetched.mockRestore()
  }
}

function describeInteraction(
  interaction: Interaction,
  dir: string,
  provider: string,
): { executeTest: <T>(test: (server: { url: string }) => Promise<T>) => Promise<T | undefined> } {
  const { endpoint, outcome, body } = interaction
  const { status, body: told } = endpoint.outcomes[outcome]!
  const answer =
    'answer' in interaction ? interaction.answer : expectedAnswer(endpoint, outcome, interaction.records)
  const pact = new PactV4({ consumer: 'account-portal', provider, dir, logLevel: 'error' }).addInteraction()
  for (const given of interaction.given) pact.given(stateName(given), stateParams(given))
  pact.uponReceiving(interaction.description)
  const reason = pendingReason(endpoint, outcome)
  const gaps = gapsOf(endpoint.assumed)
  const assumed = endpoint.assumed.fields
  const comments = {
    endpoint: endpoint.id,
    outcome,
    gaps,
    ...(assumed && { assumed }),
    ...(reason && { reason }),
    ...(codeOf(told) !== null && { codePlaces }),
  }
  for (const [key, value] of Object.entries(comments)) pact.comment({ key, value: JSON.stringify(value) })
  if (reason !== null) pact.pending()
  return pact
    .withRequest(endpoint.method, endpoint.path, (request) => {
      request.headers(pinnedHeaders(interaction) as Record<string, string>)
      if (body !== undefined) request.jsonBody(body)
    })
    .willRespondWith(status, (response) => {
      if (answer !== null) response.jsonBody(answer)
    })
}

function pinnedHeaders({ endpoint, headers, encoded, session }: Interaction): Record<string, unknown> {
  const sendsToken = session !== undefined && endpoint.access !== 'none'
  return {
    ...headers,
    ...encoded,
    ...(sendsToken && { Authorization: stateValue('authorization', `Bearer ${exampleToken}`) }),
  }
}

function inputOf<E extends EndpointWithExamples>({ headers, body }: Interaction<E>): CallInput<E> {
  return {
    ...(headers && { headers: MatchersV3.reify(headers) }),
    ...(body !== undefined && { body: MatchersV3.reify(body) }),
  } as CallInput<E>
}

/** The headers in the written pact. */
function listedHeaders(folder: string, provider: string): Record<string, string> {
  const written = JSON.parse(readFileSync(join(folder, `account-portal-${provider}.json`), 'utf8'))
  const listed = (written.interactions[0].request.headers ?? {}) as Record<string, string[]>
  return Object.fromEntries(Object.entries(listed).map(([name, values]) => [name, values.join(', ')]))
}

function lowerCased(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}
