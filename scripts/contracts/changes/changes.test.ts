/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changesBetween } from './changesBetween.ts'
import { readContracts, type Contracts, type Operation, type Schema } from './readContracts.ts'
import { newWords, unsaid } from './said.ts'

const base = readContracts('.')

type Edit = (contracts: Contracts) => void
const security = ({ services }: Contracts) => services['security-service']!
const operation = (contracts: Contracts, path: string): Operation =>
  Object.values(security(contracts).paths[path]!)[0]!
const schema = (
  contracts: Contracts,
  name: string,
): { properties: Record<string, Schema>; required: string[] } =>
  security(contracts).components.schemas[name] as never
const row = (contracts: Contracts): { properties: Record<string, Schema>; required: string[] } =>
  schema(contracts, 'ListUsersAnswer').properties['users']!['items'] as never

function changed(edit: Edit): Contracts {
  const copy = structuredClone(base)
  edit(copy)
  return copy
}

const list = '/api/user/list'
const cases: [what: string, edit: Edit, there: string, back: string][] = [
  [
    'a call',
    (c) => delete security(c).paths[list],
    'listUsers tells is no longer asked',
    'listUsers breaks is new',
  ],
  [
    'a verb',
    (c) => (security(c).paths[list] = { post: operation(c, list) }),
    'listUsers breaks is POST /api/user/list, and was GET /api/user/list',
    'listUsers breaks is GET /api/user/list, and was POST /api/user/list',
  ],
  [
    'a path',
    (c) => {
      security(c).paths['/api/user/all'] = security(c).paths[list]!
      delete security(c).paths[list]
    },
    'listUsers breaks is GET /api/user/all, and was GET /api/user/list',
    'listUsers breaks is GET /api/user/list, and was GET /api/user/all',
  ],
  [
    'a header',
    (c) =>
      (operation(c, list).parameters = operation(c, list).parameters!.filter(({ name }) => name !== 'pages')),
    "listUsers open the header 'pages' is no longer sent",
    "listUsers open the header 'pages' is sent, which was not",
  ],
  [
    'a header that may be left out',
    (c) => (operation(c, list).parameters!.find(({ name }) => name === 'pages')!.required = false),
    "listUsers open the header 'pages' may be left out",
    '',
  ],
  [
    'an outcome',
    (c) =>
      (operation(c, list)['x-outcomes'] = operation(c, list)['x-outcomes']!.filter(
        ({ name }) => name !== '403',
      )),
    'listUsers tells the outcome 403 is no longer asked for',
    'listUsers breaks the outcome 403 (403) is new',
  ],
  [
    'the status of an outcome',
    (c) => (operation(c, '/api/user/modify')['x-outcomes']!.find(({ name }) => name === 'R11')!.status = 409),
    'modifyUser breaks the outcome R11 has status 409, and had 400',
    'modifyUser breaks the outcome R11 has status 400, and had 409',
  ],
  [
    'a field that an answer has to have',
    (c) => (row(c).required = row(c).required.filter((name) => name !== 'id')),
    '',
    'listUsers breaks answer.users.*.id of 200 has to be there',
  ],
  [
    'a type',
    (c) => (row(c).properties['id'] = { type: ['number', 'string', 'null'] }),
    '',
    'listUsers breaks answer.users.*.id of 200 is no longer string or null',
  ],
  [
    'values',
    (c) => (row(c).properties['id'] = { enum: [1, 2] }),
    'listUsers breaks answer.users.*.id of 200 is one of 1, 2 only',
    '',
  ],
  [
    'a bound',
    (c) => (row(c).properties['userName'] = { type: 'string', maxLength: 5 }),
    'listUsers breaks answer.users.*.userName of 200 has maxLength 5',
    '',
  ],
  [
    'a field that is sent',
    (c) => {
      delete schema(c, 'ModifyUserBody').properties['email']
      schema(c, 'ModifyUserBody').required = schema(c, 'ModifyUserBody').required.filter(
        (name) => name !== 'email',
      )
    },
    'modifyUser breaks body.email may be left out',
    'modifyUser breaks body.email is sent, which was not',
  ],
  [
    'a field that rests on an open question',
    (c) => (schema(c, 'ModifyUserBody').properties['documentType'] = { type: ['number', 'null'] }),
    'modifyUser open body.documentType may be what it was not before',
    '',
  ],
  [
    'a provider state',
    (c) =>
      c.pacts
        .flatMap(({ interactions }) => interactions)
        .filter(({ comments }) => comments?.endpoint === 'listUsers')
        .forEach(({ providerStates }) => (providerStates![0]!.name = 'people are listed')),
    "listUsers breaks needs the provider state 'people are listed' with",
    '',
  ],
  [
    'an interaction',
    (c) => {
      for (const pact of c.pacts)
        pact.interactions = pact.interactions.filter(({ description }) => description !== twice())
    },
    `tells is no longer asked: ${twice()}`,
    `breaks is asked once more: ${twice()}`,
  ],
]

/** An interaction of an outcome that another one asks, too. */
function twice(): string {
  const all = base.pacts.flatMap(({ interactions }) => interactions).filter(({ pending }) => !pending)
  const key = ({ comments }: (typeof all)[number]): string => `${comments?.endpoint} ${comments?.outcome}`
  const seen = new Set<string>()
  return all.find((one) => {
    const isSecond = seen.has(key(one)) && one.comments?.endpoint !== 'sessionHub'
    seen.add(key(one))
    return isSecond
  })!.description
}

const told = (before: Contracts, now: Contracts): string[] =>
  changesBetween(before, now).map(({ call, weight, text }) => `${call} ${weight} ${text}`)

describe('what changed between two versions of the contracts', () => {
  it('is nothing between one and itself', () => {
    expect(told(base, structuredClone(base))).toEqual([])
  })

  it.each(cases)('is %s, there and back', (_what, edit, there, back) => {
    const other = changed(edit)
    for (const [lines, expected] of [
      [told(base, other), there],
      [told(other, base), back],
    ] as const) {
      if (expected === '') expect(lines.filter((line) => line.includes(' breaks '))).toEqual([])
      else expect(lines).toEqual(expect.arrayContaining([expect.stringContaining(expected)]))
    }
  })

  it('tells what breaks first', () => {
    const other = changed((c) => {
      delete security(c).paths['/api/application/list']
      row(c).required.push('nickname')
    })
    expect(changesBetween(base, other).map(({ weight }) => weight)).toEqual(['breaks', 'tells'])
  })
})

describe('a changelog', () => {
  const changes = [{ call: 'listUsers', where: 'call', weight: 'breaks' as const, text: 'is new' }]
  const path = (): string => list
  const before = '### For backend teams\n\n- `user/list` answers rows.\n'
  it.each([
    ['the id', '### For backend teams\n\n- listUsers asks more.\n', []],
    ['the path', '### For backend teams\n\n- `user/list` asks more.\n', []],
    ['a longer path', '### For backend teams\n\n- `user/listing` asks more.\n', ['listUsers']],
    ['an old line', before, ['listUsers']],
    [
      'a line for others',
      '### For those who deploy it\n\n- `user/list` asks more.\n\n### For backend teams\n',
      ['listUsers'],
    ],
    ['no section at all', 'listUsers asks more.', []],
  ])('says it by %s', (_how, now, missing) => {
    expect(unsaid(changes, newWords(before, now), path).map(({ call }) => call)).toEqual(missing)
  })
})

describe('npm run contracts:changes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'changes-'))
  beforeAll(() => {
    cpSync('contracts/openapi', join(folder, 'contracts/openapi'), { recursive: true })
    const file = join(folder, 'contracts/openapi/security-service.json')
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('/api/user/list"', '/api/user/all"'))
    writeFileSync(join(folder, 'CHANGELOG.md'), '### For backend teams\n\n- old words\n')
  })
  afterAll(() => rmSync(folder, { recursive: true }))
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['scripts/contracts/changes.ts', ...args], { encoding: 'utf8' })

  it('ends by what breaks, and in a release by what is not said', () => {
    const broken = run(folder)
    expect([broken.status, broken.stdout]).toEqual([
      1,
      expect.stringContaining('BREAKS  is GET /api/user/list, and was GET /api/user/all'),
    ])
    const silent = run('.', folder, '--release')
    expect([silent.status, silent.stdout]).toEqual([
      1,
      expect.stringContaining('does not say it of listUsers: name'),
    ])
    writeFileSync(join(folder, 'CHANGELOG.md'), '### For backend teams\n\n- `user/all` was `user/list`\n')
    expect(run('.', folder, '--release').status).toBe(0)
    expect(run('.', '.').stdout).toContain('Nothing changed.')
  })

  it.each([
    [['--help'], 0, 'OLD [NEW] [--release]'],
    [[], 2, 'Which versions?'],
    [['no-such-commit'], 2, "'no-such-commit' is neither a folder nor a commit"],
    [['--release'], 2, 'Which versions?'],
    [['scripts'], 2, 'scripts holds no contracts/openapi/*.json'],
    [['.', '.', '.'], 2, 'Two versions at a time'],
    [['--loud'], 2, 'Unknown option'],
  ])('%j ends with %i in words', (args, status, words) => {
    const { status: ended, stdout, stderr } = run(...args)
    expect([ended, stdout + stderr]).toEqual([status, expect.stringContaining(words)])
  })
})
