/** @jest-environment node */
import type { Write } from '#shared/api/write.ts'
import { switchStep } from './change.ts'

const error = { kind: 'network', call: 'getUser', message: null, at: 0 } as const
const sending = { send: jest.fn(), lookUp: jest.fn() }
const read = jest.fn()
const to = jest.fn<Write<unknown, 'already'>, [boolean]>()
const step = switchStep({ name: 'Ana', before: true, after: false, read, writeTo: to })
beforeEach(() => to.mockReset().mockReturnValue(sending))

it.each<[string, object, object, string]>([
  ['as the switch left it', { data: false }, sending, 'notDone'],
  ['back already', { data: true }, { isBack: true }, 'done'],
  ['gone', { data: null }, { changed: null }, 'notDone'],
  ['not read', { error }, { error }, 'unknown'],
])('recognizes a record that is %s', async (_what, answer, look, found) => {
  read.mockResolvedValue(answer)
  expect(await step.look()).toEqual(look)
  expect(to.mock.calls).toEqual(look === sending ? [[true]] : [])
  expect(await step.isBack()).toBe(found)
})

it.each([
  [{ why: 'already' as const }, { isBack: true }],
  [{ refusal: 'Ya no existe' }, { refusal: 'Ya no existe' }],
  [{ error }, { error }],
])('checks the values to send again: %j', async (ready, look) => {
  read.mockResolvedValue({ data: false })
  to.mockReturnValue({ prepare: async () => ready })
  expect(await step.look()).toEqual(look)
})
