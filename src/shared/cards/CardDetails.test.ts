/** @jest-environment node */
import { addressParts } from './CardDetails.tsx'

it.each([
  ['https://app.test/', ['https://app.test/']],
  ['https://app.test/changepassword', ['https://app.test/', 'changepassword']],
  ['http://app.test/a/b?c=d/e', ['http://app.test/', 'a/', 'b?c=d/', 'e']],
  ['Facturas y/o notas', ['Facturas y/o notas']],
  ['', ['']],
])('%j wraps as %j', (text, parts) => {
  expect(addressParts(text)).toEqual(parts)
})
