import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { listUsers } from '#contracts/users.ts'
import { send } from '../contracts/http.ts'
import { freePort } from '../server/listen.ts'
import { inTurn, printRatio } from './inTurn.ts'
import { control } from './world.ts'

type Headers = Record<string, string>
type Mock = { url: string; authorization: string; megabytes: () => number; end: () => void }

const [requests, parallel] = [3_000, 16]

/** Requests; `at` makes searches unique. */
const reads: Readonly<Record<string, (at: number) => Headers>> = {
  'first page': () => ({ pages: '0', customerSearch: '', filterBy: '' }),
  'newest first': () => ({ pages: '0', customerSearch: '', filterBy: 'Mas reciente' }),
  'a search, each time another': (at) => ({ pages: '0', customerSearch: String(at), filterBy: '' }),
}

/** Pages of users that the mock answers per second, with few and many users. */
export async function benchMock(runs: number): Promise<void> {
  const mocks = new Map<number, Mock>()
  let at = 0
  try {
    for (const people of [1_000, 5_000, 100_000]) mocks.set(people, await startMock(people))
    const seen = await inTurn([...mocks.keys()], runs, async (people) => {
      const rates: Record<string, number> = {}
      for (const [read, headers] of Object.entries(reads))
        rates[read] = await rateOf(mocks.get(people)!, () => headers((at += 1)))
      return { ...rates, MB: mocks.get(people)!.megabytes() }
    })
    console.table(Object.fromEntries(seen))
    const [few, many] = [1_000, 5_000].map((people) => seen.get(people)!['first page']!)
    printRatio('first page of 5,000 people, beside 1,000', many! / few!, { least: 0.9 })
  } finally {
    for (const { end } of mocks.values()) end()
  }
}

/** In its own process, once it has printed its start time. */
async function startMock(people: number): Promise<Mock> {
  const port = String(await freePort())
  const file = resolve(import.meta.dirname, '../../mock-server/main.ts')
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, MOCK_PORT: port, MOCK_USERS: String(people) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  console.log(`  ${people.toLocaleString('en')} people: ${line}`)
  const url = `http://localhost:${port}`
  const { authorization } = await control(url, {}, 'POST', 'provider-states', { state: 'a session is open' })
  const memory = (): string =>
    execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })
  return {
    url,
    authorization: authorization!,
    megabytes: () => Number(memory()) / 1_024,
    end: () => void child.kill(),
  }
}

/** Requests per second. */
async function rateOf({ url, authorization }: Mock, asked: () => Headers): Promise<number> {
  let left = requests
  const from = performance.now()
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      while (left-- > 0) {
        const headers = { authorization, ...asked() }
        const { status } = await send(url, { method: 'GET', path: `/security${listUsers.path}`, headers })
        if (status !== 200) throw new Error(`The mock refuses a page of people: ${status}`)
      }
    }),
  )
  return requests / ((performance.now() - from) / 1_000)
}
