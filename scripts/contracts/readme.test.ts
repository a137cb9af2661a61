/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { pactsFolder } from './pactFile.ts'

type Interaction = {
  description: string
  response: { body: { content: { result: { records: Record<string, unknown>[] } } } }
}

const read = (file: string): string => readFileSync(join(pactsFolder, file), 'utf8')
const kindsOf = (record: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(record).map(([field, value]) => [field, typeof value]))

it('the service of the ten minutes answers every field that its interaction asks for', () => {
  const { interactions } = JSON.parse(read('account-portal-security-service.json')) as {
    interactions: Interaction[]
  }
  const wanted = interactions.find(
    ({ description }) => description === 'a request for the applications of the suite',
  )!.response.body.content.result.records[0]!
  const literal = /const suite = (\{[^}]*\})/.exec(read('../README.md'))![1]!
  const given = runInNewContext(`(${literal})`) as Record<string, unknown>
  expect(kindsOf(given)).toMatchObject(kindsOf(wanted))
})
