import { testToken } from '#shared/session/testTokens.ts'
import { clearSession, writeSession } from '#shared/session/tokens.ts'
import { storeTask, taskHistory, type StoredTask } from './taskHistory.ts'

const ended = (more: Partial<StoredTask> = {}): StoredTask => ({
  kind: 'bulk',
  title: () => 'Desactivar usuarios',
  endedAt: 2,
  done: 10,
  end: { outcome: 'done', text: () => 'Ana y Luis quedaron desactivados.' },
  ...more,
})

beforeEach(() => {
  localStorage.clear()
  clearSession()
  writeSession({ token: testToken(), refreshToken: null })
})
afterEach(() => jest.restoreAllMocks())

it('stores kind, time and counts, but no names', () => {
  storeTask('ana', ended({ end: { outcome: 'failed', text: () => 'Ana', counts: { done: 7, failed: 3 } } }))
  storeTask('ana', ended())
  expect(taskHistory('ana').read()).toEqual([
    { kind: 'bulk', title: 'Desactivar usuarios', at: 2, outcome: 'done', done: 10, failed: 0 },
    { kind: 'bulk', title: 'Desactivar usuarios', at: 2, outcome: 'failed', done: 7, failed: 3 },
  ])
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/ana/i)
})

it('keeps the last 20 per user until it is cleared', () => {
  for (let at = 0; at < 25; at += 1) storeTask('ana', ended({ title: () => `Tarea ${at}` }))
  storeTask('luis', ended())
  const titles = taskHistory('ana')
    .read()
    .map(({ title }) => title)
  expect([titles.length, titles[0], titles.at(-1)]).toEqual([20, 'Tarea 24', 'Tarea 5'])
  taskHistory('ana').reset()
  expect([taskHistory('ana').read(), taskHistory('luis').read().length]).toEqual([[], 1])
})

it.each(['{', '[]', '{"a":1}', '[{"kind":"other"}]', '[{"kind":"bulk","title":"x"}]'])(
  'is empty with %s in storage, and works from then on',
  (stored) => {
    storeTask('ana', ended())
    const [key] = Object.keys(localStorage)
    localStorage.setItem(key!, stored)
    expect(taskHistory('ana').read()).toEqual([])
    storeTask('ana', ended())
    expect(taskHistory('ana').read()).toHaveLength(1)
  },
)

it('lasts as long as the page if the storage is full', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  storeTask('ana', ended())
  expect(taskHistory('ana').read()).toHaveLength(1)
})
