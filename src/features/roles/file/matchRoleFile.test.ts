/** @jest-environment node */
import type { Privilege } from '#contracts/privileges.ts'
import { readRecordText } from '#shared/files/readRecordFile.ts'
import { writeRecordFile } from '#shared/files/recordFile.ts'
import { listedApplications } from '#shared/testing/testRecords.ts'
import type { RoleAccess } from '../access/roleAccess.ts'
import { roleFile, toRoleRecord, type RoleRecord } from './roleFile.ts'
import { matchRoleFile, type Here } from './matchRoleFile.ts'

const privilege = (name: string, application: string, idstate = 0): Privilege => ({
  id: 1,
  name,
  idstate,
  licence: false,
  isAuditable: false,
  application: [application],
})
const access = (name: string, own: string[], all: string[], isVisible = true): RoleAccess => ({
  name,
  isVisible,
  privileges: all.map((one) => ({
    name: one,
    idstate: one === 'VIEJO' ? 1 : 0,
    assigned: own.includes(one),
  })),
})
const here: Here = {
  applications: listedApplications(),
  privileges: [
    ...['VER', 'CREAR'].map((one) => privilege(one, 'suite')),
    privilege('VIEJO', 'suite', 1),
    ...['FIRMAR', 'ANULAR'].map((one) => privilege(one, 'firmaya')),
    privilege('ARCHIVAR', 'archivo'),
  ],
  access: [],
}
type Entry = { name: string; privileges: string[]; isVisible?: boolean }
const role = (...applications: Entry[]): RoleRecord => ({
  name: 'Lector',
  applications: applications.map(({ name, privileges, isVisible = true }) => ({
    name,
    isVisible,
    privileges: privileges.map((one) => ({ name: one })),
  })),
})
const read = (
  record: RoleRecord,
  choices: [string, string | null][] = [],
  stored: readonly RoleAccess[] = [],
) => {
  const { edits, unknown } = matchRoleFile(record, { ...here, access: stored }, new Map(choices))
  const flat = (set: ReadonlyMap<string, boolean>) =>
    [...set].map(([key, on]) => `${on ? '+' : '-'}${key.replace('\n', ':')}`)
  return { gives: flat(edits.privileges), visible: flat(edits.visible), unknown }
}

it('matches known privileges of a new role, ignoring case [beyond 32]', () => {
  expect(
    read(
      role(
        { name: 'SUITE', privileges: ['ver', 'CREAR'] },
        { name: 'firmaya', privileges: ['FIRMAR'], isVisible: false },
      ),
    ),
  ).toEqual({ gives: ['+suite:VER', '+suite:CREAR', '+firmaya:FIRMAR'], visible: ['-firmaya'], unknown: [] })
})

it('removes privileges missing in the file, except those the card does not show [beyond 32]', () => {
  const stored = [
    access('Suite', ['VER', 'VIEJO'], ['VER', 'CREAR', 'VIEJO']),
    access('firmaya', ['FIRMAR'], ['FIRMAR', 'ANULAR'], false),
    access('archivo', ['ARCHIVAR'], ['ARCHIVAR']),
  ]
  expect(read(role({ name: 'suite', privileges: ['CREAR'] }), [], stored)).toEqual({
    gives: ['+Suite:CREAR', '-Suite:VER', '-firmaya:FIRMAR'],
    visible: [],
    unknown: [],
  })
  expect(
    read(
      role({ name: 'suite', privileges: ['VER'] }, { name: 'firmaya', privileges: ['FIRMAR'] }),
      [],
      stored,
    ),
  ).toEqual({ gives: [], visible: ['+firmaya'], unknown: [] })
})

it('asks about an unknown or inactive privilege and uses the answer [beyond 32]', () => {
  const record = role({ name: 'suite', privileges: ['VER', 'BORRAR', 'VIEJO'] })
  const asked = read(record)
  expect(asked.gives).toEqual(['+suite:VER'])
  expect(asked.unknown.map(({ name, isOff, others }) => [name, isOff, others])).toEqual([
    ['BORRAR', false, ['CREAR', 'VER']],
    ['VIEJO', true, ['CREAR', 'VER']],
  ])
  const [first, second] = asked.unknown.map(({ key }) => key)
  const decided = read(record, [
    [first!, 'CREAR'],
    [second!, null],
  ])
  expect(decided.gives).toEqual(['+suite:VER', '+suite:CREAR'])
  // An answer can be changed.
  expect(decided.unknown).toEqual(asked.unknown)
})

it('asks about an application first, then about its privileges [beyond 32]', () => {
  const record = role(
    { name: 'legado', privileges: ['FIRMAR', 'SELLAR'] },
    { name: 'archivo', privileges: ['ARCHIVAR'] },
  )
  const asked = read(record)
  expect(asked.unknown.map(({ name, within, count, isOff }) => [name, within?.name, count, isOff])).toEqual([
    ['legado', undefined, 2, false],
    ['archivo', undefined, 1, true],
  ])
  expect(asked.unknown[0]!.others).toEqual(['suite', 'colnomina', 'firmaya'])
  const mapped = read(record, [
    [asked.unknown[0]!.key, 'firmaya'],
    [asked.unknown[1]!.key, null],
  ])
  expect(mapped.gives).toEqual(['+firmaya:FIRMAR'])
  expect(mapped.unknown.map(({ name, within }) => [name, within?.name])).toEqual([
    ['legado', undefined],
    ['SELLAR', 'firmaya'],
    ['archivo', undefined],
  ])
})

it('omits an application without privileges, and the visibility of one the role does not get', () => {
  expect(
    read(role({ name: 'nadie', privileges: [] }, { name: 'firmaya', privileges: ['X'], isVisible: false })),
  ).toMatchObject({ gives: [], visible: [], unknown: [{ name: 'X' }] })
})

it('writes a role by sorted names, and reads it back [beyond 32]', () => {
  const stored = { id: 7, name: 'Lector', alias: 'L', description: null, idstate: 1 }
  const record = toRoleRecord({
    role: stored,
    access: [
      access('suite', ['VIEJO', 'CREAR'], ['VIEJO', 'VER', 'CREAR']),
      access('archivo', [], ['ARCHIVAR'], false),
    ],
    all: [],
  })
  expect(record).toEqual({
    name: 'Lector',
    alias: 'L',
    description: '',
    applications: [
      { name: 'archivo', isVisible: false, privileges: [] },
      {
        name: 'suite',
        isVisible: true,
        privileges: [
          { name: 'CREAR', isActive: true },
          { name: 'VIEJO', isActive: false },
        ],
      },
    ],
  })
  expect(
    readRecordText(writeRecordFile(roleFile, record, { product: 'p', now: new Date(0) }), roleFile),
  ).toMatchObject({
    record,
    ignored: [],
  })
})

it.each([
  [
    'plain names',
    [{ name: 'suite', privileges: ['VER'] }],
    [{ name: 'suite', isVisible: true, privileges: [{ name: 'VER' }] }],
  ],
  [
    'where it is hidden',
    [{ name: 'a', isVisible: false, privileges: [] }],
    [{ name: 'a', isVisible: false, privileges: [] }],
  ],
])('reads version 1: %s [beyond 32]', (_case, applications, today) => {
  const text = JSON.stringify({
    format: 'portal-record',
    version: 1,
    kind: 'role',
    record: { name: 'A', applications },
  })
  expect(readRecordText(text, roleFile)).toMatchObject({
    record: { name: 'A', applications: today },
    product: null,
    ignored: [],
  })
})

it.each([
  ['applications missing', { name: 'A' }, 'record › applications'],
  ['text in place of applications', { name: 'A', applications: 'suite' }, 'record › applications'],
  [
    'a number as a privilege',
    { name: 'A', applications: [{ name: 'a', privileges: [7] }] },
    'record › applications › 1 › privileges › 1 › name',
  ],
  ['nothing', null, 'record › name'],
])('refuses a role of version 1 with %s', (_case, record, place) => {
  const text = JSON.stringify({ format: 'portal-record', version: 1, kind: 'role', record })
  expect(readRecordText(text, roleFile)).toEqual({ problem: { code: 'shape', place } })
})
