/** @jest-environment node */
import { linkIn } from './mailedLink.ts'

const bare = 'aB3+/'.repeat(20)
const standard = `${bare}==`

describe('an encrypted link (hardening T61)', () => {
  it.each([
    ['as it was written', standard, bare],
    ['in the other base64', 'aB3-_'.repeat(20), 'aB3-_'.repeat(20)],
    ['with its signs escaped', encodeURIComponent(standard), bare],
    ['with its padding alone escaped', standard.replaceAll('=', '%3D'), bare],
    ['with escaped spaces for its plus signs', standard.replaceAll('+', '%20'), bare.replaceAll('+', ' ')],
    ['with its escapes escaped', encodeURIComponent(encodeURIComponent(standard)), bare],
    ['with an escape that means nothing', `${standard}%3`, bare],
    ['with a line break behind it', `${bare}%0A`, `${bare}\n`],
    ['with the dot of its sentence', `${standard}.`, bare],
    ['with the bracket and dot of its sentence', `${bare}%29.`, bare],
    ['in quotes', `${bare}%E2%80%9D`, bare],
    ['with the end of its HTML', `${bare}%22%3E`, bare],
    ['with an invisible sign', `${bare}%E2%80%8B`, bare],
    ['with a parameter of a campaign', `${standard}&utm_source=mail&utm_medium=x`, bare],
    ['with one as HTML writes it', `${bare}&amp;fbclid=IwAR0`, bare],
    ['with one that was escaped', `${bare}%26gclid%3Dx`, bare],
    ['behind another parameter', `mc_eid=1&${bare}`, bare],
    ['as a parameter without a value', `${bare}=&utm_source=mail`, bare],
  ])('is found %s [T114]', (_spelling, query, link) => {
    expect(linkIn(`?${query}`)).toBe(link)
  })

  it.each([
    ['of 59 letters', 'a'.repeat(59)],
    ['of 8,001 letters', 'a'.repeat(8_001)],
    ['of blanks alone', '%20'.repeat(80)],
    ['with a name', `link=${standard}`],
  ])('is not found %s', (_spelling, query) => {
    expect(linkIn(`?${query}`)).toBeNull()
  })
})
