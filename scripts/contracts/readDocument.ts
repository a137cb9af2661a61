import { readFile } from 'node:fs/promises'
import { BaseResolver, bundle, createConfig, Source } from '@redocly/openapi-core'
import { parse } from 'yaml'
import { InputError } from './command.ts'
import { answerOf } from './http.ts'
import type { JsonObject, OpenApi } from './jsonDocument.ts'

/** Bytes of the longest document. */
const longest = 20_000_000

/** The OpenAPI document of a file or an address, with what it refers to outside of itself. @throws InputError */
export async function readDocument(source: string): Promise<OpenApi> {
  const text = (await textOf(source)).replace(/^\uFEFF/, '')
  if (text.length > longest) throw new InputError(`${source} is longer than any document of an API.`)
  return bundled(parsed(text, source), source, text)
}

async function textOf(source: string): Promise<string> {
  if (/^https?:/i.test(source)) {
    const response = await answerOf(source)
    if (!response.ok) throw new InputError(`${source} answers ${response.status}, not a document.`)
    return response.text()
  }
  try {
    return await readFile(source, 'utf8')
  } catch (error) {
    throw new InputError(`${source} cannot be read: ${(error as Error).message}.`)
  }
}

function parsed(text: string, source: string): OpenApi {
  if (/^\s*</.test(text))
    throw new InputError(`${source} is a page, not a document: name the address of the JSON.`)
  const document = valueOf(text, source)
  const { openapi, swagger, paths } = (document ?? {}) as Partial<OpenApi>
  const version = openapi ?? swagger
  if (!/^3\.[01](\.|$)/.test(String(version))) {
    const what = version === undefined ? 'no OpenAPI document' : `OpenAPI ${String(version)}`
    throw new InputError(
      `${source} is ${what}; this reads 3.0 and 3.1, which Swashbuckle and springdoc write.`,
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

async function bundled(document: OpenApi, source: string, text: string): Promise<OpenApi> {
  const config = await createConfig({
    plugins: [{ id: 'read', decorators: { oas3: { asMeant: () => ({ Schema: { leave: asMeant } }) } } }],
    decorators: { 'read/asMeant': 'on' },
  })
  const { bundle: whole, problems } = await bundle({
    doc: { source: new Source(source, text), parsed: document },
    config,
    externalRefResolver: new BaseResolver(config.resolve),
  })
  // A reference to nothing would let every answer pass.
  const [problem] = problems
  if (problem) throw new InputError(`${source}: ${problem.message} (${problem.location[0]?.pointer})`)
  return whole.parsed as OpenApi
}

/**
 * Swashbuckle says `additionalProperties: false` of everything, which no serializer of .NET holds; and `nullable`
 * beside a reference or a choice, which stands for null as one more choice.
 */
function asMeant(schema: object): void {
  const own = schema as JsonObject
  if (own['additionalProperties'] === false) delete own['additionalProperties']
  const isChoice = ['$ref', 'anyOf', 'oneOf', 'allOf'].some((key) => key in own)
  if (own['nullable'] !== true || !isChoice || 'type' in own) return
  const { nullable: _, ...choice } = own
  for (const key of Object.keys(own)) delete own[key]
  own['anyOf'] = [choice, { type: 'string', nullable: true, enum: [null] }]
}
