import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { InputError } from './command.ts'
import type { PactFile } from './pactFile.ts'
import type { JsonObject, OpenApi } from './jsonDocument.ts'

type Operation = {
  operationId: string
  parameters?: { name: string }[]
  requestBody?: { content: Record<string, { examples: { example: { value: object } } }> }
  'x-assumed'?: { restsOnIt: string[] }[]
}

/** A call in our own OpenAPI document. `assumed` are marks: `call`, or a path such as `answer.users.*.id`. */
export type Call = {
  id: string
  method: string
  path: string
  headers: string[]
  bodyFields: string[]
  assumed: string[]
}
export type Contract = { provider: string; document: OpenApi; calls: Call[]; pact: PactFile }

/** One version of the contracts with an OpenAPI document, and its changelog. */
export type Contracts = { contracts: Contract[]; changelog: string }

/** From a folder with contracts/, or from a git commit by any of its names. @throws InputError */
export function contractsOf(source: string): Contracts {
  const isFolder = existsSync(source) && statSync(source).isDirectory()
  const { list, read } = isFolder ? inFolder(source) : inCommit(source)
  const contracts = list('contracts/openapi').map((file): Contract => {
    const provider = file.replace(/^.*\/|\.json$/g, '')
    const document = JSON.parse(read(file)) as OpenApi
    const pact = JSON.parse(
      read(`contracts/pacts/account-portal-${provider}.json`) || '{"interactions":[]}',
    ) as PactFile
    return { provider, document, calls: callsOf(document), pact }
  })
  if (contracts.length === 0) throw new InputError(`${source} holds no contracts/openapi/*.json.`)
  return { contracts, changelog: read('CHANGELOG.md') }
}

function callsOf({ paths }: OpenApi): Call[] {
  return Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs as Record<string, JsonObject>).map(([verb, given]) => {
      const { operationId, parameters = [], requestBody, ...operation } = given as unknown as Operation
      return {
        id: operationId,
        method: verb.toUpperCase(),
        path,
        headers: parameters.map(({ name }) => name),
        bodyFields: Object.keys(requestBody?.content['application/json']?.examples.example.value ?? {}),
        assumed: (operation['x-assumed'] ?? []).flatMap(({ restsOnIt }) => restsOnIt),
      }
    }),
  )
}

type Reader = { list: (folder: string) => string[]; read: (file: string) => string }

function inFolder(root: string): Reader {
  return {
    list: (folder) => globSync(`${folder}/*.json`, { cwd: root }).sort(),
    read: (file) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : ''),
  }
}

function inCommit(name: string): Reader {
  const git = (...args: string[]): string => {
    const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 100_000_000 })
    return status === 0 ? stdout : ''
  }
  const commit = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`).trim()
  if (commit === '') throw new InputError(`'${name}' is neither a folder nor a commit.`)
  return {
    list: (folder) =>
      git('ls-tree', '--name-only', commit, `${folder}/`)
        .split('\n')
        .filter((file) => file.endsWith('.json')),
    read: (file) => git('show', `${commit}:${file}`),
  }
}
