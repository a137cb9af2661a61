import { readFileSync } from 'node:fs'

/** Any document, as JSON has it: tests reach into it by hand. */
export type Doc = ReturnType<typeof JSON.parse>

/** Our own document of a service, to be written as others write theirs. */
export function ownDocument(service: string): Doc {
  const document = JSON.parse(readFileSync(`contracts/openapi/${service}-service.json`, 'utf8'))
  for (const calls of Object.values<Doc>(document.paths))
    for (const call of Object.values<Doc>(calls)) delete call.responses['4XX']
  return document
}

/** As Swashbuckle writes it: 3.0, nullable, three kinds of JSON, paths below the service, nothing required or said. */
export function asSwashbuckle(service: string): Doc {
  const { paths, components } = older(ownDocument(service), (schema) => {
    const { required: _, ...rest } = schema
    return schema.properties ? { ...rest, additionalProperties: false } : rest
  })
  const kinds = (schema: Doc): Doc =>
    mapped({ 'text/plain': 0, 'application/json': 0, 'text/json': 0 }, () => ({ schema }))
  const located = Object.entries(withContent(paths, kinds)).map(([path, calls]) => [
    `/${service}${path}`,
    calls,
  ])
  return {
    openapi: '3.0.1',
    info: { title: 'Api', version: 'v1' },
    paths: Object.fromEntries(located),
    components,
  }
}

/** As springdoc writes it: any kind of content, required fields and a server with the base. */
export function asSpringdoc(service: string): Doc {
  const { paths, components } = older(ownDocument(service), (schema) => schema)
  const servers = [{ url: `http://localhost:8080/${service}` }]
  const info = { title: 'OpenAPI definition', version: 'v0' }
  return {
    openapi: '3.0.1',
    info,
    servers,
    paths: withContent(paths, (schema) => ({ '*/*': { schema } })),
    components,
  }
}

/** Answers with the kinds of content of a framework, and no examples. */
function withContent(paths: Doc, contentOf: (schema: Doc) => Doc): Doc {
  return mapped(paths, (calls) =>
    mapped(calls, ({ security: _, ...call }) => ({
      ...call,
      ...(call.requestBody && { requestBody: { content: plain(call.requestBody) } }),
      responses: mapped(call.responses, (response) => ({
        description: 'OK',
        content: contentOf(response.content['application/json'].schema),
      })),
    })),
  )
}

function plain({ content }: Doc): Doc {
  return { 'application/json': { schema: content['application/json'].schema } }
}

/** What 3.1 says of a schema as 3.0 does: no null among the types, no const, nothing about what text holds. */
function older(node: Doc, change: (schema: Doc) => Doc): Doc {
  if (Array.isArray(node)) return node.map((one) => older(one, change))
  if (typeof node !== 'object' || node === null) return node
  const { type, anyOf, const: only, contentMediaType: _, contentSchema: __, ...rest } = node
  if (typeof type === 'object' && !Array.isArray(type)) return mapped(node, (each) => older(each, change))
  const named = [type ?? []].flat().filter((one: string) => one !== 'null')
  const others = (anyOf ?? []).filter((one: Doc) => one.type !== 'null').map((one: Doc) => older(one, change))
  const choices = named.length > 1 ? named.map((one: string) => ({ type: one })) : others
  const isNullable = [type].flat().includes('null') || others.length < (anyOf ?? []).length
  return change({
    ...(named.length === 1 && { type: named[0] }),
    ...(choices.length === 1 ? choices[0] : choices.length > 1 ? { anyOf: choices } : {}),
    ...(only !== undefined && { enum: [only] }),
    ...(isNullable && choices.length < 2 && { nullable: true }),
    ...mapped(rest, (each) => older(each, change)),
  })
}

function mapped(record: Doc, change: (value: Doc) => Doc): Doc {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}
