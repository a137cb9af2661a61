/** @jest-environment node */
import { getUser, modifyUser } from '#contracts/examples/users.ts'
import { userBody, type User } from '#contracts/users.ts'
import { changedFields } from '#shared/cards/cardParts.ts'
import { emptyForm, toBody, toForm, userCardForm, userForm, type UserForm } from './form.ts'

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
