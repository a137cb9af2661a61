/** @jest-environment node */
import { mutationsOf, type Answer } from './mutations.ts'
import type { MatchingRules, PactInteraction } from './pactFile.ts'

const json = 'application/json'

function answering(status: number, content: unknown, body: MatchingRules[string] = {}): PactInteraction {
  const response = { status, body: { content, contentType: json, encoded: false }, matchingRules: { body } }
  return { type: 'Synchronous/HTTP', description: 'a call', pending: false, response }
}

function bodiesOf(interaction: PactInteraction, body: unknown): Record<string, unknown> {
  const answer: Answer = { status: 200, contentType: json, body }
  return Object.fromEntries(mutationsOf(interaction).map(({ name, apply }) => [name, apply(answer)?.body]))
}

const anyText = { matchers: [{ match: 'type' }, { match: 'regex', regex: '^[\\s\\S]*\\S[\\s\\S]*$' }] }

describe('mutations of an answer', () => {
  it('begin with status and content type', () => {
    const names = mutationsOf(answering(400, {})).map(({ name }) => name)
    expect(names).toEqual(['status 401', 'status 500', 'as HTML', 'as a list', 'as null'])
  })

  it('ignore what is not pinned', () => {
    const refusal: PactInteraction = { ...answering(401, null), response: { status: 401 } }
    expect(mutationsOf(refusal).map(({ name }) => name)).toEqual(['status 402', 'status 500'])
  })

  it('change the value or type of a code, or omit it', () => {
    expect(bodiesOf(answering(200, { code: 'A10' }), { code: 'A10', extra: 1 })).toMatchObject({
      'code left out': { extra: 1 },
      'code null': { code: null, extra: 1 },
      'code a number': { code: 7, extra: 1 },
      'code empty': { code: '', extra: 1 },
      'code other text': { code: '~ A10 ~', extra: 1 },
    })
  })

  it.each([
    ['any text', { $: anyText, '$.text': anyText }, false],
    ['text of a pattern', { '$.text': { matchers: [{ match: 'regex', regex: '^SHA-\\d+$' }] } }, true],
    ['text by its value', {}, true],
    ['text below something held by its type', { $: { matchers: [{ match: 'type' }] } }, false],
  ])('replace %s by other text only if that is another answer', (_, rules, isReplaced) => {
    expect('text other text' in bodiesOf(answering(200, { text: 'a' }, rules), { text: 'a' })).toBe(
      isReplaced,
    )
  })

  it('change every record of a list', () => {
    const rules = { '$.list': { matchers: [{ match: 'type', min: 1 }] } }
    const bodies = bodiesOf(answering(200, { list: [{ id: 1 }] }, rules), { list: [{ id: 1 }, { id: 2 }] })
    expect(bodies).toMatchObject({
      'list empty': { list: [] },
      'list.* null': { list: [null, null] },
      'list.*.id left out': { list: [{}, {}] },
      'list.*.id as text': { list: [{ id: '1' }, { id: '2' }] },
    })
    expect(bodies).not.toHaveProperty(['list.*.id another number'])
  })

  it('ignore what is free in a record that a list must contain', () => {
    const variant = { index: 0, rules: { '$.id': { matchers: [{ match: 'number' }] } } }
    const rules = { '$.list': { matchers: [{ match: 'arrayContains', variants: [variant] }] } }
    const list = [{ id: 1, name: 'a' }]
    const names = Object.keys(bodiesOf(answering(200, { list }, rules), { list }))
    expect(names).toContain('list.*.name other text')
    expect(names).toContain('list.*.id as text')
    expect(names).not.toContain('list.*.id another number')
  })

  it('replace an empty value, but not by an empty one', () => {
    const names = Object.keys(bodiesOf(answering(200, { user: null }), { user: null }))
    expect(names).toContain('user text')
    expect(names).not.toContain('user null')
  })

  it('report an answer without anything to change', () => {
    const found = mutationsOf(answering(200, { url: 'a' })).find(({ name }) => name === 'url empty')
    expect(found!.apply({ status: 200, contentType: json, body: { urlApp: 'a' } })).toBeNull()
  })
})
