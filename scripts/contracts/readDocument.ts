import { readFile } from 'node:fs/promises'
import { BaseResolver, bundle, createConfig, Source } from '@redocly/openapi-core'
import { parse } from 'yaml'
import { normalizeDocument } from './normalizeDocument.ts'
import { InputError } from './command.ts'
import { answerOf } from './http.ts'
import type { JsonObject, OpenApi } from './jsonDocument.ts'

/** `unread`: paths that cannot be read, with the reason. */
type ReadDocument = { document: OpenApi; unread: string[] }

/** Maximum size in bytes. */
const longest = 20_000_000

/** The OpenAPI document of a file or an address, with its external references. @throws InputError */
export async function readDocument(source: string): Promise<ReadDocument> {
  const bytes = await bytesOf(source)
  if (bytes.length > longest) throw new InputError(`${source} is longer than any document of an API.`)
  const text = decoded(bytes, source)
  return bundled(parsed(text, source), source, text)
}

async function bytesOf(source: string): Promise<Uint8Array> {
  if (/^https?:/i.test(source)) {
    const response = await answerOf(source)
    if (!response.ok) throw new InputError(`${source} answers ${response.status}, not a document.`)
    return response.bytes()
  }
  try {
    return await readFile(source)
  } catch (error) {
    throw new InputError(`${source} cannot be read: ${(error as Error).message}.`)
  }
}

/** PowerShell 5 redirects as UTF-16; a document begins with an ASCII character, after an optional byte order mark. */
function decoded(bytes: Uint8Array, source: string): string {
  const [first, second] = bytes
  const isLittle = (first === 0xff && second === 0xfe) || second === 0
  const isBig = (first === 0xfe && second === 0xff) || first === 0
  const encoding = isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new InputError(`${source} is no text in UTF-8 or UTF-16: save it in one of them.`)
  }
}

function parsed(text: string, source: string): OpenApi {
  if (/^\s*</.test(text))
    throw new InputError(`${source} is a page, not a document: name the address of the JSON.`)
  const document = valueOf(text, source)
  const { openapi, swagger, paths } = (document ?? {}) as Partial<OpenApi>
  const version = openapi ?? swagger
  if (!/^3\.[0-2](\.|$)/.test(String(version))) {
    const what = version === undefined ? 'no OpenAPI document' : `OpenAPI ${String(version)}`
    throw new InputError(
      `${source} is ${what}; this reads 3.0 to 3.2, which Swashbuckle and springdoc write.`,
    )
  }
  if (typeof paths !== 'object' || paths === null) throw new InputError(`${source} has no 'paths'.`)
  return document as OpenApi
}

function valueOf(text: string, source: string): unknown {
  try {
    return /^\s*[[{]/.test(text) ? JSON.parse(text) : parse(text)
  } catch (error) {
    const [problem] = (error as Error).message.split('\n')
    throw new InputError(`${source} is neither JSON nor YAML: ${problem}`)
  }
}

async function bundled(document: OpenApi, source: string, text: string): Promise<ReadDocument> {
  const unread: string[] = []
  const decorator = () => normalizeDocument((place, why) => unread.push(`${place}: ${why}`))
  const config = await createConfig({
    plugins: [{ id: 'read', decorators: { oas3: { normalizeDocument: decorator } } }],
    decorators: { 'read/normalizeDocument': 'on' },
  })
  const { bundle: whole } = await bundle({
    doc: { source: new Source(source, text), parsed: document },
    config,
    externalRefResolver: new BaseResolver(config.resolve),
  })
  return { document: whole.parsed as JsonObject as OpenApi, unread }
}
