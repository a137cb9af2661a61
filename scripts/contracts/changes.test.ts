/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changesBetween } from './changesBetween.ts'
import { contractsOf, type Contract, type Contracts } from './contractsOf.ts'
import { run } from './testRun.ts'

type Doc = ReturnType<typeof JSON.parse>

const base = contractsOf('.')
const list = '/api/user/list'
const security = ({ contracts }: Contracts): Contract & { document: Doc } =>
  contracts.find(({ provider }) => provider === 'security-service')!
const interactions = (contracts: Contracts, id: string) =>
  security(contracts).pact.interactions.filter(({ comments }) => comments?.endpoint === id)
const rowOf = (contracts: Contracts): Doc =>
  security(contracts).document.components.schemas.ListUsersAnswer.properties.users.items

async function told(edit: (old: Contracts) => void): Promise<string[]> {
  const old = structuredClone(base)
  edit(old)
  return (await changesBetween(old, base)).map(({ call, weight, text }) => `${call} ${weight}: ${text}`)
}

describe('the changes between two versions of the contracts', () => {
  it('are none between a version and itself', async () => {
    expect(await told(() => {})).toEqual([])
  })

  it.each<[what: string, edit: (old: Contracts) => void, expected: string]>([
    [
      'a call that is new',
      (old) => delete security(old).document.paths[list],
      'listUsers breaks: the path is missing',
    ],
    [
      'another verb',
      (old) => (security(old).document.paths[list] = { post: security(old).document.paths[list].get }),
      'listUsers breaks: the verb is POST, where the portal calls GET',
    ],
    [
      'a field that is read',
      (old) => delete rowOf(old).properties.email,
      "listUsers breaks: the answer has no field 'users.*.email', which the portal reads",
    ],
    [
      'another type',
      (old) => (rowOf(old).properties.email = { type: 'number' }),
      "listUsers breaks: 'users.*.email'",
    ],
    [
      'a header on an open question',
      (old) => (security(old).document.paths[list].get.parameters = []),
      "listUsers open: the header 'pages'",
    ],
    [
      'a status',
      (old) => delete security(old).document.paths['/api/user/modify'].post.responses['200'],
      'modifyUser breaks: the status 200 is missing',
    ],
    [
      'a provider state',
      (old) => interactions(old, 'listUsers').forEach((one) => (one.providerStates = [])),
      'listUsers breaks: needs the provider state',
    ],
    [
      'an interaction',
      (old) => (security(old).pact.interactions = interactions(old, 'listRoles')),
      'listUsers breaks: is asked: ',
    ],
    [
      'an interaction that is gone',
      (old) => (interactions(old, 'listUsers')[0]!.description = 'an older one'),
      'listUsers tells: is no longer asked: an older one',
    ],
    [
      'a value that is held',
      (old) => {
        const one = interactions(old, 'activateDeletedUser').find((each) => each.comments?.outcome === 'R11')
        Object.assign((one!.response as Doc).body.content, { informationCode: 'X99' })
      },
      'activateDeletedUser breaks: answer.informationCode is "',
    ],
  ])('include %s', async (_what, edit, expected) => {
    expect(await told(edit)).toEqual(expect.arrayContaining([expect.stringContaining(expected)]))
  })
})

it('fails for a release whose changelog does not name a breaking call', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  const version = (name: string, path: string, ...changelog: string[]): string => {
    const home = join(folder, name)
    cpSync('contracts/pacts', join(home, 'contracts/pacts'), { recursive: true })
    mkdirSync(join(home, 'contracts/openapi'))
    const document = readFileSync('contracts/openapi/security-service.json', 'utf8')
    writeFileSync(
      join(home, 'contracts/openapi/security-service.json'),
      document.replaceAll(`${list}"`, `${path}"`),
    )
    writeFileSync(join(home, 'CHANGELOG.md'), `${changelog.join('\n')}\n`)
    return home
  }
  const old = version('old', list, '- `user/list` is there')
  const silent = version('silent', '/api/user/all', '- `user/list` is there', '- `user/listing` is new')
  const renamed = version(
    'telling',
    '/api/user/all',
    '- `user/list` is there',
    '- `user/all` was `user/list`',
  )
  expect(await run('changes', [old, silent, '--release'])).toEqual({
    status: 1,
    output: expect.stringContaining('does not name listUsers'),
  })
  expect((await run('changes', [old, renamed, '--release'])).status).toBe(0)
  rmSync(folder, { recursive: true })
})

it('reads a version from a git commit like from a folder', () => {
  const { contracts } = contractsOf('HEAD')
  expect(contracts.map(({ provider }) => provider)).toEqual(base.contracts.map(({ provider }) => provider))
})
