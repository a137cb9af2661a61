/** @jest-environment node */
import { switchStep } from './switchStep.ts'

const error = { kind: 'network', call: 'getUser', message: null, at: 0 } as const
const send = jest.fn()
const read = jest.fn()
const step = switchStep({ name: 'Ana', before: true, after: false, read, send })

it.each<[string, object, object, string]>([
  ['as the switch left it', { value: false }, { send }, 'undone'],
  ['back already', { value: true }, { isBack: true }, 'done'],
  ['gone', { value: null }, { changed: null }, 'undone'],
  ['not read', { error }, { error }, 'unknown'],
])('sees a record that is %s', async (_what, answer, look, found) => {
  read.mockResolvedValue(answer)
  expect(await step.look()).toEqual(look)
  expect(await step.isBack()).toBe(found)
})
