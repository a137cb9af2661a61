/** @jest-environment node */
import { prefetchFiles } from './prefetchFiles.ts'

const asked = (): unknown[] => jest.mocked(fetch).mock.calls.map(([file]) => file)

beforeEach(() => void jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('code')))
afterEach(() => Object.assign(navigator, { connection: undefined }))

it('loads files sequentially and continues after a failure', async () => {
  let come = (): void => {}
  jest.mocked(fetch).mockImplementationOnce(() => new Promise((done) => (come = () => done(new Response()))))
  jest.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const all = prefetchFiles(['/a.js', '/b.css', '/c.js'])
  expect(asked()).toEqual(['/a.js'])
  come()
  await all
  expect(asked()).toEqual(['/a.js', '/b.css', '/c.js'])
  expect(fetch).toHaveBeenLastCalledWith('/c.js', { priority: 'low' })
})

it('loads nothing with Save-Data, and stops when it is turned on', async () => {
  const all = prefetchFiles(['/a.js', '/b.js'])
  Object.assign(navigator, { connection: { saveData: true } })
  await all
  await prefetchFiles(['/c.js'])
  expect(asked()).toEqual(['/a.js'])
})
