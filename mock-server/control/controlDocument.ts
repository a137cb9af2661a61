import * as z from 'zod/mini'
import type { ControlRoute } from './route.ts'

type Json = Record<string, unknown>

/** The control API as OpenAPI 3.1, generated from the schemas of its routes. */
export function controlDocument(routes: readonly ControlRoute[], version: string): Json {
  const byPath = Map.groupBy(routes, ({ path }) => path)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Control API of the mock services',
      version,
      license: { name: 'Not for use outside', identifier: 'LicenseRef-UNLICENSED' },
      description:
        'Controls the mock services. Everything is per namespace: the header `X-Mock-Namespace`, else the cookie of `?__ns=`, else `default`; a new name is a fresh copy of the seed. Only programs and pages of this machine are served.',
    },
    servers: [{ url: 'http://localhost:8090/__mock/v1', description: 'The mock, beside the services' }],
    security: [],
    tags: [...new Set(routes.map(tagOf))].map((name) => ({ name, description: `Calls below /${name}` })),
    paths: Object.fromEntries(
      [...byPath].map(([path, own]) => [
        path,
        Object.fromEntries(own.map((route) => [route.method.toLowerCase(), operation(route)])),
      ]),
    ),
    components: {
      parameters: {
        Namespace: {
          name: 'X-Mock-Namespace',
          in: 'header',
          required: false,
          description: 'Whose world it is about.',
          schema: { type: 'string', pattern: '^[\\w.-]{1,64}$' },
        },
      },
      schemas: {
        Error: { type: 'object', required: ['error'], properties: { error: { type: 'string' } } },
      },
    },
  }
}

function operation(route: ControlRoute): Json {
  const { method, path, does, body, example, query = {}, file } = route
  const content = file
    ? { [file.contentType]: { schema: { type: 'string' } } }
    : { 'application/json': { schema: {} } }
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const inQuery = Object.entries(query).map(([name, description]) => ({
    name,
    in: 'query',
    required: false,
    description,
    schema: { type: 'string' },
  }))
  return {
    operationId: operationId(method, path),
    tags: [tagOf(route)],
    summary: does,
    parameters: [...inPath, ...inQuery, { $ref: '#/components/parameters/Namespace' }],
    ...(method !== 'GET' && method !== 'DELETE' && { requestBody: requestBody(body, example) }),
    responses: {
      200: { description: 'Done.', content },
      '4XX': {
        description: 'Refused, and why.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

/** A write declares JSON even without a body. */
function requestBody(body: z.ZodMiniType | undefined, example: unknown = {}): Json {
  const { $schema: _, ...schema } = body ? z.toJSONSchema(body, { io: 'input' }) : { type: 'object' }
  return { required: true, content: { 'application/json': { schema, example } } }
}

function tagOf({ path }: ControlRoute): string {
  return path.split('/')[1]!
}

/** `PUT /state/{collection}/{id}` is putStateCollectionId. */
function operationId(method: string, path: string): string {
  const parts = path.split(/\W+/).filter((part) => part !== '')
  return method.toLowerCase() + parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('')
}
