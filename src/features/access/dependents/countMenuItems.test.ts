/** @jest-environment node */
import { countItems, type AskingItem } from './countMenuItems.ts'

it('counts the items that need a privilege, in any case, also nested ones', () => {
  const item = (privilege: string[], children: AskingItem[] = []): AskingItem => ({ privilege, children })
  const items = [item(['VER'], [item(['ver', 'OTRO']), item([])]), item(['VERA'])]
  expect(countItems(items, ['VER'])).toBe(2)
  expect(countItems(items, ['vera', 'OTRO'])).toBe(2)
  expect(countItems(items)).toBe(4)
})
