import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { InputError } from '../inputError.ts'
import type { PactFile } from '../pactFile.ts'
import type { Json } from '../openApiDocument.ts'

export type Schema = { [key: string]: Json }
export type Operation = {
  operationId: string
  parameters?: { name: string; required: boolean; schema: Schema }[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
  responses: Record<string, { content?: { 'application/json'?: { schema: Schema } } }>
  'x-outcomes'?: { name: string; status: number }[]
  'x-assumed'?: { restsOnIt: string[] }[]
}
export type ServiceDocument = {
  info: { title: string }
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/** One version of the contracts, and the words that were written beside it. */
export type Contracts = {
  services: Record<string, ServiceDocument>
  pacts: PactFile[]
  changelog: string
}

/** From a folder that holds contracts/, or from a commit of git by any of its names. @throws InputError */
export function readContracts(source: string): Contracts {
  const isFolder = existsSync(source) && statSync(source).isDirectory()
  const { list, read } = isFolder ? inFolder(source) : inCommit(source)
  const services = list('contracts/openapi').map((file): [string, ServiceDocument] => {
    const document = parsed<ServiceDocument>(read(file) ?? '', `${source}: ${file}`)
    if (typeof document.paths !== 'object') throw new InputError(`${source}: ${file} is no OpenAPI document.`)
    return [file.replace(/^.*\/|\.json$/g, ''), document]
  })
  if (services.length === 0) throw new InputError(`${source} holds no contracts/openapi/*.json.`)
  const pacts = list('contracts/pacts').map((file) =>
    parsed<PactFile>(read(file) ?? '', `${source}: ${file}`),
  )
  return { services: Object.fromEntries(services), pacts, changelog: read('CHANGELOG.md') ?? '' }
}

type Reader = { list: (folder: string) => string[]; read: (file: string) => string | null }

function inFolder(root: string): Reader {
  return {
    list: (folder) => globSync(`${folder}/*.json`, { cwd: root }).sort(),
    read: (file) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null),
  }
}

function inCommit(name: string): Reader {
  const git = (...args: string[]): string | null => {
    const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 100_000_000 })
    return status === 0 ? stdout : null
  }
  // A name that begins with a dash would be an option.
  const commit = name.startsWith('-')
    ? null
    : git('rev-parse', '--verify', '--quiet', `${name}^{commit}`)?.trim()
  if (!commit) throw new InputError(`'${name}' is neither a folder nor a commit.`)
  return {
    list: (folder) =>
      (git('ls-tree', '--name-only', commit, `${folder}/`) ?? '')
        .split('\n')
        .filter((file) => file.endsWith('.json')),
    read: (file) => git('show', `${commit}:${file}`),
  }
}

function parsed<T>(text: string, where: string): T {
  try {
    return JSON.parse(text) as T
  } catch (error) {
    throw new InputError(`${where} is not JSON: ${(error as Error).message}`)
  }
}
