/** @jest-environment node */
import { getUser, modifyUser } from '#contracts/examples/users.ts'
import { userBody, type User } from '#contracts/users.ts'
import { changedFields } from '#shared/cards/cardParts.ts'
import {
  emptyForm,
  toBody,
  toForm,
  userCardForm,
  userForm,
  type UserForm,
  documentProblem,
  finishedPhone,
  phoneLength,
  phoneProblem,
  typedPhone,
} from './form.ts'
import { formResolver } from '#shared/cards/useCardDraft.ts'

const luisa = getUser.example.answer.user as User
const good = toForm(luisa)

function problems(changes: Partial<UserForm>): Record<string, string> {
  const result = userForm.safeParse({ ...good, ...changes })
  if (result.success) return {}
  // The field shows its first issue.
  return Object.fromEntries(
    result.error.issues.map(({ path, message }) => [path.join('.'), message]).reverse(),
  )
}

const long = (length: number): string => 'a'.repeat(length)

describe('the form of a user', () => {
  it('accepts valid values', () => expect(problems({})).toEqual({}))

  it('requires everything but the phone [UVA-01, UVA-05, UVA-10, UVA-11, UVA-12, UVA-17, UVA-18, UVA-19, UVA-21]', () => {
    expect(problems(emptyForm)).toEqual({
      userName: 'required',
      email: 'required',
      names: 'required',
      surnames: 'required',
      country: 'required',
      documentTypeId: 'required',
      document: 'required',
      idTypeUser: 'required',
    })
  })

  it.each([
    ['userName', long(100), undefined],
    ['userName', long(101), 'tooLong:100'],
    ['userName', long(10_000), 'tooLong:100'],
    ['userName', 'ñandú', 'userNameFormat'],
    ['userName', '   ', 'required'],
    ['email', `${long(91)}@suite.co`, undefined],
    ['email', `${long(92)}@suite.co`, 'tooLong:100'],
    ['email', 'a@b', 'emailFormat'],
    ['email', 'a@b.c', 'emailFormat'],
    ['email', 'a..b@c.co', undefined],
    ['email', 'ñ@suite.co', 'emailCharacters'],
    ['email', `${long(40)}@${'a.'.repeat(20)}`, 'emailFormat'],
    ['names', long(100), undefined],
    ['names', long(101), 'tooLong:100'],
    ['names', 'Ñandú Güiza', undefined],
    ['names', "O'Brien", 'lettersOnly'],
    ['names', '\u00a0', 'required'],
    ['surnames', 'a×b', 'lettersOnly'],
    ['document', '12345678901234', 'documentTooLong'],
    ['document', 'AB1', 'documentNumeric'],
    ['phoneNumber', '', undefined],
    ['phoneNumber', '(+57) 123 1234567', undefined],
    ['names', 'Ana\u00a0María', 'hidden'],
    ['phoneNumber', '(+57) 12312345678', 'tooLong:16'],
    ['phoneNumber', '+52 55 1234 5678', 'phoneForeign'],
  ] as const)(
    '%s %j: %s [UVA-02, UVA-06, UVA-07, UVA-10, UVA-11, UVA-13, UVA-22]',
    (field, value, expected) => {
      expect(problems({ [field]: value })[field]).toBe(expected)
    },
  )

  it('validates the document by its type, along with other errors [UVA-16]', () => {
    expect(problems({ documentTypeId: '5', document: 'AB1' })).toEqual({})
    expect(problems({ names: '', documentTypeId: '5', document: 'AB-1' })).toEqual({
      names: 'required',
      document: 'documentAlphanumeric',
    })
  })
})

describe('a user from the service', () => {
  it.each([
    ['0', ''],
    [null, ''],
    ['', ''],
    ['3105551234', '(+57) 310 5551234'],
    ['(+57) 1 1234567', '(+57) 1 1234567'],
    ['+52 55 1234 5678', '+52 55 1234 5678'],
    ['310 ext. 5', '310 ext. 5'],
  ])('with the phone %j shows %j [UVA-27]', (phoneNumber, shown) => {
    expect(toForm({ ...luisa, phoneNumber }).phoneNumber).toBe(shown)
  })

  it('has its type in one of two fields, and its country in one of two', () => {
    expect(toForm({ ...luisa, idTypeUser: null, typeuserid: 4 }).idTypeUser).toBe('4')
    expect(toForm({ ...luisa, countryId: null }).country).toBe('CO')
    expect(toForm({ ...luisa, documentTypeId: undefined }).documentTypeId).toBe('')
  })
})

describe('the body', () => {
  const country = { id: 1, name: 'Colombia', countryCode: 'CO' }
  const { customers, roles } = modifyUser.example.body

  it('matches the contract, codes included [ENT-08]', () => {
    const body = toBody(good, { id: 42, country, customers, roles })
    expect(body).toEqual(modifyUser.example.body)
    expect(userBody.safeParse(body).success).toBe(true)
  })

  it('sends an empty phone as 0 [UVA-27]', () => {
    const body = toBody({ ...good, phoneNumber: '' }, { id: 42, country, customers, roles })
    expect(body.phoneNumber).toBe('0')
  })

  it.each([0, 1, 6])('keeps the state %d', (idstate) => {
    const form = toForm({ ...luisa, idstate })
    expect(toBody(form, { id: 42, country, customers, roles }).idstate).toBe(idstate)
  })
})

describe('what differs', () => {
  it.each<[Partial<UserForm>, string[]]>([
    [{}, []],
    [{ names: ` ${good.names} ` }, []],
    [{ surnames: good.surnames.normalize('NFD') }, []],
    [{ phoneNumber: '(+57) 3105551234' }, []],
    [{ phoneNumber: '' }, ['phoneNumber']],
    [{ names: 'Luisa', email: 'l@x.co' }, ['email', 'names']],
  ])('%j: %j', (changes, fields) => {
    expect(changedFields(userCardForm, good, { ...good, ...changes })).toEqual(fields)
  })
})

const digits = '1234567890123'

describe('a document number', () => {
  it.each(['1', '2', '12', '3', '20', '99'])('of type %s is 1 to 13 digits [UVA-14, UVA-15]', (type) => {
    expect(documentProblem(type, '0')).toBeNull()
    expect(documentProblem(type, '0012345')).toBeNull()
    expect(documentProblem(type, digits)).toBeNull()
    for (const wrong of ['12a', 'AB123', '1.234', '1 2', '-1', '1e9', '１２３', '٣', 'ñ', '<b>'])
      expect(documentProblem(type, wrong)).toBe('documentNumeric')
  })

  it.each(['5', '13'])('of type %s may contain letters [UVA-16]', (type) => {
    for (const right of ['1', 'AB123456', 'abc', digits]) expect(documentProblem(type, right)).toBeNull()
    for (const wrong of ['AB-1', 'AB 1', 'Ñ1', '１２', 'a.b', '__proto__'])
      expect(documentProblem(type, wrong)).toBe('documentAlphanumeric')
  })

  it.each(['', '1', '5'])('of type %j is required, and never longer than 13 [UVA-12, UVA-13]', (type) => {
    expect(documentProblem(type, '')).toBe('required')
    expect(documentProblem(type, `${digits}4`)).toBe('documentTooLong')
    expect(documentProblem(type, 'a'.repeat(10_000))).toBe('documentTooLong')
  })

  it('is checked only once there is a type', () => {
    expect(documentProblem('', 'AB123')).toBeNull()
  })
})

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

describe('the errors of a user form', () => {
  const stored: UserForm = {
    userName: 'thaís',
    email: 'thais@suite',
    names: 'Thaís',
    surnames: 'Conceição',
    country: '2',
    documentTypeId: '1',
    document: 'AB-1',
    phoneNumber: '',
    idTypeUser: '2',
    idstate: '0',
  }

  async function problems(base: UserForm | null, values: UserForm): Promise<string[]> {
    const options = { fields: {}, shouldUseNativeValidation: false }
    return Object.keys((await formResolver(userCardForm, base)(values, undefined, options)).errors).toSorted()
  }

  it.each<[string, Partial<UserForm>, string[]]>([
    ['nothing', {}, []],
    ['the phone', { phoneNumber: '(+57) 310 5551234' }, []],
    ['the surnames to others that break the rule', { surnames: 'Conceição Lima' }, ['surnames']],
    ['the surnames to some that do not', { surnames: 'Lima' }, []],
    ['the type, by which the document is wrong', { documentTypeId: '2' }, ['document']],
    ['the document to another that is wrong', { document: 'AB-2' }, ['document']],
    ['the names to nothing', { names: '' }, ['names']],
  ])(
    'reports only the changed fields of an invalid stored user, after a change of %s',
    async (_what, changes, found) => {
      expect(await problems(stored, { ...stored, ...changes })).toEqual(found)
    },
  )

  it('reports missing values, stored or not', async () => {
    const without = { ...stored, documentTypeId: '' }
    expect(await problems(without, without)).toEqual(['documentTypeId'])
    expect(await problems(emptyForm, emptyForm)).toHaveLength(8)
  })

  it('validates everything on a new user', async () => {
    expect(await problems(emptyForm, stored)).toEqual(['document', 'email', 'surnames', 'userName'])
  })
})
