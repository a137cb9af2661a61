/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { endpoints } from '#contracts/index.ts'
import type { PactFile } from '../pactFile.ts'
import { providers } from '../providers.ts'
import { compared, type Compared } from './findings.ts'
import type { OpenApi } from './readDocument.ts'
import { asHtml, asJUnit, asText, type Verdict } from './reports.ts'
import { asSpringdoc, asSwashbuckle, ownDocument, type Doc, type Service } from './testDocuments.ts'

function against(service: Service, document: Doc): Promise<Compared> {
  const pact = JSON.parse(readFileSync(providers[`${service}-service`].pact, 'utf8')) as PactFile
  return compared(
    document as OpenApi,
    pact,
    endpoints.filter((endpoint) => endpoint.service === service),
  )
}

const schemas = ({ components }: Doc): Doc => components.schemas
const found = ({ findings }: Compared): string[] =>
  findings.map(({ call, kind, at, pending }) => `${call.id}: ${kind} ${at}${pending ? ' (pending)' : ''}`)

/** Each fault with what is said of it: four in each of five documents. */
type Fault = [what: string, make: (document: Doc, base: string) => void, said: string]

const documents: [string, Service, () => Doc, string, Fault[]][] = [
  [
    'of security by Swashbuckle',
    'security',
    () => asSwashbuckle('security', '/security'),
    '/security',
    [
      [
        'a path is missing',
        ({ paths }, base) => delete paths[`${base}/api/role/list`],
        'listRoles: path /api/role/list',
      ],
      [
        'a verb is another one',
        ({ paths }, base) => {
          const { post } = paths[`${base}/api/role/create`]
          paths[`${base}/api/role/create`] = { put: post }
        },
        'createRole: verb /api/role/create',
      ],
      [
        'a field of a record is missing',
        (document) => delete schemas(document).ListUsersAnswer.properties.users.items.properties.email,
        'listUsers: answer field users.*.email',
      ],
      [
        'text stands where a flag is read',
        (document) => {
          const { items } = schemas(document).ListApplicationsAnswer.properties.result.properties.records
          items.properties.isVisible = { type: 'string' }
        },
        'listApplications: answer type result.records.*.isVisible',
      ],
    ],
  ],
  [
    'of security by springdoc, 3.1',
    'security',
    () => asSpringdoc('security', '3.1.0'),
    '',
    [
      [
        'the status of a refusal is missing',
        ({ paths }) => delete paths['/api/user/create'].post.responses['400'],
        'createUser: code of a refusal 400',
      ],
      [
        'a success has another status',
        ({ paths }) => {
          const { responses } = paths['/api/privilege/create'].post
          responses['201'] = responses['200']
          delete responses['200']
        },
        'createPrivilege: code of a success 200',
      ],
      [
        'a body needs a field that is not sent',
        (document) => {
          const body = schemas(document).DeleteUserBody
          body.properties.reason = { type: 'string' }
          body.required = ['reason']
        },
        'deleteUser: body reason',
      ],
      [
        'a header is not known',
        ({ paths }) => {
          const { get } = paths['/api/menu/GetMenuByApp']
          get.parameters = get.parameters.filter(({ name }: Doc) => name !== 'idapplication')
        },
        'getMenuByApp: header idapplication',
      ],
    ],
  ],
  [
    'of security by hand, in another case and place',
    'security',
    () => asSpringdoc('security', '3.0.1'),
    '',
    [
      [
        'an answer is XML',
        ({ paths }) => {
          const answer = paths['/api/Subjects/SubjectsByTemplateId'].get.responses['200']
          answer.content = { 'application/xml': answer.content['*/*'] }
        },
        'listSubjectsByTemplate: content type answer',
      ],
      [
        'records stand at the top',
        (document) => {
          const answer = schemas(document).ListApplicationsAnswer
          answer.properties = answer.properties.result.properties
          delete answer.required
        },
        'listApplications: answer field result',
      ],
      [
        'a body is a form',
        ({ paths }) => {
          const { requestBody } = paths['/api/user/delete'].post
          requestBody.content = {
            'application/x-www-form-urlencoded': requestBody.content['application/json'],
          }
        },
        'deleteUser: content type body',
      ],
      [
        'a field that is sent has no name',
        (document) => {
          const body = schemas(document).SetUserStateBody
          delete body.properties.id
          body.required = []
        },
        'setUserState: sent field id',
      ],
    ],
  ],
  [
    'of authentication by Swashbuckle',
    'authentication',
    () => asSwashbuckle('authentication', ''),
    '',
    [
      [
        'a body has a number where text is sent',
        (document) => (schemas(document).ChangePasswordBody.properties.user = { type: 'integer' }),
        'changePassword: body user',
      ],
      [
        'nothing is said of an answer',
        ({ paths }) => delete paths['/api/Login/RefreshToken'].post.responses['200'].content,
        'refreshToken: answer status 200',
      ],
      [
        'an answer is a list',
        (document) => (schemas(document).GetAccountsByDocumentAnswer = { type: 'array', items: {} }),
        'getAccountsByDocument: answer answer',
      ],
      [
        'a header is needed that is not sent',
        ({ paths }) =>
          paths['/api/Login/ValidateToken'].get.parameters.push({
            name: 'X-Api-Key',
            in: 'header',
            required: true,
            schema: { type: 'string' },
          }),
        'validateToken: header X-Api-Key',
      ],
    ],
  ],
  [
    'of authentication by springdoc, 3.0',
    'authentication',
    () => asSpringdoc('authentication'),
    '',
    [
      [
        'a path is spelled otherwise',
        ({ paths }) => {
          paths['/api/Login/SignIn'] = paths['/api/Login/Login']
          delete paths['/api/Login/Login']
        },
        'login: path /api/Login/Login',
      ],
      [
        'a list of codes is too short',
        (document) =>
          (schemas(document).ResetPasswordAnswer.properties.informationCode = {
            type: 'string',
            enum: ['A20'],
          }),
        'resetPassword: answer type informationCode',
      ],
      [
        'a number stands where text is read',
        (document) =>
          (schemas(document).RefreshTokenAnswer.properties.result.properties.token = { type: 'integer' }),
        'refreshToken: answer type result.token',
      ],
      [
        'a token is asked for where there is none',
        (document) => {
          document.components.securitySchemes = { bearer: { type: 'http', scheme: 'bearer' } }
          document.paths['/api/Login/LoginCertificate'].post.security = [{ bearer: [] }]
        },
        'loginCertificate: session Authorization',
      ],
    ],
  ],
]

type Tried = { clean: string[]; told: string[] }

/** A document as it is, and with its four faults at once. */
async function tried([, service, make, base, faults]: (typeof documents)[number]): Promise<Tried> {
  const document = make()
  for (const [, spoil] of faults) spoil(document, base)
  const clean = found(await against(service, make()))
  return { clean, told: found(await against(service, document)) }
}

describe.each(documents)('a document %s (beyond 35)', (...document) => {
  const [, , , , faults] = document
  let { clean, told }: Tried = { clean: [], told: [] }
  beforeAll(async () => {
    ;({ clean, told } = await tried(document))
  })

  it('that says it all has nothing missing', () => {
    expect(clean).toEqual([])
  })

  it.each(faults)('is told that %s', (_, _make, said) => {
    expect(told.map((line) => line.replace(' (pending)', ''))).toContain(said)
  })

  it('is told of no other call', () => {
    const callsOf = (lines: string[]) => new Set(lines.map((line) => line.split(':')[0]))
    expect(callsOf(told)).toEqual(callsOf(faults.map(([, , said]) => said)))
  })
})

it.each(['authentication', 'security'] as const)(
  'our own document of %s has nothing missing',
  async (service) => {
    expect(found(await against(service, ownDocument(service)))).toEqual([])
  },
)

it('paths are known in another case, below any base and with a slash at the end', async () => {
  const document = asSwashbuckle('security', '/Core/v2')
  document.paths = Object.fromEntries(
    Object.entries(document.paths as object).map(([path, calls]) => [`${path.toUpperCase()}/`, calls]),
  )
  const result = await against('security', document)
  expect(found(result)).toEqual([])
  expect(result.known).toBeGreaterThan(30)
})

it.each(['http://localhost:8080/security/api/', '/api', '{scheme}://host/security/api'])(
  'paths are known where a part of them stands in the address of the server: %s',
  async (url) => {
    const document = asSpringdoc('security')
    document.servers = [{ description: 'none' }, { url }]
    document.paths = Object.fromEntries(
      Object.entries(document.paths as object).map(([path, calls]) => [path.replace(/^\/api/, ''), calls]),
    )
    expect(found(await against('security', document))).toEqual([])
  },
)

it('a call whose path is an open question is pending, and does not count', async () => {
  const document = asSwashbuckle('authentication', '')
  delete document.paths['/api/Captcha/Challenge']
  expect(found(await against('authentication', document))).toEqual([
    'captchaChallenge: path /api/Captcha/Challenge (pending)',
  ])
})

it.each([
  ['#/components/schemas/Nobody', 'which is not there'],
  ['other.yaml#/Nobody', 'bundle it'],
])('a document that refers to %s is refused in words', async ($ref, sentence) => {
  const document = asSpringdoc('authentication')
  document.paths['/api/Login/Login'].post.responses['200'].content['*/*'].schema = { $ref }
  await expect(against('authentication', document)).rejects.toThrow(sentence)
})

describe('the reports', () => {
  const verdict = async (): Promise<Verdict> => {
    const document = asSwashbuckle('security', '')
    delete document.paths['/api/role/list']
    delete schemas(document).ListUsersAnswer.properties.users.items.properties.email
    const result = await against('security', document)
    return {
      provider: 'security-service',
      screens: (call) => (call === 'listRoles' ? ['RolesScreen'] : []),
      ...result,
    }
  }

  it('tell calls and screens, the worst first', async () => {
    const text = asText([await verdict()])
    expect(text).toMatch(
      /GET \/api\/role\/list {2}listRoles, used by RolesScreen\n {4}MISSING {2}the path is missing/,
    )
    expect(text.indexOf('listRoles')).toBeLessThan(text.indexOf('listUsers'))
    expect(text).toContain("the answer has no field 'users.*.email', which the portal reads")
    expect(text).toMatch(/ {2}\d missing, 0 pending$/)
  })

  it('are JUnit XML with a case for each interaction', async () => {
    const told = await verdict()
    const xml = asJUnit([told])
    expect(xml.match(/<testcase /g)?.length).toBe(told.interactions.length)
    expect(xml).toContain('classname="security-service.listRoles"')
    expect(xml).toContain('<failure message="the path is missing"/>')
    expect(Number(/failures="(\d+)"/.exec(xml)![1])).toBe(xml.match(/<failure/g)?.length)
  })

  it('are a page that runs nothing, whatever a document holds', async () => {
    const page = asHtml([await verdict()], '<script>alert(1)</script>.json')
    expect(page).toContain('&lt;script&gt;')
    expect(page).not.toMatch(/<script|onerror/)
    expect(page).toContain('<td>missing</td>')
  })
})
