/** @jest-environment node */
import { switchChange } from './switchChange.ts'

/** The way back of a switch, where the record is on or off now; with whether it is to be on after it. */
async function wayBack(turnsOn: boolean, isOn: boolean | null): Promise<unknown> {
  const send = jest.fn(() => Promise.resolve({}))
  const { undo } = switchChange({
    call: 'modifyRole',
    title: () => 'Rol activado',
    name: 'Auditor',
    path: '/roles/4',
    turnsOn,
    read: () => Promise.resolve({ value: isOn }),
    send,
  })
  const look = await (undo as Extract<typeof undo, readonly unknown[]>)[0]!.look()
  if (!('send' in look)) return Object.keys(look)
  await look.send()
  return send.mock.calls
}

it.each<[string, boolean, boolean | null, unknown]>([
  ['that is on by it goes off again', true, true, [[false]]],
  ['that is off by it goes on again', false, false, [[true]]],
  ['that somebody has switched back is not sent', true, false, ['isBack']],
  ['that is gone is not sent', false, null, ['changed']],
])('a record %s', async (_what, turnsOn, isOn, expected) => {
  expect(await wayBack(turnsOn, isOn)).toEqual(expected)
})
