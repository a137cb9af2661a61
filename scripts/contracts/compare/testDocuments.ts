import { readFileSync } from 'node:fs'
import { stringify } from 'yaml'

/** Any document, as JSON has it: tests reach into it by hand. */
export type Doc = ReturnType<typeof JSON.parse>

export type Service = 'authentication' | 'security'

/** Our own document of a service, to be written as others write theirs. */
export function ownDocument(service: Service): Doc {
  return JSON.parse(readFileSync(`contracts/openapi/${service}-service.json`, 'utf8'))
}

/** As Swashbuckle writes it: 3.0, nullable, three kinds of JSON, paths below the service, nothing required or said. */
export function asSwashbuckle(service: Service, base = `/${service}`): Doc {
  const { paths, components } = ownDocument(service)
  return {
    openapi: '3.0.1',
    info: { title: `${service}.Api`, version: 'v1' },
    paths: Object.fromEntries(
      Object.entries(paths as Record<string, Record<string, Doc>>).map(([path, calls]) => [
        base + path,
        mapped(calls, ({ tags, parameters, requestBody, responses }) => ({
          tags,
          parameters: (parameters ?? []).map(({ name, in: where, required, schema }: Doc) => ({
            name,
            in: where,
            required,
            schema: older(schema),
          })),
          ...(requestBody && { requestBody: { content: dotnet(requestBody) } }),
          responses: mapped(responses as Record<string, Doc>, (response) => ({
            description: 'Success',
            content: dotnet(response),
          })),
        })),
      ]),
    ),
    components: {
      schemas: mapped(components.schemas as Record<string, Doc>, (schema) => withoutRequired(older(schema))),
    },
  }
}

/** As springdoc writes it: YAML, any kind of content, required fields and a server with the base. */
export function asSpringdoc(service: Service, openapi: '3.0.1' | '3.1.0' = '3.0.1'): Doc {
  const { paths, components } = ownDocument(service)
  const written = (schema: Doc): Doc => (openapi === '3.0.1' ? older(schema) : schema)
  return {
    openapi,
    info: { title: 'OpenAPI definition', version: 'v0' },
    servers: [{ url: `http://localhost:8080/${service}`, description: 'Generated server url' }],
    paths: mapped(paths as Record<string, Record<string, Doc>>, (calls) =>
      mapped(calls, ({ operationId, parameters, requestBody, responses }) => ({
        operationId,
        ...(parameters && {
          parameters: parameters.map(({ name, in: where, required, schema }: Doc) => ({
            name,
            in: where,
            required,
            schema: written(schema),
          })),
        }),
        ...(requestBody && {
          requestBody: { required: true, content: { 'application/json': { schema: schemaOf(requestBody) } } },
        }),
        responses: mapped(responses as Record<string, Doc>, (response) => ({
          description: 'OK',
          content: { '*/*': { schema: schemaOf(response) } },
        })),
      })),
    ),
    components: { schemas: mapped(components.schemas as Record<string, Doc>, written) },
  }
}

export function asYaml(document: Doc): string {
  return stringify(document, { aliasDuplicateObjects: false })
}

function dotnet({ content }: Doc): Doc {
  const { schema } = content['application/json']
  return { 'text/plain': { schema }, 'application/json': { schema }, 'text/json': { schema } }
}

function schemaOf({ content }: Doc): Doc {
  return content['application/json'].schema
}

/** What 3.1 says of a schema as 3.0 does: no null among the types, no const, nothing about what text holds. */
function older(schema: Doc): Doc {
  if (Array.isArray(schema)) return schema.map(older)
  if (typeof schema !== 'object' || schema === null) return schema
  const { type, anyOf, const: only, contentMediaType: _, contentSchema: __, ...rest } = schema
  const types = type === undefined ? [] : [type].flat()
  const options = (anyOf ?? []) as Doc[]
  const named = types.filter((one: string) => one !== 'null')
  const others = options.filter((one) => one.type !== 'null').map(older)
  const nullable = types.length > named.length || options.length > others.length
  const alternatives = named.length > 1 ? named.map((one: string) => ({ type: one })) : others
  return {
    ...(named.length === 1 && { type: named[0] }),
    ...(alternatives.length === 1 ? alternatives[0] : alternatives.length > 1 ? { anyOf: alternatives } : {}),
    ...(only !== undefined && { enum: [only] }),
    ...(nullable && alternatives.length < 2 && { nullable: true }),
    ...mapped(rest as Record<string, Doc>, (value, key) =>
      key === 'properties'
        ? mapped(value as Record<string, Doc>, older)
        : key === 'items'
          ? older(value)
          : value,
    ),
  }
}

function withoutRequired(schema: Doc): Doc {
  if (Array.isArray(schema)) return schema.map(withoutRequired)
  if (typeof schema !== 'object' || schema === null) return schema
  const isObject = schema.type === 'object'
  const { required: _, ...rest } = schema
  return {
    ...mapped((isObject ? rest : schema) as Record<string, Doc>, withoutRequired),
    ...(isObject && schema.properties && { additionalProperties: false }),
  }
}

function mapped<T>(record: Record<string, T>, change: (value: T, key: string) => Doc): Record<string, Doc> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]))
}
