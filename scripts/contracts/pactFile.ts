import { globSync, readFileSync } from 'node:fs'

/** The parts of a pact file that our tools read (specification V4). */
export type PactFile = {
  consumer: { name: string }
  provider: { name: string }
  interactions: PactInteraction[]
  metadata: Record<string, unknown>
}

export type PactInteraction = {
  type: 'Synchronous/HTTP' | 'Asynchronous/Messages' | 'Synchronous/Messages'
  description: string
  pending: boolean
  comments?: {
    endpoint?: string
    outcome?: string
    gaps?: string[]
    /** Gap ids of assumed fields, by path. */
    assumed?: Record<string, string>
    /** Why it is pending. */
    reason?: string
  }
  providerStates?: ProviderState[]
  request?: HttpRequest | MessageContents
  response?: HttpResponse | MessageContents[]
  contents?: MessageContents['contents']
  matchingRules?: MatchingRules
}

export type ProviderState = { name: string; params?: Record<string, unknown> }
export type MatchingRules = Record<string, Record<string, { matchers: Record<string, unknown>[] }>>
export type Body = { content: unknown; contentType: string; encoded: boolean | string }
/** Generators that replace examples, by header name or body path. */
type Generators = Record<string, { type: string; expression: string }>
export type HttpRequest = {
  method: string
  path: string
  headers?: Record<string, string[]>
  body?: Body
  generators?: { header?: Generators; body?: Generators }
}
export type HttpResponse = {
  status: number
  headers?: Record<string, string[]>
  body?: Body
  matchingRules?: MatchingRules
}
type MessageContents = { contents: Body; matchingRules?: MatchingRules }

/** Folder of the pacts, from the root. */
export const pactsFolder = 'contracts/pacts'

/** The pact files that match a pattern, from the root. */
export function readPacts(pattern = `${pactsFolder}/*.json`): PactFile[] {
  return globSync(pattern).sort().map(readPact)
}

export function readPact(file: string): PactFile {
  return JSON.parse(readFileSync(file, 'utf8')) as PactFile
}

export const providers = ['authentication-service', 'security-service', 'session-hub'] as const
export type Provider = (typeof providers)[number]

export function pactOf(provider: Provider): string {
  return `${pactsFolder}/account-portal-${provider}.json`
}
