/** @jest-environment node */
import type { Claims } from '#shared/session/claims.ts'
import { emptyForm, type UserForm } from '../usersParts.ts'
import type { RowValues } from '../importRow.ts'
import { judgeKnown, judgeNew, type Holder } from './judgeRow.ts'
import type { Person, PersonChange } from './personChange.ts'
import type { Verdict, Wrong } from './verdict.ts'

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
const person: Person = { id: 5, form: ana, companies, roles }
const values = (fields: Partial<UserForm>, sets: Partial<RowValues> = {}): RowValues => ({
  fields,
  companies: [],
  roles: [],
  ...sets,
})
const free: Holder = { kind: 'free' }
const claims = { userId: '5', uniqueName: 'ana' } as Claims

describe('somebody new', () => {
  const whole = values(ana, { companies: [7], roles: ['Cajero'] })
  const { names: _names, document: _document, ...lacking } = ana

  it.each<[string, RowValues, Holder, Wrong[]]>([
    ['has all that is needed', whole, free, []],
    ['has no phone', values({ ...ana, phoneNumber: '' }, whole), free, []],
    [
      'lacks names and document',
      values(lacking, { companies: [7], roles: ['Cajero'] }),
      free,
      [{ code: 'lacks', fields: ['names', 'document'] }],
    ],
    [
      'has a document with letters',
      values({ ...ana, document: 'AB1' }, { companies: [7], roles: ['Cajero'] }),
      free,
      [{ code: 'field', field: 'document', problem: 'documentNumeric' }],
    ],
    ['has the e-mail of somebody', whole, { kind: 'there', id: 9 }, [{ code: 'emailTaken' }]],
    ['has the e-mail of somebody deleted', whole, { kind: 'deleted', id: 9 }, [{ code: 'emailDeleted' }]],
    ['has no role', values(ana, { companies: [7] }), free, [{ code: 'needsRole' }]],
    [
      'has no company where there are some',
      values(ana, { roles: ['Cajero'] }),
      free,
      [{ code: 'needsCompany' }],
    ],
    [
      'has a company that is gone',
      values(ana, { companies: [70], roles: ['Cajero'] }),
      free,
      [{ code: 'companyGone' }],
    ],
    ['is to be inactive', values({ ...ana, idstate: '1' }, { companies: [7], roles: ['Cajero'] }), free, []],
    [
      'is to be inactive, of a type without a switch',
      values({ ...ana, idstate: '1', idTypeUser: '3' }, { companies: [7], roles: ['Cajero'] }),
      free,
      [{ code: 'noSwitch' }],
    ],
  ])('who %s', (_, row, holder, reasons) => {
    const verdict = judgeNew(row, holder, { companies, countries })
    expect(verdict).toEqual(reasons.length > 0 ? { kind: 'wrong', reasons } : { kind: 'create' })
  })

  it('needs no company where there is none', () => {
    const row = values(ana, { roles: ['Cajero'] })
    expect(judgeNew(row, free, { companies: [], countries }).kind).toBe('create')
  })
})

describe('somebody who is there', () => {
  const nothing: PersonChange = { fields: [], principal: null, companies: [], roles: [] }
  const change = (what: Partial<PersonChange>): Verdict => ({
    kind: 'change',
    id: 5,
    change: { ...nothing, ...what },
  })
  const same: Verdict = { kind: 'same', id: 5 }
  const wrong = (...reasons: Wrong[]): Verdict => ({ kind: 'wrong', reasons })

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
    [
      'a wrong document',
      values({ document: 'X' }),
      wrong({ code: 'field', field: 'document', problem: 'documentNumeric' }),
    ],
    [
      'a type that the document does not fit',
      values({ documentTypeId: '5', document: '-' }),
      wrong({ code: 'field', field: 'document', problem: 'documentAlphanumeric' }),
    ],
    [
      'another country without its type of document',
      values({ country: '2' }),
      wrong({ code: 'needsDocumentType' }),
    ],
    ['a company that is gone', values({}, { companies: [70] }), wrong({ code: 'companyGone' })],
    ['a role that is off', values({}, { roles: ['Antiguo'] }), wrong({ code: 'roleGone', name: 'Antiguo' })],
    [
      'to be inactive',
      values({ idstate: '1' }),
      change({ fields: [{ field: 'idstate', before: '0', after: '1' }] }),
    ],
    [
      'to be inactive, of a type without a switch',
      values({ idstate: '1', idTypeUser: '3' }),
      wrong({ code: 'noSwitch' }),
    ],
  ])('of whom the file says %s', (_, row, verdict) => {
    expect(judgeKnown(row, person, null, { countries, self: null })).toEqual(verdict)
  })

  it.each<[string, Holder, Verdict['kind']]>([
    ['nobody', free, 'change'],
    ['themselves', { kind: 'there', id: 5 }, 'change'],
    ['somebody else', { kind: 'there', id: 6 }, 'wrong'],
    ['somebody deleted', { kind: 'deleted', id: 6 }, 'wrong'],
  ])('whose new e-mail is of %s', (_, holder, kind) => {
    const row = values({ email: 'otra@suite.test' })
    expect(judgeKnown(row, person, holder, { countries, self: null }).kind).toBe(kind)
  })

  it('gets a principal company where there is none, and only then', () => {
    const without = { ...person, companies: companies.map((one) => ({ ...one, principal: false })) }
    const row = values({}, { companies: [9, 8] })
    expect(judgeKnown(row, without, null, { countries, self: null })).toEqual(
      change({ principal: 9, companies: [8] }),
    )
  })

  it('is not switched off by themselves, nor where no switch would', () => {
    const off = values({ idstate: '1' })
    expect(judgeKnown(off, person, null, { countries, self: claims })).toEqual(wrong({ code: 'self' }))
    const opaque = { ...person, form: { ...ana, idstate: '6' } }
    expect(judgeKnown(off, opaque, null, { countries, self: null })).toEqual(wrong({ code: 'noSwitch' }))
  })

  it('whose data are older than a rule is not judged by what the file leaves', () => {
    const old = { ...person, form: { ...ana, names: 'Ana-1' } }
    expect(judgeKnown(values({ surnames: 'Lima' }), old, null, { countries, self: null }).kind).toBe('change')
  })
})
