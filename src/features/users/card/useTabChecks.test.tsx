import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { userEndpoints } from '#contracts/users.ts'
import { freshStore } from '#shared/testing/testStore.tsx'
import { testServices, type TestReply } from '#shared/testing/testServices.ts'
import { useAvailability, type UniqueField } from './useTabChecks.ts'

const services = testServices([userEndpoints], { userExists: () => ({ informationCode: 'R11', users: [] }) })
const held = (id: number): TestReply => ({ body: { informationCode: 'A10', users: [{ id }] } })

beforeEach(() => services.start())

function open(ownId: number) {
  const store = freshStore()
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const { result } = renderHook(() => useAvailability(ownId), { wrapper })
  return {
    result,
    check: (field: UniqueField, value: string) => act(() => result.current.check(field, value)),
    asked: () => services.callsOf('userExists').map(({ body }) => body),
  }
}

it('checks a text once per field and caches each result', async () => {
  const { check, asked, result } = open(0)
  services.answerNext('userExists', {}, held(7))
  for (const field of ['userName', 'email', 'userName', 'email'] as const) await check(field, 'a@b.co')
  expect(asked()).toEqual([{ userName: 'a@b.co' }, { email: 'a@b.co' }])
  expect(result.current.stateOf('userName', 'a@b.co')).toBe('free')
  expect(result.current.stateOf('email', 'a@b.co')).toBe('taken')
  expect(result.current.stateOf('email', 'b@b.co')).toBeUndefined()
})

it.each<[string, TestReply]>([
  ['fails', { status: 500 }],
  ['does not come', { drop: true }],
])('asks again when the first answer %s', async (_what, reply) => {
  const { check, asked } = open(0)
  services.answerNext('userExists', reply, held(7))
  expect(await check('userName', 'otra')).toEqual({ kind: 'unknown' })
  expect(await check('userName', 'otra')).toEqual({ kind: 'taken' })
  expect(asked()).toHaveLength(2)
})

it.each([
  ['another user has it', 42, 'A10', [{ id: 7 }], 'taken'],
  ['it belongs to the user', 42, 'A10', [{ id: 7 }, { id: 42 }], 'free'],
  ['a new user asks for a taken one', 0, 'A10', [{ id: 0 }], 'taken'],
  ['nobody has it', 42, 'R11', [], 'free'],
  ['a deleted user has it', 42, 'A20', [{ id: 7 }], 'deleted'],
  ['a deleted user without an id has it', 42, 'A20', [], 'taken'],
])('gives the right verdict when %s', async (_what, ownId, informationCode, users, kind) => {
  services.answerNext('userExists', { body: { informationCode, users } })
  expect(await open(ownId).check('userName', 'otra')).toMatchObject({ kind })
})

it('checks every value again after forget', async () => {
  const { check, asked, result } = open(0)
  await check('userName', 'otra')
  act(() => result.current.forget())
  expect(result.current.stateOf('userName', 'otra')).toBeUndefined()
  services.answerNext('userExists', held(7))
  expect(await check('userName', 'otra')).toEqual({ kind: 'taken' })
  expect(asked()).toHaveLength(2)
})
