/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { subjectOf, subjects } from '#contracts/examples/subjects.ts'
import { endpoints } from '#contracts/index.ts'
import { states } from '#contracts/states.ts'
import { documents } from './documents.ts'

type Node = { $ref?: string; operationId?: string; [key: string]: unknown }

describe('a generated document', () => {
  it.each(Object.entries(documents()))('%s is up to date; else: npm run openapi', (file, text) => {
    expect(existsSync(file) && readFileSync(file, 'utf8')).toBe(text)
  })
})

describe.each(['authentication', 'security'])('the OpenAPI document of the %s service', (service) => {
  const root = JSON.parse(documents()[`contracts/openapi/${service}-service.json`]!) as Node
  const nodes = function* (node: Node): Generator<Node> {
    if (typeof node !== 'object' || node === null) return
    yield node
    for (const child of Object.values(node)) yield* nodes(child as Node)
  }

  it('keeps the recommended rules of Redocly', async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const problems = await lintFromString({ source: JSON.stringify(root), config })
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  it('has no dangling references', () => {
    const targets = [...nodes(root)].flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []))
    const missing = targets.filter((target) => {
      const steps = target.replace('#/', '').split('/')
      return (
        steps.reduce<Node | undefined>((node, step) => node?.[step] as Node | undefined, root) === undefined
      )
    })
    expect(targets.length).toBeGreaterThan(0)
    expect(missing).toEqual([])
  })

  it('describes every call and every answer', () => {
    const operations = new Map(
      [...nodes(root['paths'] as Node)]
        .filter(({ operationId }) => operationId)
        .map((each) => [each.operationId!, each]),
    )
    const own = endpoints.filter((endpoint) => endpoint.service === service)
    expect([...operations.keys()].sort()).toEqual(own.map(({ id }) => id).sort())
    for (const { id, outcomes, headers } of own) {
      const { responses, parameters } = operations.get(id) as unknown as {
        responses: Record<string, { content?: { 'application/json': { examples: object } } }>
        parameters?: { name: string }[]
      }
      const described = Object.values(responses).flatMap(({ content }) =>
        Object.keys(content?.['application/json'].examples ?? {}),
      )
      expect(responses).toHaveProperty('4XX', { $ref: '#/components/responses/Refused' })
      expect(described.sort()).toEqual(Object.keys(outcomes).sort())
      expect((parameters ?? []).map(({ name }) => name)).toEqual(Object.keys(headers.shape))
    }
  })
})

describe('the descriptions of calls', () => {
  it('cover each existing call once', () => {
    const named = Object.values(subjects).flatMap(({ calls }) => Object.keys(calls))
    expect(named.sort()).toEqual(endpoints.map(({ id }) => id).sort())
    expect(() => subjectOf('dance')).toThrow('has no subject')
  })

  it('cover the entries of every list in text', () => {
    const text = documents()['contracts/openapi/security-service.json']!
    const marks = endpoints.flatMap(({ texts }) => Object.keys(texts))
    expect(text.match(/"contentSchema"/g)?.length).toBe(marks.length)
    expect(text).toContain('"urlApplication"')
    expect(text).not.toContain('"$ref": "#"')
  })
})

it('the page of provider states explains every returned value', () => {
  const [, meanings] = documents()['contracts/provider-states.md']!.split('## What the returned values are')
  const returned = Object.values(states).flatMap(({ returns }): readonly string[] => returns)
  expect([...new Set(returned)].filter((name) => !meanings!.includes(`\`${name}\``))).toEqual([])
})
