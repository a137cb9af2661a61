/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { contractsOf } from '../contractsOf.ts'
import { readDocument } from '../readDocument.ts'
import { run } from '../testRun.ts'
import { compared } from './compared.ts'

const folder = mkdtempSync(join(tmpdir(), 'compare-'))
afterAll(() => rmSync(folder, { recursive: true }))
const { contracts } = contractsOf('.')

function file(name: string, content: string | Buffer): string {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}

/** Findings for a document by call, such as `listRoles counts: the path is missing`. */
async function against(service: string, document: Doc, only?: string): Promise<string[]> {
  const read = await readDocument(file(`${service}.json`, JSON.stringify(document)))
  const contract = contracts.find(({ provider }) => provider === `${service}-service`)!
  const calls = contract.calls.filter(({ id }) => (only ?? id) === id)
  const { findings } = await compared(read.document, { ...contract, calls })
  return findings.map(({ call, weight, text }) => `${call.id} ${weight}: ${text}`)
}

type Make = (service: string) => Doc
type Fault = [what: string, spoil: (document: Doc) => unknown, output: string]
const schemas = ({ components }: Doc): Doc => components.schemas
const bearer = { bearer: { type: 'http', scheme: 'bearer' } }

const cases: [service: string, writer: string, make: Make, faults: Fault[]][] = [
  [
    'security',
    'Swashbuckle',
    asSwashbuckle,
    [
      [
        'a path is missing',
        ({ paths }) => delete paths['/security/api/role/list'],
        'listRoles counts: the path is missing',
      ],
      [
        'a verb is another one',
        ({ paths }) => {
          paths['/security/api/role/create'] = { put: paths['/security/api/role/create'].post }
        },
        'createRole counts: the verb is PUT, where the portal calls POST',
      ],
      [
        'a field of a record is missing',
        (own) => delete schemas(own).ListUsersAnswer.properties.users.items.properties.email,
        "listUsers counts: the answer has no field 'users.*.email'",
      ],
      [
        'text stands where a flag is read',
        (own) => {
          const { items } = schemas(own).ListApplicationsAnswer.properties.result.properties.records
          items.properties.isVisible = { type: 'string' }
        },
        "listApplications counts: 'result.records.*.isVisible' of the answer must be string",
      ],
    ],
  ],
  [
    'security',
    'springdoc',
    asSpringdoc,
    [
      [
        'the status of a refusal is missing',
        ({ paths }) => delete paths['/api/user/create'].post.responses['400'],
        'createUser counts: the status 400 is missing',
      ],
      [
        'a success has another status',
        ({ paths }) => {
          const { responses } = paths['/api/privilege/create'].post
          responses['201'] = responses['200']
          delete responses['200']
        },
        'createPrivilege counts: the status 200 is missing',
      ],
      [
        'a body needs a field that is not sent',
        (own) => (schemas(own).DeleteUserBody.required = ['reason']),
        "deleteUser counts: the body needs a field 'reason'",
      ],
      [
        'a header is not known',
        ({ paths }) => (paths['/api/menu/GetMenuByApp'].get.parameters = []),
        "getMenuByApp counts: the header 'idapplication'",
      ],
      [
        'an answer is XML',
        ({ paths }) => {
          const answer = paths['/api/Subjects/SubjectsByTemplateId'].get.responses['200']
          answer.content = { 'application/xml': answer.content['*/*'] }
        },
        'listSubjectsByTemplate counts: the answer is no JSON',
      ],
      [
        'a body is a form',
        ({ paths }) => {
          const { content } = paths['/api/menu/Create'].post.requestBody
          content['application/x-www-form-urlencoded'] = content['application/json']
          delete content['application/json']
        },
        'createMenu counts: the body is not accepted as JSON',
      ],
      [
        'a field that is sent has no name',
        (own) => {
          delete schemas(own).SetUserStateBody.properties.id
          schemas(own).SetUserStateBody.required = []
        },
        "setUserState counts: the body has no field 'id'",
      ],
    ],
  ],
  [
    'authentication',
    'springdoc',
    asSpringdoc,
    [
      [
        'a body has a number where text is sent',
        (own) => (schemas(own).ChangePasswordBody.properties.user = { type: 'integer' }),
        "changePassword counts: 'user' of the body must be integer",
      ],
      [
        'an answer has no schema',
        ({ paths }) => delete paths['/api/Login/RefreshToken'].post.responses['200'].content,
        'refreshToken counts: the answer has no schema',
      ],
      [
        'an answer is a list',
        (own) => (schemas(own).GetAccountsByDocumentAnswer = { type: 'array', items: {} }),
        'getAccountsByDocument pending: the whole answer must be array',
      ],
      [
        'a list of codes is too short',
        (own) =>
          (schemas(own).ResetPasswordAnswer.properties.informationCode = { type: 'string', enum: ['A20'] }),
        "resetPassword counts: 'informationCode' of the answer must be",
      ],
      [
        'a token is required where there is none',
        (own) => {
          own.components.securitySchemes = bearer
          own.paths['/api/Login/LoginCertificate'].post.security = [{ bearer: [] }]
        },
        'loginCertificate counts: a token is required',
      ],
    ],
  ],
]

describe.each(cases)('a document of %s by %s [beyond 35]', (service, _writer, make, faults) => {
  it('without gaps has no findings', async () => {
    expect(await against(service, make(service))).toEqual([])
  })

  it('has findings for all its faults, and for no other call', async () => {
    const document = make(service)
    for (const [, spoil] of faults) spoil(document)
    const told = await against(service, document)
    expect(told).toEqual(
      expect.arrayContaining(faults.map(([, , output]) => expect.stringContaining(output))),
    )
    const callsOf = (lines: string[]) => new Set(lines.map((line) => line.split(' ')[0]))
    expect(callsOf(told)).toEqual(callsOf(faults.map(([, , output]) => output)))
  })
})

it.each<[how: string, edit: (document: Doc) => void]>([
  [
    'in another case, below any base and with a slash at the end',
    rename((path) => `/core/v2${path.toUpperCase()}/`),
  ],
  [
    'where a part of them stands in the address of the server',
    (document) => {
      document.servers = [{ description: 'none' }, { url: '{scheme}://host/security/api/' }]
      rename((path) => path.replace(/^\/api/, ''))(document)
    },
  ],
])('finds paths %s', async (_how, edit) => {
  const document = ownDocument('security')
  edit(document)
  expect(await against('security', document)).toEqual([])
})

function rename(change: (path: string) => string) {
  return (document: Doc): void => {
    const entries = Object.entries(document.paths as object).map(([path, calls]) => [change(path), calls])
    document.paths = Object.fromEntries(entries)
  }
}

it('reports a call with an open path as pending', async () => {
  const document = asSpringdoc('authentication')
  delete document.paths['/api/Captcha/Challenge']
  expect(await against('authentication', document)).toEqual(['captchaChallenge pending: the path is missing'])
})

it.each<[what: string, content: string | Buffer, sentence: string]>([
  ['not JSON', '{"openapi": "3.0.1"', 'neither JSON nor YAML'],
  ['not YAML', 'a: [b', 'neither JSON nor YAML'],
  ['a page', '<!doctype html><title>Swagger UI</title>', 'is a page'],
  ['nothing', '', 'is no OpenAPI document'],
  ['Swagger 2', '{"swagger":"2.0","paths":{}}', 'is OpenAPI 2.0'],
  ['without paths', '\uFEFF{"openapi":"3.0.1"}', "has no 'paths'"],
  [
    'of another encoding',
    Buffer.from('{"openapi":"3.0.1","info":"a\u00f1o"}', 'latin1'),
    'no text in UTF-8 or UTF-16',
  ],
])('refuses a document that is %s with a message', async (what, content, sentence) => {
  const source = file(`${what}.txt`, content)
  expect(await run('compare', [source])).toEqual({ status: 2, output: expect.stringContaining(sentence) })
})

/** A document with one call. */
function ofOneCall(id: 'createRole' | 'listUsers'): Doc {
  const { openapi, info, components, paths } = asSpringdoc('security')
  const text = { type: 'string', nullable: true }
  const result = { type: 'object', properties: { informationCode: text, information: { ...text } } }
  components.schemas.CreateRoleAnswer = { type: 'object', properties: { result } }
  const path = { createRole: '/api/role/create', listUsers: '/api/user/list' }[id]
  return { openapi, info, components, paths: { [path]: paths[path] } }
}
const create = ({ paths }: Doc): Doc => paths['/api/role/create'].post
const answer = (own: Doc): Doc => schemas(own).CreateRoleAnswer.properties.result
const name = (own: Doc): Doc => schemas(own).CreateRoleBody.properties.name
const at = '#/components/schemas/CreateRoleBody/properties/name'

it.each<[what: string, edit: (own: Doc) => unknown, place: string]>([
  [
    'pattern of .NET',
    (own) => (name(own).pattern = '(?i)^[a-z]+$'),
    `${at}: pattern cannot be "(?i)^[a-z]+$"`,
  ],
  [
    'pattern with an escape of .NET',
    (own) => (name(own).pattern = "^[A-Z\\_\\']$"),
    `${at}: pattern cannot be`,
  ],
  ['pattern of Java', (own) => (name(own).pattern = '^[^<>]++$'), `${at}: pattern cannot be`],
  ['list of what is needed', (own) => (name(own).required = true), `${at}: required cannot be true`],
  ['choice of nothing', (own) => (name(own).enum = []), `${at}: enum cannot be []`],
  ['type', (own) => (name(own).type = 'any'), `${at}: type cannot be "any"`],
  [
    'field without a schema',
    (own) => (schemas(own).Node = { properties: { data: null, free: true } }),
    '#/components/schemas/Node/properties/data: a schema cannot be null',
  ],
  [
    'field with a word as its schema',
    (own) => (schemas(own).Node = { properties: { data: 'string' } }),
    '#/components/schemas/Node/properties/data: a schema cannot be "string"',
  ],
  ['length', (own) => (name(own).maxLength = '50'), `${at}: maxLength cannot be "50"`],
  [
    'reference elsewhere',
    (own) =>
      (schemas(own).Node = { properties: { children: { items: { $ref: '#/components/schemas/#' } } } }),
    '#/components/schemas/Node/properties/children/items: there is no "#/components/schemas/#"',
  ],
  [
    'reference to a parameter',
    (own) => (create(own).parameters = [{ $ref: '#/components/parameters/None' }]),
    '#/paths/~1api~1role~1create/post/parameters/0: there is no',
  ],
])('names an unreadable %s with its position, and checks the rest', async (_what, edit, place) => {
  const document = ofOneCall('createRole')
  edit(document)
  const { unread } = await readDocument(file('unread.json', JSON.stringify(document)))
  expect(unread).toEqual([expect.stringContaining(place)])
  expect(await against('security', document, 'createRole')).toEqual([])
  answer(document).properties.information = { type: 'integer' }
  expect(await against('security', document, 'createRole')).toEqual([
    'createRole counts: \'result.information\' of the answer must be integer, where the portal reads "El rol fue creado exitosamente"',
  ])
})

it('counts a reference to nothing where the portal reads something', async () => {
  const document = ofOneCall('createRole')
  answer(document).properties.information = { $ref: '#/components/schemas/None' }
  expect(await against('security', document, 'createRole')).toEqual([
    expect.stringContaining("createRole counts: 'result.information' of the answer refers to nothing"),
  ])
})

it.each<[how: string, edit: (own: Doc) => unknown]>([
  [
    'into another path',
    (own) => {
      own.paths['/other'] = structuredClone(own.paths['/api/role/create'])
      const { content } = create(own).responses['200']
      content['*/*'].schema = { $ref: '#/paths/~1other/post/responses/200/content/*~1*/schema' }
    },
  ],
  [
    'to a whole path',
    (own) => {
      own.paths['/security/Api/Role/Create'] = { $ref: '#/components/pathItems/Create', summary: 'x' }
      own.components.pathItems = { Create: own.paths['/api/role/create'] }
      delete own.paths['/api/role/create']
    },
  ],
  [
    'with null beside it',
    (own) => {
      schemas(own).Result = answer(own)
      schemas(own).CreateRoleAnswer.properties.result = {
        $ref: '#/components/schemas/Result',
        nullable: true,
      }
    },
  ],
  [
    'as one of a choice with null, as ASP.NET Core 10 writes it',
    (own) => {
      schemas(own).Result = answer(own)
      const oneOf = [{ type: 'null' }, { $ref: '#/components/schemas/Result' }]
      schemas(own).CreateRoleAnswer.properties.result = { oneOf }
    },
  ],
  [
    'to a generic class',
    (own) => {
      schemas(own)['Answer«List`1[[Role, Suite]]»'] = answer(own)
      schemas(own).CreateRoleAnswer.properties.result = {
        $ref: '#/components/schemas/Answer«List`1[[Role, Suite]]»',
      }
    },
  ],
])('follows a reference %s and checks its target', async (_how, edit) => {
  const document = ofOneCall('createRole')
  const { properties } = answer(document)
  edit(document)
  expect(await against('security', document, 'createRole')).toEqual([])
  delete properties.information
  for (const path of Object.values<Doc>(document.paths))
    delete path.post?.responses['200'].content['*/*'].schema.properties?.result.properties.information
  expect(await against('security', document, 'createRole')).toEqual([
    "createRole counts: the answer has no field 'result.information', which the portal reads",
  ])
})

it.each<[what: string, edit: (own: Doc) => unknown]>([
  ['an object? of Swashbuckle', (own) => (answer(own).properties.information = { nullable: true })],
  [
    'an object without fields',
    (own) => (schemas(own).CreateRoleAnswer.properties.result = { type: 'object' }),
  ],
  [
    'an object of further fields',
    (own) => Object.assign(answer(own), { properties: undefined, additionalProperties: true }),
  ],
  [
    'a choice told by a field',
    (own) => Object.assign(answer(own), { discriminator: { propertyName: 'kind', mapping: {} } }),
  ],
])('finds what the portal reads in %s', async (_what, edit) => {
  const document = ofOneCall('createRole')
  edit(document)
  expect(await against('security', document, 'createRole')).toEqual([])
})

const rows = (own: Doc): Doc => schemas(own).ListUsersAnswer.properties.users.items.properties

it.each<[what: string, edit: (own: Doc) => unknown]>([
  [
    'lists where the portal reads text or lists',
    (own) => {
      for (const field of ['roles', 'customer', 'applications'])
        rows(own)[field] = { type: 'array', items: { type: 'string' }, nullable: true }
    },
  ],
  [
    'refusals of any kind',
    (own) => {
      const { responses } = own.paths['/api/user/list'].get
      responses['4XX'] = responses['401']
      delete responses['401']
      delete responses['403']
    },
  ],
])('accepts %s like the types of the contract', async (_what, edit) => {
  const document = ofOneCall('listUsers')
  edit(document)
  expect(await against('security', document, 'listUsers')).toEqual([])
})

it.each<[what: string, edit: (own: Doc) => unknown, told: string[]]>([
  [
    'names in another case',
    (own) => {
      const { email, names, ...others } = rows(own)
      schemas(own).ListUsersAnswer.properties.users.items = {
        type: 'object',
        properties: { ...others, Email: email, Names: names },
      }
    },
    [
      "counts: the answer spells fields of the portal differently: 'users.*.email' as 'Email', 'users.*.names' as 'Names'",
    ],
  ],
  [
    'parameters in the query',
    (own) => {
      for (const one of own.paths['/api/user/list'].get.parameters)
        Object.assign(one, { in: 'query', required: true })
    },
    [
      "pending: the query has parameters that the portal sends as headers: 'customerSearch', 'filterBy', 'pages'",
    ],
  ],
  [
    'a choice that fits nothing',
    (own) => (rows(own).email = { oneOf: [{ type: 'integer' }, { type: 'null' }, { type: 'boolean' }] }),
    [
      'counts: \'users.*.email\' of the answer must be integer or null or boolean, where the portal reads "luisa.pena@suite.test"',
    ],
  ],
  [
    'no refusal at all',
    (own) => {
      own.paths['/api/user/list'].get.responses = { 200: own.paths['/api/user/list'].get.responses['200'] }
    },
    ['untold: the status 401 is missing', 'untold: the status 403 is missing'],
  ],
])('reports in one line %s', async (_what, edit, told) => {
  const document = ofOneCall('listUsers')
  edit(document)
  expect(await against('security', document, 'listUsers')).toEqual(told.map((one) => `listUsers ${one}`))
})

it.each<[encoding: string, content: (text: string) => Buffer]>([
  ['UTF-16, as PowerShell writes it', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['UTF-16 without a mark', (text) => Buffer.from(text, 'utf16le')],
  ['UTF-16 of the other order', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ['UTF-8 with a mark', (text) => Buffer.from(`\uFEFF${text}`)],
  ['YAML', (text) => Buffer.from(stringify(JSON.parse(text)))],
])('reads a document in %s', async (_encoding, content) => {
  const document = ofOneCall('createRole')
  document.info.title = 'Servicio de señales'
  const read = await readDocument(file('encoded.json', content(JSON.stringify(document))))
  expect(read.document['info']).toEqual(document.info)
})

it('reports a status and a rule for all calls in one line each, with a count', async () => {
  const document = asSpringdoc('authentication')
  document.components.securitySchemes = bearer
  document.security = [{ bearer: [] }]
  for (const calls of Object.values<Doc>(document.paths))
    for (const call of Object.values<Doc>(calls)) call.responses = { 200: call.responses['200'] }
  const { status, output } = await run('compare', [file('silent.json', JSON.stringify(document))])
  expect(output.match(/the status 400 is missing/g)).toHaveLength(1)
  expect(output).toMatch(/untold {3}the status 400 is missing, at \d+ calls: .*\blogin\b/)
  expect(output).toMatch(/untold {3}a token is required, but the portal has none, at \d+ calls: /)
  expect(output).toMatch(/0 missing, 0 pending, \d+ untold/)
  expect(status).toBe(0)
})

it('prints calls and screens, and exits with 1 if something counts', async () => {
  const good = await run('compare', ['contracts/openapi/authentication-service.json'])
  expect(good).toEqual({ status: 0, output: expect.stringContaining('everything is there') })
  expect(good.output).toContain('security-service: the document knows no path of it')

  const document = asSwashbuckle('security')
  delete document.paths['/security/api/role/list']
  const bad = await run('compare', [file('bad.json', JSON.stringify(document))])
  expect(bad.output).toMatch(
    /GET \/api\/role\/list {2}listRoles, used by .*\broles\b.*\n {4}MISSING {2}the path is missing/,
  )
  expect(bad.output).toContain('1 missing, 0 pending, 0 untold')
  expect(bad.status).toBe(1)
})

/** Any JSON document, for access by hand. */
type Doc = ReturnType<typeof JSON.parse>

/** Our own document of a service, to rewrite like a framework. */
function ownDocument(service: string): Doc {
  const document = JSON.parse(readFileSync(`contracts/openapi/${service}-service.json`, 'utf8'))
  for (const calls of Object.values<Doc>(document.paths))
    for (const call of Object.values<Doc>(calls)) delete call.responses['4XX']
  return document
}

/** Like Swashbuckle: 3.0, nullable, three JSON content types, paths below the service, nothing required or described. */
function asSwashbuckle(service: string): Doc {
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

/** Like springdoc: any content type, required fields and a server with the base. */
function asSpringdoc(service: string): Doc {
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

/** Answers with a framework's content types, without examples. */
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

/** A 3.1 schema as 3.0: no null type, no const, no content of strings. */
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
