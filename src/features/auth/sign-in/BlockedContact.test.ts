/** @jest-environment node */
import { contactParts } from './BlockedContact.tsx'

const links = (contact: string): (string | null)[][] =>
  contactParts(contact).flatMap(({ text, href }) => (href === null ? [] : [[text, href]]))

it.each<[string, [string, string][]]>([
  ['601 555 0100', [['601 555 0100', 'tel:6015550100']]],
  ['+57 (601) 555-0100', [['+57 (601) 555-0100', 'tel:+576015550100']]],
  ['(601) 555.0100 ext. 12', [['(601) 555.0100', 'tel:6015550100']]],
  ['soporte@suite.test', [['soporte@suite.test', 'mailto:soporte%40suite.test']]],
  [
    '601 555 0100 o soporte@suite.test.',
    [
      ['601 555 0100', 'tel:6015550100'],
      ['soporte@suite.test', 'mailto:soporte%40suite.test'],
    ],
  ],
  ['a?bcc=b@suite.test', [['a?bcc=b@suite.test', 'mailto:a%3Fbcc%3Db%40suite.test']]],
  ['extensión 123', []],
  ['de 8:00 a 17:00', []],
  ['1234567890123456789', []],
  ['', []],
])('in %j the links are %j', (contact, found) => {
  expect(links(contact)).toEqual(found)
})

it('keeps every character', () => {
  const contact = 'Mesa de ayuda: 601 555 0100 (lunes a viernes), soporte@suite.test, 12'
  expect(
    contactParts(contact)
      .map(({ text }) => text)
      .join(''),
  ).toBe(contact)
})
