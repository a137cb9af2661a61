/** @jest-environment node */
import { askedVariables, fullItem } from '#contracts/examples/fullTexts.ts'
import { menuItems, templateVariables, textsIn } from '#contracts/examples/jsonTexts.ts'
import { endpoints } from '#contracts/index.ts'
import { trialsOf } from '../driftTrials.ts'
import { listenLocally, readText } from '../http.ts'
import { readPacts, type PactInteraction } from '../pactFile.ts'
import { fieldsOf } from '../testFields.ts'
import { entriesOf, missingIn, ownChecks, pathsIn } from './ownChecks.ts'
import { filledIn, problemOf } from './replay.ts'

const pacts = readPacts()
const interactions = pacts.flatMap((pact) => pact.interactions)
const named = (description: string): PactInteraction =>
  interactions.find((interaction) => interaction.description === description)!

describe('what the entries of a list do not say', () => {
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

  it('is looked for in the entries of the same type', () => {
    const asked = [{ type: 'date', value: 'a' }]
    expect(missingIn([{ type: 'text', value: 'b' }], asked)).toEqual(['*(date).type', '*(date).value'])
  })
})

describe('a request with the values of its states', () => {
  it('keeps numbers in bodies and has text in headers', () => {
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

/** What no screen reads of an item. */
const unreadInItems = ['menuLocation', 'application']

describe('every field of a list in text', () => {
  const said = (name: string): string[] => {
    const held = interactions.filter((one) => ownChecks(one).some(({ kind }) => kind === 'text'))
    const texts = held.flatMap(({ comments }) => {
      const endpoint = endpoints.find(({ id }) => id === comments!.endpoint)!
      return textsIn('answer', endpoint.texts, endpoint.outcomes[comments!.outcome!]!.body)
    })
    return texts
      .filter(({ text }) => text.name === name)
      .flatMap(({ value }) => pathsIn(entriesOf(value)).map((path) => path.replaceAll(/\(\w+\)/g, '')))
  }

  it.each([menuItems, templateVariables])('$name is held by an interaction', ({ name, item }) => {
    const found = new Set(said(name))
    // An item below another one is an item.
    const fields = fieldsOf(item).map((field) => field.replace(/^children\.\*$/, 'children'))
    const free = fields.filter((field) => !found.has(`*.${field}`))
    expect(free).toEqual(name === 'MenuItem' ? unreadInItems : [])
  })

  it('is in the examples that the mock and the pacts share', () => {
    expect(Object.keys(fullItem).sort()).toEqual(
      fieldsOf(menuItems.item)
        .map((field) => field.split('.')[0]!)
        .filter((field) => !unreadInItems.includes(field))
        .sort(),
    )
    expect(new Set(askedVariables.map(({ type }) => type)).size).toBe(4)
  })
})

describe('what Pact cannot hold', () => {
  it('is held for every text, every code of an unknown place and every save of a text', () => {
    const kinds = Object.groupBy(interactions.flatMap(ownChecks), ({ kind }) => kind)
    expect(kinds.text!.length).toBe(7)
    expect(kinds.code!.length).toBeGreaterThan(20)
    expect(kinds.kept!.map(({ at }) => at).sort()).toEqual([
      'getMenuByApp',
      'getMenuByApp',
      'listNotifications',
      'listNotifications',
    ])
  })

  it('is changed by drift in every field', () => {
    const trials = pacts
      .flatMap(trialsOf)
      .filter(({ check }) => check)
      .map(({ description }) => description)
    const menu =
      'a request for the menu of an application in a location | the text of answer.result.records.*.menuJson'
    expect(trials).toEqual(
      expect.arrayContaining([
        `${menu} | unchanged`,
        `${menu} | no JSON`,
        `${menu} | *.urlApplication left out`,
        `${menu} | *.children.*.name null`,
        'a new menu | menujson as getMenuByApp reads them again | another menujson is kept',
      ]),
    )
    expect(new Set(trials).size).toBe(trials.length)
  })

  it.each([
    ['keeps what it is sent', (menujson: string) => menujson, null],
    ['keeps it in another order and with spaces', (text: string) => ` ${text}\n`, null],
    ['keeps nothing', () => '[]', 'another menujson is read than was sent'],
    ['answers no JSON', () => 'x', 'another menujson is read than was sent'],
  ])('is noticed of a service that %s', async (_, keep, problem) => {
    let kept = ''
    const told: string[] = []
    const service = await listenLocally(async (req, res) => {
      const text = await readText(req)
      res.setHeader('Content-Type', 'application/json')
      if (req.url === '/states') {
        const { action, state } = JSON.parse(text) as { action: string; state: string }
        told.push(`${action} ${state}`)
        return res.end(JSON.stringify({ authorization: 'Bearer t', applicationId: 14 }))
      }
      if (req.method === 'POST') kept = (JSON.parse(text) as { menujson: string }).menujson
      return res.end(JSON.stringify({ result: { records: [{ id: 1, menuJson: keep(kept) }] } }))
    })
    const place = { url: service.url, statesUrl: `${service.url}/states` }
    const [check] = ownChecks(named('a new menu'))
    expect(await problemOf(named('a new menu'), check!, place)).toBe(problem)
    await service.close()
    expect(told).toEqual([
      'setup a session is open',
      'setup a menu is stored',
      'teardown a session is open',
      'teardown a menu is stored',
    ])
  })

  it('says why where nobody answers', async () => {
    const nowhere = { url: 'http://127.0.0.1:9', statesUrl: 'http://127.0.0.1:9' }
    const [check] = ownChecks(named('a new menu'))
    expect(await problemOf(named('a new menu'), check!, nowhere)).toContain('ECONNREFUSED')
  })
})
