/** @jest-environment node */
import { finishedPhone, phoneDigits, phoneLength, typedPhone } from './form.ts'

describe('a phone', () => {
  it.each([
    ['', '', ''],
    ['(+57) ', '(+57) ', ''],
    ['3', '(+57) 3', '(+57) 3'],
    ['(+57) 31', '(+57) 31', '(+57) 31'],
    ['1234567', '(+57) 1234567', '(+57) 1234567'],
    ['11234567', '(+57) 11234567', '(+57) 1 1234567'],
    ['123456789', '(+57) 123456789', '(+57) 123456789'],
    ['1231234567', '(+57) 1231234567', '(+57) 123 1234567'],
    ['12312345678', '(+57) 12312345678', '(+57) 12312345678'],
    ['(+57) 1 1234567', '(+57) 11234567', '(+57) 1 1234567'],
    ['(+57) 123 1234567', '(+57) 1231234567', '(+57) 123 1234567'],
  ])('%j is %j while it is typed and %j afterwards [UVA-23, UVA-25, UVA-26]', (text, typed, finished) => {
    expect(typedPhone(text)).toBe(typed)
    expect(finishedPhone(text)).toBe(finished)
    expect(finishedPhone(typed)).toBe(finished)
  })

  it.each([
    ['(+57)310', '310', 'the space of the prefix was deleted'],
    ['(+57 310', '310', 'its bracket was deleted'],
    ['+57) 310', '310', 'its first sign was deleted'],
    ['57) 310', '310', 'its first two signs were deleted'],
    ['(+5) 310', '310', 'its 7 was deleted'],
    ['+573105551234', '3105551234', 'a number from another book was pasted'],
    ['+57 310 555-12.34', '3105551234', 'signs people write numbers with'],
    ['+51 987654321', '51987654321', 'the code of another country that begins alike'],
    ['(+55 11 5555', '55115555', 'such a code in half a bracket'],
    ['+593 99 123', '59399123', 'a code of three digits that begins alike'],
    ['57', '57', 'digits that only look like the prefix'],
    ['(601) 555 0100', '6015550100', 'an area code in brackets'],
    ['abc', '', 'letters'],
    ['１２３', '', 'full-width digits'],
    ['٣١٠', '', 'Arabic digits'],
    ['12abc', '12', 'digits before letters'],
    ['1e309', '1309', 'a number of another kind'],
    ['-1', '1', 'a minus'],
  ])('%j has the digits %j: %s [UVA-24]', (text, digits) => {
    expect(phoneDigits(text)).toBe(digits)
  })

  it.each([
    ['', 0],
    ['(+57) ', 0],
    ['(+57) 123 1234567', 16],
    ['(+57) 1231234567', 16],
    ['(+57) 12312345678', 17],
  ])('%j counts %i signs [UVA-22]', (text, length) => {
    expect(phoneLength(text)).toBe(length)
  })
})
