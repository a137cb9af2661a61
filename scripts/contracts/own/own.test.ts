/** @jest-environment node */
import { listenLocally, readText } from '../http.ts'
import { readPacts, type HttpResponse, type PactInteraction } from '../pactFile.ts'
import { missingIn, ownChecks } from './ownChecks.ts'
import { filledIn, problemOf } from './replay.ts'

const interactions = readPacts().flatMap((pact) => pact.interactions)
const named = (description: string): PactInteraction =>
  interactions.find((interaction) => interaction.description === description)!

describe('missing fields of list entries', () => {
  const example = [{ name: 'a', flag: false, of: [{ key: 'b' }], at: { hour: '8' } }]
  const same = { name: 'x', flag: true, of: [{ key: 'y' }], at: { hour: 9 } }

  it.each([
    ['nothing of it', [same], []],
    ['more than is asked for', [{ ...same, more: 1 }], []],
    ['one entry of several', [{}, same], []],
    ['no entry at all', [], ['*.name', '*.flag', '*.of', '*.of.*.key', '*.at', '*.at.hour']],
    ['empty text', [{ ...same, name: '' }], ['*.name']],
    ['null', [{ ...same, flag: null }], ['*.flag']],
    ['a list without entries', [{ ...same, of: [] }], ['*.of.*.key']],
    ['what is below', [{ ...same, at: {} }], ['*.at.hour']],
    ['a word where fields should be', [{ ...same, at: '8' }], ['*.at.hour']],
  ])('%s', (_, given, missing) => {
    expect(missingIn(given, example)).toEqual(missing)
  })

  it('are searched in entries of the same type', () => {
    const asked = [{ type: 'date', value: 'a' }]
    expect(missingIn([{ type: 'text', value: 'b' }], asked)).toEqual(['*(date).type', '*(date).value'])
  })
})

describe('a request with the values of its states', () => {
  it('keeps numbers in bodies and uses text in headers', () => {
    const taken = (name: string, before = '') => ({
      type: 'ProviderState',
      expression: `${before}\${${name}}`,
    })
    const call = filledIn(
      {
        method: 'POST',
        path: '/api/x',
        headers: { id: ['1'], Accept: ['a', 'b'] },
        body: { content: { ids: [1, 2], name: 'x' }, contentType: 'application/json', encoded: false },
        generators: {
          header: { id: taken('id') },
          body: { '$.ids[1]': taken('id'), '$.name': taken('id', 'n-') },
        },
      },
      { id: 7 },
    )
    expect(call).toEqual({
      method: 'POST',
      path: '/api/x',
      headers: { id: '7', Accept: 'a, b' },
      body: { ids: [1, 7], name: 'n-7' },
    })
  })
})

describe('what Pact cannot check', () => {
  it('covers every JSON text and every code at an open position', () => {
    const kinds = Object.groupBy(interactions.flatMap(ownChecks), ({ kind }) => kind)
    expect(kinds.text!.length).toBe(7)
    expect(kinds.code!.length).toBeGreaterThan(20)
  })

  const menu = named('a request for the menu of an application in a location')
  const [check] = ownChecks(menu)
  const { menuJson } = menuOf((menu.response as HttpResponse).body!.content)
  const listed = JSON.parse(menuJson) as Record<string, unknown>[]
  const answered = (text: unknown): object => ({ result: { records: [{ menuJson: text }] } })

  it.each<[what: string, text: unknown, problem: string | null]>([
    ['what was asked for', menuJson, null],
    ['a list instead of its text', listed, null],
    ['no JSON', menuJson.slice(0, -1), 'is no JSON'],
    ['an object', '{}', 'is no list'],
    ['words', '["x"]', "'0'"],
    ['no entry', '[]', 'no entry says'],
    [
      'an entry without its address',
      eachWith({ urlApplication: undefined }),
      "no entry says '*.urlApplication'",
    ],
    ['an address that is null', eachWith({ urlApplication: null }), "'*.urlApplication'"],
    ['an address of another kind', eachWith({ urlApplication: {} }), 'urlApplication'],
  ])('covers a menu with %s', (_what, text, problem) => {
    const found = check!.judge({ status: 200, body: answered(text) })
    expect(found).toEqual(problem && expect.stringContaining(problem))
  })

  function eachWith(change: object): string {
    return JSON.stringify(listed.map((entry) => ({ ...entry, ...change })))
  }

  function menuOf(body: unknown): { menuJson: string } {
    return (body as { result: { records: { menuJson: string }[] } }).result.records[0]!
  }

  it.each<[what: string, body: object, problem: string | null]>([
    ['at its place', { result: { informationCode: 'R11' } }, null],
    ['at another place', { informationCode: 'R11' }, null],
    ['of another name', { code: 'R11' }, null],
    ['another one', { result: { informationCode: 'A10' } }, '"A10" is said'],
    ['left out of a success', {}, 'no code is said'],
  ])('covers a refusal with its code %s', (_what, body, problem) => {
    const refused = interactions.find(
      ({ comments }) => comments?.endpoint === 'createRole' && comments.outcome === 'R11',
    )!
    const code = ownChecks(refused).find(({ kind }) => kind === 'code')!
    const found = code.judge({ status: 200, body })
    expect(found).toEqual(problem && expect.stringContaining(problem))
  })

  it('is requested like by the verifier: states, their values in the request, teardown', async () => {
    const told: string[] = []
    const service = await listenLocally(async (req, res) => {
      const text = await readText(req)
      res.setHeader('Content-Type', 'application/json')
      if (req.url === '/states') {
        const { action, state } = JSON.parse(text) as { action: string; state: string }
        told.push(`${action} ${state}`)
        return res.end(JSON.stringify({ authorization: 'Bearer t' }))
      }
      told.push(req.headers.authorization!)
      return res.end(JSON.stringify(answered(menuJson)))
    })
    const place = { url: service.url, statesUrl: `${service.url}/states` }
    expect(await problemOf(menu, check!, place)).toBeNull()
    await service.close()
    expect(told).toEqual([
      'setup a session is open',
      ...menu.providerStates!.slice(1).map(({ name }) => `setup ${name}`),
      'Bearer t',
      'teardown a session is open',
      ...menu.providerStates!.slice(1).map(({ name }) => `teardown ${name}`),
    ])
  })

  it('reports the reason without an answer', async () => {
    const nowhere = { url: 'http://127.0.0.1:9', statesUrl: 'http://127.0.0.1:9' }
    expect(await problemOf(menu, check!, nowhere)).toContain('ECONNREFUSED')
  })
})
