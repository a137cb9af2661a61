/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { asSpringdoc, asSwashbuckle, ownDocument, type Doc } from '../testDocuments.ts'
import { run } from '../testRun.ts'

const folder = mkdtempSync(join(tmpdir(), 'compare-'))
afterAll(() => rmSync(folder, { recursive: true }))

function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

/** What is said of a document of a service by call, as `listRoles MISSING the path is missing`. */
async function against(service: string, document: Doc): Promise<string[]> {
  const yaml = stringify(document, { aliasDuplicateObjects: false })
  const { said } = await run('compare', [file(`${service}.yaml`, yaml), '--provider', `${service}-service`])
  if (!said.startsWith(`${service}-service\n`)) throw new Error(said)
  let id = ''
  return said.split('\n').flatMap((line) => {
    id = /^ {2}[A-Z]+ \S+ {2}(\w+), used by/.exec(line)?.[1] ?? id
    return line.startsWith('    ') ? [`${id} ${line.trim()}`] : []
  })
}

type Make = (service: string) => Doc
type Fault = [what: string, spoil: (document: Doc) => unknown, said: string]
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
        'listRoles MISSING  the path is missing',
      ],
      [
        'a verb is another one',
        ({ paths }) => {
          paths['/security/api/role/create'] = { put: paths['/security/api/role/create'].post }
        },
        'createRole MISSING  the verb is PUT, where the portal calls POST',
      ],
      [
        'a field of a record is missing',
        (own) => delete schemas(own).ListUsersAnswer.properties.users.items.properties.email,
        "listUsers MISSING  the answer has no field 'users.*.email'",
      ],
      [
        'text stands where a flag is read',
        (own) => {
          const { items } = schemas(own).ListApplicationsAnswer.properties.result.properties.records
          items.properties.isVisible = { type: 'string' }
        },
        "listApplications MISSING  'result.records.*.isVisible' of the answer must be string",
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
        'createUser MISSING  the status 400 is missing',
      ],
      [
        'a success has another status',
        ({ paths }) => {
          const { responses } = paths['/api/privilege/create'].post
          responses['201'] = responses['200']
          delete responses['200']
        },
        'createPrivilege MISSING  the status 200 is missing',
      ],
      [
        'a body needs a field that is not sent',
        (own) => (schemas(own).DeleteUserBody.required = ['reason']),
        "deleteUser MISSING  the body needs a field 'reason'",
      ],
      [
        'a header is not known',
        ({ paths }) => (paths['/api/menu/GetMenuByApp'].get.parameters = []),
        "getMenuByApp MISSING  nothing is said of the header 'idapplication'",
      ],
      [
        'an answer is XML',
        ({ paths }) => {
          const answer = paths['/api/Subjects/SubjectsByTemplateId'].get.responses['200']
          answer.content = { 'application/xml': answer.content['*/*'] }
        },
        'listSubjectsByTemplate MISSING  the answer is no JSON',
      ],
      [
        'a body is a form',
        ({ paths }) => {
          const { content } = paths['/api/menu/Create'].post.requestBody
          content['application/x-www-form-urlencoded'] = content['application/json']
          delete content['application/json']
        },
        'createMenu MISSING  the body is not taken as JSON',
      ],
      [
        'a field that is sent has no name',
        (own) => {
          delete schemas(own).SetUserStateBody.properties.id
          schemas(own).SetUserStateBody.required = []
        },
        "setUserState MISSING  the body has no field 'id'",
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
        "changePassword MISSING  'user' of the body must be integer",
      ],
      [
        'nothing is said of an answer',
        ({ paths }) => delete paths['/api/Login/RefreshToken'].post.responses['200'].content,
        'refreshToken MISSING  nothing is said of what the answer looks like',
      ],
      [
        'an answer is a list',
        (own) => (schemas(own).GetAccountsByDocumentAnswer = { type: 'array', items: {} }),
        'getAccountsByDocument pending  the whole answer must be array',
      ],
      [
        'a list of codes is too short',
        (own) =>
          (schemas(own).ResetPasswordAnswer.properties.informationCode = { type: 'string', enum: ['A20'] }),
        "resetPassword MISSING  'informationCode' of the answer must be",
      ],
      [
        'a token is asked for where there is none',
        (own) => {
          own.components.securitySchemes = bearer
          own.paths['/api/Login/LoginCertificate'].post.security = [{ bearer: [] }]
        },
        'loginCertificate MISSING  a token is asked for',
      ],
      [
        'one pattern is of another language',
        (own) => (schemas(own).LoginBody.properties.user.pattern = '(?i)^[a-z]'),
        'login MISSING  the document contradicts itself',
      ],
    ],
  ],
]

describe.each(cases)('a document of %s by %s (beyond 35)', (service, _writer, make, faults) => {
  it('that says it all has nothing missing', async () => {
    expect(await against(service, make(service))).toEqual([])
  })

  it('is told of all its faults at once, and of no other call', async () => {
    const document = make(service)
    for (const [, spoil] of faults) spoil(document)
    const told = await against(service, document)
    expect(told).toEqual(expect.arrayContaining(faults.map(([, , said]) => expect.stringContaining(said))))
    const callsOf = (lines: string[]) => new Set(lines.map((line) => line.split(' ')[0]))
    expect(callsOf(told)).toEqual(callsOf(faults.map(([, , said]) => said)))
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
])('paths are known %s', async (_how, edit) => {
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

it('a call whose path is an open question is pending', async () => {
  const document = asSpringdoc('authentication')
  delete document.paths['/api/Captcha/Challenge']
  expect(await against('authentication', document)).toEqual(['captchaChallenge pending  the path is missing'])
})

it.each([
  ['not JSON', '{"openapi": "3.0.1"', 'neither JSON nor YAML'],
  ['not YAML', 'a: [b', 'neither JSON nor YAML'],
  ['a page', '<!doctype html><title>Swagger UI</title>', 'is a page'],
  ['nothing', '', 'is no OpenAPI document'],
  ['Swagger 2', '{"swagger":"2.0","paths":{}}', 'is OpenAPI 2.0'],
  ['without paths', '\uFEFF{"openapi":"3.0.1"}', "has no 'paths'"],
  [
    'of a broken reference',
    '{"openapi":"3.0.1","info":{},"paths":{"/a":{"$ref":"#/b"}}}',
    "Can't resolve $ref",
  ],
])('a document that is %s is refused with a sentence', async (what, text, sentence) => {
  const source = file(`${what}.txt`, text)
  expect(await run('compare', [source])).toEqual({ status: 2, said: expect.stringContaining(sentence) })
})

it('npm run contracts:compare tells calls and screens, and ends with 1 where something counts', async () => {
  const good = await run('compare', ['contracts/openapi/authentication-service.json'])
  expect(good).toEqual({ status: 0, said: expect.stringContaining('everything is there') })
  expect(good.said).toContain('security-service: the document knows no path of it')

  const document = asSwashbuckle('security')
  delete document.paths['/security/api/role/list']
  const junit = join(folder, 'new/x.xml')
  const bad = await run('compare', [file('bad.json', JSON.stringify(document)), '--junit', junit])
  expect(bad.said).toMatch(
    /GET \/api\/role\/list {2}listRoles, used by .*RolesScreen.*\n {4}MISSING {2}the path is missing/,
  )
  expect(bad.said).toContain('1 missing, 0 pending')
  expect(bad.status).toBe(1)
  expect(readFileSync(junit, 'utf8')).toContain('<failure message="the path is missing"/>')
})
