/** @jest-environment node */
import type { Claims } from '#shared/session/claims.ts'
import { emptyForm, type UserForm } from '../card/form.ts'
import type { Problem, RowValues, UserChange, Verdict } from './importRow.ts'
import { judgeNew, judgePresent } from './trial.ts'
import type { FreshUser, Holder } from './user.ts'

const countries = [
  { id: 1, name: 'Colombia', countryCode: 'CO' },
  { id: 2, name: 'Brasil', countryCode: 'BR' },
]
const companies = [
  { id: 7, name: 'ACME', principal: true, assigned: false },
  { id: 8, name: 'Borealis', principal: false, assigned: false },
  { id: 9, name: 'Cóndor', principal: false, assigned: true },
]
const roles = [
  { id: 1, name: 'Auditor', idstate: 0, assigned: true },
  { id: 2, name: 'Cajero', idstate: 0, assigned: false },
  { id: 3, name: 'Antiguo', idstate: 1, assigned: false },
]
const ana: UserForm = {
  ...emptyForm,
  userName: 'ana',
  email: 'ana@suite.test',
  names: 'Ana',
  surnames: 'Gómez',
  country: '1',
  documentTypeId: '1',
  document: '123',
  phoneNumber: '(+57) 300 1234567',
  idTypeUser: '2',
}
const user: FreshUser = { id: 5, user: null, form: ana, companies, roles, countries }
const values = (fields: Partial<UserForm>, sets: Partial<RowValues> = {}): RowValues => ({
  fields,
  companies: [],
  roles: [],
  ...sets,
})
const free: Holder = { kind: 'free' }
const ofRow = (code: string): Problem => ({ field: null, code })
const claims = { userId: '5', uniqueName: 'ana' } as Claims

describe('somebody new', () => {
  const whole = values(ana, { companies: [7], roles: ['Cajero'] })
  const { names: _names, document: _document, ...lacking } = ana

  it.each<[string, RowValues, Holder, Problem[]]>([
    ['has all that is needed', whole, free, []],
    ['has no phone', values({ ...ana, phoneNumber: '' }, whole), free, []],
    [
      'lacks names and document',
      values(lacking, { companies: [7], roles: ['Cajero'] }),
      free,
      [{ ...ofRow('lacks'), values: { fields: 'names document' } }],
    ],
    [
      'has a document with letters',
      values({ ...ana, document: 'AB1' }, { companies: [7], roles: ['Cajero'] }),
      free,
      [{ field: 'document', code: 'documentNumeric' }],
    ],
    ['has the e-mail of somebody', whole, { kind: 'there', id: 9 }, [ofRow('emailTaken')]],
    ['has the e-mail of somebody deleted', whole, { kind: 'deleted', id: 9 }, [ofRow('emailDeleted')]],
    ['has no role', values(ana, { companies: [7] }), free, [ofRow('needsRole')]],
    [
      'has no company where there are some',
      values(ana, { roles: ['Cajero'] }),
      free,
      [ofRow('needsCompany')],
    ],
    [
      'has a company that is gone',
      values(ana, { companies: [70], roles: ['Cajero'] }),
      free,
      [ofRow('companyGone')],
    ],
    ['is to be inactive', values({ ...ana, idstate: '1' }, { companies: [7], roles: ['Cajero'] }), free, []],
    [
      'is to be inactive, of a type without a switch',
      values({ ...ana, idstate: '1', idTypeUser: '3' }, { companies: [7], roles: ['Cajero'] }),
      free,
      [ofRow('noSwitch')],
    ],
  ])('who %s', (_, row, holder, problems) => {
    const verdict = judgeNew(row, holder, { companies })
    expect(verdict).toEqual(problems.length > 0 ? { kind: 'wrong', problems } : { kind: 'create' })
  })

  it('needs no company where there is none', () => {
    const row = values(ana, { roles: ['Cajero'] })
    expect(judgeNew(row, free, { companies: [] }).kind).toBe('create')
  })
})

describe('somebody who is there', () => {
  const nothing: UserChange = { fields: [], principal: null, companies: [], roles: [] }
  const change = (what: Partial<UserChange>): Verdict => ({
    kind: 'change',
    id: 5,
    change: { ...nothing, ...what },
  })
  const same: Verdict = { kind: 'same' }
  const wrong = (...problems: Problem[]): Verdict => ({ kind: 'wrong', problems })

  it.each<[string, RowValues, Verdict]>([
    ['nothing', values({ userName: 'ana' }), same],
    ['what is so already', values(ana, { companies: [7, 9], roles: ['Auditor'] }), same],
    [
      'the user name in capitals and the e-mail too',
      values({ userName: 'ANA', email: 'ANA@suite.test' }),
      same,
    ],
    ['the country by its code', values({ country: 'CO' }), same],
    ['blanks around a name', values({ names: ' Ana ' }), same],
    ['a phone written otherwise', values({ phoneNumber: '3001234567' }), same],
    [
      'another name',
      values({ names: 'Ana María' }),
      change({ fields: [{ field: 'names', before: 'Ana', after: 'Ana María' }] }),
    ],
    [
      'companies and roles besides',
      values({}, { companies: [8, 9, 8], roles: ['Cajero', 'Auditor'] }),
      change({ companies: [8], roles: ['Cajero'] }),
    ],
    ['a wrong document', values({ document: 'X' }), wrong({ field: 'document', code: 'documentNumeric' })],
    [
      'a type that the document does not fit',
      values({ documentTypeId: '5', document: '-' }),
      wrong({ field: 'document', code: 'documentAlphanumeric' }),
    ],
    [
      'another country without its type of document',
      values({ country: '2' }),
      wrong(ofRow('needsDocumentType')),
    ],
    ['a company that is gone', values({}, { companies: [70] }), wrong(ofRow('companyGone'))],
    [
      'a role that is off',
      values({}, { roles: ['Antiguo'] }),
      wrong({ ...ofRow('roleGone'), values: { name: 'Antiguo' } }),
    ],
    [
      'to be inactive',
      values({ idstate: '1' }),
      change({ fields: [{ field: 'idstate', before: '0', after: '1' }] }),
    ],
    [
      'to be inactive, of a type without a switch',
      values({ idstate: '1', idTypeUser: '3' }),
      wrong(ofRow('noSwitch')),
    ],
  ])('of whom the file says %s', (_, row, verdict) => {
    expect(judgePresent(row, user, null, null)).toEqual(verdict)
  })

  it.each<[string, Holder, Verdict['kind']]>([
    ['nobody', free, 'change'],
    ['themselves', { kind: 'there', id: 5 }, 'change'],
    ['somebody else', { kind: 'there', id: 6 }, 'wrong'],
    ['somebody deleted', { kind: 'deleted', id: 6 }, 'wrong'],
  ])('whose new e-mail is of %s', (_, holder, kind) => {
    const row = values({ email: 'otra@suite.test' })
    expect(judgePresent(row, user, holder, null).kind).toBe(kind)
  })

  it('gets a principal company where there is none, and only then', () => {
    const without = { ...user, companies: companies.map((one) => ({ ...one, principal: false })) }
    const row = values({}, { companies: [9, 8] })
    expect(judgePresent(row, without, null, null)).toEqual(change({ principal: 9, companies: [8] }))
  })

  it('is not switched off by themselves, nor where no switch would', () => {
    const off = values({ idstate: '1' })
    expect(judgePresent(off, user, null, claims)).toEqual(wrong(ofRow('self')))
    const opaque = { ...user, form: { ...ana, idstate: '6' } }
    expect(judgePresent(off, opaque, null, null)).toEqual(wrong(ofRow('noSwitch')))
  })

  it('whose data are older than a rule is not judged by what the file leaves', () => {
    const old = { ...user, form: { ...ana, names: 'Ana-1' } }
    expect(judgePresent(values({ surnames: 'Lima' }), old, null, null).kind).toBe('change')
  })
})
