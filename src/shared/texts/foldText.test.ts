/** @jest-environment node */
import { foldText } from './foldText.ts'

it.each([
  ['Cafés El Peñón', 'cafes el penon'],
  ['CAFE\u0301S', 'cafes'],
  ['  Río \u00A0 Claro ', 'rio claro'],
  ['São Bento', 'sao bento'],
  ['', ''],
])('compares %j as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})
