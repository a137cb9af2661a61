/** @jest-environment node */
import { errorKinds } from '../seed/peopleFile.ts'
import { startMock, type RunningMock } from '../testServer.ts'

let mock: RunningMock

beforeAll(async () => {
  mock = await startMock()
})

afterAll(() => mock.end())

const file = (query = '') => mock.ask('GET', `/__mock/v1/people/file${query}`)

describe('a file for the import of users', () => {
  it('has 5,000 users, the same each time', async () => {
    const { status, text } = await file()
    expect(status).toBe(200)
    expect(text.split('\r\n')).toHaveLength(5_002)
    expect((await file()).text).toBe(text)
  })

  it('has the requested number of rows and of errors', async () => {
    const right = (await file('?rows=300&wrong=0')).text.split('\r\n')
    for (const wrong of [1, 2, 5, 24, 299, 300]) {
      const { text } = await file(`?rows=300&wrong=${wrong}`)
      const lines = text.split('\r\n')
      expect(lines).toHaveLength(302)
      const others = lines.filter((line, index) => line !== right[index])
      expect(others.length).toBeGreaterThan(0)
      expect(others.length).toBeLessThanOrEqual(wrong)
    }
  })

  it.each(['?rows=x', '?rows=-1', '?rows=100001', '?rows=5&wrong=6'])('%s is refused', async (query) => {
    expect((await file(query)).status).toBe(400)
  })

  it('has twelve kinds of errors', () => expect(Object.keys(errorKinds)).toHaveLength(12))
})
