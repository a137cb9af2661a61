import { STATUS_CODES } from 'node:http'
import * as z from 'zod/mini'
import { codePlaces, noneCode } from '#contracts/codes.ts'
import { failure } from '#contracts/common.ts'
import { opensWithoutToken, type EndpointWithExamples, type Service } from '#contracts/endpoint.ts'
import { validateToken } from '#contracts/examples/session.ts'
import { subjectOf, subjects } from '#contracts/examples/subjects.ts'
import { gapIds, gaps, gapsOf } from '#contracts/gaps.ts'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type JsonObject = { [key: string]: Json }

const titles: Record<Service, string> = {
  authentication: 'Authentication service',
  security: 'Security service',
}

/** Encoding of parameters in headers (decision D9). */
const encoding =
  'Printable ASCII without `%` is sent as it is; any other value is percent-encoded as UTF-8. A required parameter is sent even if it is empty.'

const named = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ')

/** Decision D51. */
const codes = `With any status, the code of an answer is the first value of ${named(codePlaces)}. An answer below 400 with a code that \`x-accepted-codes\` does not list (default: A10) is a refusal with the schema \`Failure\`.`

/** The OpenAPI 3.1 document of a service, as far as the portal uses it. */
export function openApiDocument(
  service: Service,
  all: readonly EndpointWithExamples[],
  version: string,
): JsonObject {
  const endpoints = all.filter((endpoint) => endpoint.service === service)
  const schemas = Object.assign({}, ...endpoints.map(schemasOf), textSchemas(endpoints)) as JsonObject
  return {
    openapi: '3.1.0',
    info: {
      title: titles[service],
      version,
      license: { name: 'Not for use outside', identifier: 'LicenseRef-UNLICENSED' },
      contact: { name: 'The account portal' },
      description: `What the account portal asks of this service, generated from its contracts. The case of paths and extra fields of an answer are ignored. ${codes} \`x-assumed\` lists the open questions of an operation and what depends on each: the call itself, an answer or a field; \`x-outcomes\` lists the answers that the portal reacts to differently. Text with a \`contentSchema\` is a JSON list.`,
    },
    servers: [{ url: `http://localhost:8090/${service}`, description: 'The mock' }],
    tags: tagsOf(endpoints),
    paths: sorted(paths(endpoints)),
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      responses: {
        Refused: {
          description:
            'Any other refusal before the call is reached: an unreadable request (400), too long a body or headers (413, 431), no JSON (415), too many requests (429).',
          content: { 'application/json': { schema: ref('Failure') } },
        },
      },
      schemas: sorted({ ...schemas, Failure: jsonSchema(failure) }),
    },
  }
}

function paths(endpoints: readonly EndpointWithExamples[]): JsonObject {
  const byPath = Map.groupBy(endpoints, ({ path }) => path)
  return Object.fromEntries(
    [...byPath].map(([path, calls]) => [
      path,
      Object.fromEntries(calls.map((call) => [call.method.toLowerCase(), operation(call)])),
    ]),
  )
}

function operation(endpoint: EndpointWithExamples): JsonObject {
  return {
    operationId: endpoint.id,
    ...about(endpoint),
    ...security(endpoint),
    ...assumptions(endpoint),
    ...acceptedCodes(endpoint),
    'x-outcomes': Object.entries(endpoint.outcomes).map(([name, { status }]) => ({ name, status })),
    ...(parameters(endpoint).length > 0 && { parameters: parameters(endpoint) }),
    ...(hasBody(endpoint) && {
      requestBody: {
        required: true,
        content: json(ref(`${pascal(endpoint.id)}Body`), { example: { value: endpoint.example.body } }),
      },
    }),
    responses: responses(endpoint),
  }
}

/**
 * An empty entry beside the token means that the call also works without one, such as the check of a token from an address
 * or a mail before a session exists.
 */
function security(endpoint: EndpointWithExamples): JsonObject {
  if (endpoint.access === 'none') return { security: [] }
  const goesWithout = opensWithoutToken(endpoint) || endpoint.id === validateToken.id
  return { security: [...(goesWithout ? [{}] : []), { session: [] }] }
}

function tagsOf(endpoints: readonly EndpointWithExamples[]): JsonObject[] {
  const named = new Set(endpoints.map(({ id }) => subjectOf(id).subject))
  return Object.entries(subjects)
    .filter(([name]) => named.has(name))
    .map(([name, { about: description }]) => ({ name, description }))
}

function about({ id, outcomes }: EndpointWithExamples): JsonObject {
  const { subject, summary } = subjectOf(id)
  const answers = Object.entries(outcomes).map(([name, { status }]) =>
    name === String(status) ? name : `${name} (${status})`,
  )
  return { tags: [subject], summary, description: `${summary}. Answers: ${answers.join(', ')}.` }
}

function assumptions({ assumed }: EndpointWithExamples): JsonObject {
  const { call, outcomes = {}, fields = {} } = assumed
  const marks = [...(call ? [['call', call]] : []), ...Object.entries(outcomes), ...Object.entries(fields)]
  if (marks.length === 0) return {}
  return {
    'x-assumed': gapsOf(assumed).map((id) => ({
      gap: id,
      question: gaps[id]!.question,
      assumed: gaps[id]!.assumed,
      restsOnIt: marks.filter(([, mark]) => gapIds(mark).includes(id)).map(([what]) => what!),
    })),
  }
}

/** Codes other than A10 with which an answer below 400 is no refusal (decision D51). */
function acceptedCodes({ accepts, none }: EndpointWithExamples): JsonObject {
  if (accepts === 'every code') return { 'x-accepted-codes': 'every code' }
  const also = none === undefined ? [] : [noneCode]
  return accepts || none ? { 'x-accepted-codes': [...(accepts ?? ['A10']), ...also] } : {}
}

function parameters({ headers, example }: EndpointWithExamples): JsonObject[] {
  const { properties = {}, required = [] } = jsonSchema(headers) as {
    properties?: JsonObject
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'header',
    required: required.includes(name),
    description: encoding,
    schema,
    ...(name in example.headers && { example: (example.headers as JsonObject)[name]! }),
  }))
}

function responses(endpoint: EndpointWithExamples): JsonObject {
  const byStatus = Map.groupBy(Object.entries(endpoint.outcomes), ([, { status }]) => status)
  const known = Object.fromEntries(
    [...byStatus].map(([status, outcomes]) => {
      const names = outcomes.map(([name]) => (name === String(status) ? STATUS_CODES[status]! : name))
      const examples = Object.fromEntries(outcomes.map(([name, { body }]) => [name, { value: body }]))
      return [
        String(status),
        { description: names.join(', '), content: json(answerRef(endpoint, status), examples) },
      ]
    }),
  )
  return { ...known, '4XX': { $ref: '#/components/responses/Refused' } }
}

function answerRef(endpoint: EndpointWithExamples, status: number): JsonObject {
  const shared = endpoint.failure === failure ? 'Failure' : `${pascal(endpoint.id)}Failure`
  const own = endpoint.failure === endpoint.answer ? `${pascal(endpoint.id)}Answer` : shared
  return ref(status < 400 ? `${pascal(endpoint.id)}Answer` : own)
}

function schemasOf(endpoint: EndpointWithExamples): JsonObject {
  const name = pascal(endpoint.id)
  const ownFailure = endpoint.failure !== failure && endpoint.failure !== endpoint.answer
  return {
    [`${name}Answer`]: withTexts(jsonSchema(endpoint.answer), 'answer', endpoint.texts),
    ...(hasBody(endpoint) && {
      [`${name}Body`]: withTexts(jsonSchema(endpoint.body), 'body', endpoint.texts),
    }),
    ...(ownFailure && { [`${name}Failure`]: jsonSchema(endpoint.failure) }),
  }
}

/** The schemas of entries of lists in text. A recursive schema becomes a component. */
function textSchemas(endpoints: readonly EndpointWithExamples[]): JsonObject {
  const texts = endpoints.flatMap((endpoint) => Object.values(endpoint.texts))
  return Object.fromEntries(
    texts.map(({ name, item }) => {
      const own = JSON.stringify(jsonSchema(item)).replaceAll(
        '"$ref":"#"',
        `"$ref":"#/components/schemas/${name}"`,
      )
      return [name, JSON.parse(own) as JsonObject]
    }),
  )
}

/** The schema of an answer or a body, with the schemas of its JSON texts. */
function withTexts(
  schema: JsonObject,
  where: 'answer' | 'body',
  texts: EndpointWithExamples['texts'],
): JsonObject {
  const described = structuredClone(schema)
  for (const [path, { name }] of Object.entries(texts)) {
    const [root, ...steps] = path.split('.')
    if (root === where) describeText(described, steps, { type: 'array', items: ref(name) })
  }
  return described
}

function describeText(schema: JsonObject, steps: readonly string[], list: JsonObject): void {
  const [step, ...rest] = steps
  for (const option of (schema['anyOf'] as JsonObject[] | undefined) ?? []) describeText(option, steps, list)
  if (step === undefined) {
    if ([schema['type']].flat().includes('string'))
      Object.assign(schema, { contentMediaType: 'application/json', contentSchema: list })
    if (schema['type'] === 'array') Object.assign(schema, list)
    return
  }
  const below = step === '*' ? schema['items'] : (schema['properties'] as JsonObject | undefined)?.[step]
  if (below) describeText(below as JsonObject, rest, list)
}

function hasBody({ body }: EndpointWithExamples): boolean {
  return !(body instanceof z.ZodMiniUndefined)
}

/** As input, because readers of answers accept extra fields. */
function jsonSchema(schema: z.ZodMiniType): JsonObject {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' })
  return rest as JsonObject
}

function json(schema: JsonObject, examples: Record<string, { value: unknown }>): JsonObject {
  return { 'application/json': { schema, examples: examples as JsonObject } }
}

function ref(name: string): JsonObject {
  return { $ref: `#/components/schemas/${name}` }
}

function pascal(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1)
}

function sorted(record: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
}
