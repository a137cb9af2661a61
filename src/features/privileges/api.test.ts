/** @jest-environment node */
import { applicationOfRole, privilege, privilegeOfRole } from '#contracts/privileges.ts'
import { sessionGone } from '#shared/api/apiError.ts'
import { readRows } from './api.ts'

const good = { name: 'VER', assigned: true, idstate: 0 }
const rowsFrom = (
  result: object,
  shape: Parameters<typeof readRows>[1] = privilegeOfRole,
): ReturnType<typeof readRows> => readRows(Promise.resolve({ data: { result } }), shape)

it('a list keeps the rows of the answer in their order', async () => {
  const records = [good, { ...good, name: 'EDITAR', assigned: false }]
  expect(await rowsFrom({ informationCode: 'A10', records })).toEqual({ data: records })
})

it.each([
  ['the first', [{ name: 7 }, good]],
  ['the last', [good, { ...good, name: null }]],
  ['the only', [{}]],
])(
  'rejects a list if %s row is unreadable, else saving a role would drop that privilege',
  async (_which, records) => {
    expect(await rowsFrom({ informationCode: 'A10', records })).toMatchObject({
      error: { kind: 'schema', call: 'listPrivileges' },
    })
  },
)

it.each([
  ['privileges', privilege],
  ['applications of a role', applicationOfRole],
] as const)('rejects rows that are not %s', async (_what, shape) => {
  expect(await rowsFrom({ informationCode: 'A10', records: [{ id: 1 }] }, shape)).toHaveProperty('error')
})

it('passes a failure through', async () => {
  const error = sessionGone('listPrivileges')
  expect(await readRows(Promise.resolve({ error }), privilege)).toEqual({ error })
})
