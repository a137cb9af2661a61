/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pactsFolder } from './pactFile.ts'

type Interaction = {
  description: string
  response: { body: { content: { result: { records: Record<string, unknown>[] } } } }
}

const read = (file: string): string => readFileSync(join(pactsFolder, file), 'utf8')
const kindsOf = (record: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(record).map(([field, value]) => [field, typeof value]))

it('answers in the example of the README every field that its interaction asks for', () => {
  const { interactions } = JSON.parse(read('account-portal-security-service.json')) as {
    interactions: Interaction[]
  }
  const wanted = interactions.find(
    ({ description }) => description === 'a request for the applications of the suite',
  )!.response.body.content.result.records[0]!
  const answer = /const string applications = """([^]*?)"""/.exec(read('../README.md'))![1]!
  const { result } = JSON.parse(answer) as Interaction['response']['body']['content']
  expect(kindsOf(result.records[0]!)).toMatchObject(kindsOf(wanted))
})
