/** @jest-environment node */
import { readListView, type ListView } from './listView.ts'

const plain: ListView = { columns: [], density: 'comfortable' }

it.each<[string, string | null, ListView]>([
  ['nothing', null, plain],
  ['an empty text', '', plain],
  ['half an object', '{"columns":["cust', plain],
  ['null', 'null', plain],
  ['a number', '7', plain],
  ['a list', '["customer"]', plain],
  [
    'columns that are no list',
    '{"columns":"customer","density":"compact"}',
    { ...plain, density: 'compact' },
  ],
  ['columns that are no texts', '{"columns":[1,null,"customer"]}', { ...plain, columns: ['customer'] }],
  [
    'a density that there is not',
    '{"columns":["customer"],"density":"tiny"}',
    { ...plain, columns: ['customer'] },
  ],
  [
    'what was stored',
    '{"columns":["customer"],"density":"compact"}',
    { columns: ['customer'], density: 'compact' },
  ],
])('reads %s', (_, stored, view) => {
  expect(readListView(stored)).toEqual(view)
})
