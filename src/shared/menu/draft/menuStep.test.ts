/** @jest-environment node */
import { menuStep, takenBack } from './menuStep.ts'
import { menuJsonOf, readTree } from './draftItem.ts'
import { shape, tree, menuText } from './testTree.ts'

const text = (short: string): string => menuJsonOf(tree(short))

it.each<[string, string, string, string, string, string | null]>([
  ['as the save left it', 'A B', 'A B C', 'A B C', 'A B', null],
  ['an item that was added', 'A B', 'A B C', 'A B C D', 'A B D', null],
  ['an item that was removed', 'A B', 'A', 'A D', 'A B D', null],
  ['an item that was moved', 'A B', 'B A', 'B A D', 'A B D', null],
  ['all but an item that somebody put something into', 'A', 'A B', 'A B(D)', 'A B(D)', 'B'],
])('undoes %s: %s, saved %s, now %s', (_what, before, after, now, back, left) => {
  const found = takenBack({ before: text(before), after: text(after) }, { id: 7, menuJson: text(now) })!
  expect([shape(readTree(found.menujson).tree), found.left]).toEqual([back, left])
  expect(found.isStored).toBe(back === now)
})

it('restores the exact text if nobody else changed it', () => {
  const before = JSON.stringify([{ ...JSON.parse(menuText('A'))[0], unknown: 'kept' }], null, 2)
  expect(takenBack({ before, after: text('A B') }, { id: 7, menuJson: text('A B') })!.menujson).toBe(before)
})

it('refuses a broken text or items without keys', () => {
  const saved = { before: text('A'), after: text('A B') }
  expect(takenBack(saved, { id: 7, menuJson: '{[' })).toBeNull()
  expect(takenBack(saved, { id: 7, menuJson: '[{"name":"A"}]' })).toBeNull()
})

describe('the undo of a save', () => {
  const failure = { kind: 'network', call: 'getMenuByApp', message: null, at: 0 }
  const read = jest.fn()
  const send = jest.fn().mockResolvedValue({ data: {} })
  const step = menuStep({
    name: 'Suite',
    id: 7,
    before: text('A'),
    after: text('A B'),
    calls: { read, send },
  })

  it.each<[string, unknown, unknown]>([
    ['a menu that failed to be read', { error: failure }, { error: failure }],
    ['a menu that is back', { data: { id: 7, menuJson: text('A') } }, { isBack: true }],
    ['another menu in its place', { data: { id: 8, menuJson: text('A B') } }, { changed: null }],
    ['a menu whose item somebody filled', { data: { id: 7, menuJson: text('A B(C)') } }, { changed: 'B' }],
  ])('sees %s', async (_what, answer, look) => {
    read.mockResolvedValue(answer)
    expect(await step.look()).toEqual(look)
  })

  it('sends the former menu and recognises it afterwards', async () => {
    read.mockResolvedValue({ data: { id: 7, menuJson: text('A B') } })
    expect(await step.isBack()).toBe('notDone')
    const look = await step.look()
    await ('send' in look && look.send())
    expect(send).toHaveBeenCalledWith({ id: 7, menujson: text('A') })
    read.mockResolvedValue({ data: { id: 7, menuJson: text('A') } })
    expect(await step.isBack()).toBe('done')
  })
})
