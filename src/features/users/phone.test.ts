/** @jest-environment node */
import { finishedPhone, phoneLength, phoneProblem, typedPhone } from './card/form.ts'

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
    ['(+57) 1 1234567', '(+57) 1 1234567', '(+57) 1 1234567'],
    ['(+57) 123 1234567', '(+57) 123 1234567', '(+57) 123 1234567'],
  ])(
    '%j becomes %j while typing and %j when the field is left [UVA-23, UVA-25, UVA-26]',
    (text, typed, finished) => {
      expect(typedPhone(text)).toBe(typed)
      expect(finishedPhone(text)).toBe(finished)
      expect(finishedPhone(typed)).toBe(finished)
    },
  )

  it.each([
    ['(+57)310', '(+57) 310', 'the space of the prefix was deleted'],
    ['(+57 310', '(+57) 310', 'its bracket was deleted'],
    ['+57) 310', '(+57) 310', 'its first sign was deleted'],
    ['57) 310', '(+57) 310', 'its first two signs were deleted'],
    ['(+5) 310', '(+57) 310', 'its 7 was deleted'],
    ['(+7) 310', '(+57) 310', 'its 5 was deleted'],
    ['57', '(+57) 57', 'digits that only look like the prefix'],
    ['+573105551234', '(+57) 310 5551234', 'a number from another book was pasted'],
    ['+57 310 555-12.34', '(+57) 310 5551234', 'signs people write numbers with'],
    ['(601) 555 0100', '(+57) 601 5550100', 'an area code in brackets'],
  ])('%j becomes %j when the field is left: %s [UVA-23, UVA-24]', (text, left) => {
    expect(finishedPhone(typedPhone(text))).toBe(left)
    expect(phoneProblem(left)).toBeNull()
  })

  it.each([
    ['+51 987654321', '+51 987654321', 'phoneForeign', 'the code of another country that begins alike'],
    ['(+55 11 5555', '(+55 11 5555', 'phoneForeign', 'such a code in half a bracket'],
    ['+593 99 123', '+593 99 123', 'phoneForeign', 'a code of three digits that begins alike'],
    ['0052 55 1234', '0052 55 1234', 'phoneForeign', 'a code behind zeros'],
    ['310+555', '(+57) 310+555', 'phoneForeign', 'a plus inside'],
    ['abc', '(+57) abc', 'phoneLetters', 'letters'],
    ['１２３', '(+57) １２３', 'phoneLetters', 'full-width digits'],
    ['٣١٠', '(+57) ٣١٠', 'phoneLetters', 'Arabic digits'],
    ['12abc', '(+57) 12abc', 'phoneLetters', 'digits before letters'],
    ['1e309', '(+57) 1e309', 'phoneLetters', 'a number of another kind'],
    ['--', '(+57) --', 'phoneLetters', 'no digit at all'],
  ])('%j stays %j with the problem %s: %s [UVA-24]', (text, left, problem) => {
    expect(finishedPhone(typedPhone(text))).toBe(left)
    expect(finishedPhone(left)).toBe(left)
    expect(phoneProblem(left)).toBe(problem)
  })

  it.each([
    ['', 0],
    ['(+57) ', 0],
    ['(+57) 123 1234567', 16],
    ['(+57) 1231234567', 16],
    ['(+57) 12312345678', 17],
  ])('%j has a length of %i [UVA-22]', (text, length) => {
    expect(phoneLength(text)).toBe(length)
  })
})
