/** @jest-environment node */
import { readRecordText } from '#shared/files/readRecordFile.ts'
import { writeRecordFile } from '#shared/files/recordFile.ts'
import { emptyApplication, type ApplicationForm } from '../fields.ts'
import { urlFields, applicationFile, fromApplicationRecord, toApplicationRecord } from './applicationFile.ts'

const agenda: ApplicationForm = {
  ...emptyApplication,
  name: 'agenda',
  title: 'Agenda',
  urlApp: 'https://agenda.test/',
  typeApplication: 'true',
  isVisible: false,
  amountTime: 8,
  timeUnit: '2',
  refreshTokenExpirationAmountTime: -1,
  refreshTokenExpirationTimeUnit: '3',
  passwordExpiration: 3,
  passwordTypeExpiration: '4',
  mechanismAfterSetPass: '2',
  maxConcurrentTokens: null,
  idState: 1,
}
const written = writeRecordFile(applicationFile, toApplicationRecord(agenda), {
  product: 'p',
  now: new Date(0),
})
const text = (record: object, version = 2): string =>
  JSON.stringify({ format: 'portal-record', version, kind: 'application', record })

it('writes an application in words, without its state, and reads the same back [beyond 32]', () => {
  expect(JSON.parse(written)).toMatchObject({
    record: {
      name: 'agenda',
      typeApplication: 'transversal',
      timeUnit: 'hours',
      refreshTokenExpirationTimeUnit: 'days',
      userActivateTokenTimeUnit: null,
      passwordTypeExpiration: 'months',
      mechanismAfterSetPass: 'home',
    },
  })
  expect(written).not.toContain('idState')
  const read = readRecordText(written, applicationFile)
  if ('problem' in read) throw new Error(read.problem.code)
  expect(read.ignored).toEqual([])
  expect(fromApplicationRecord(read.record, emptyApplication)).toEqual({ ...agenda, idState: 0 })
})

it.each([
  ['a missing field stays', {}, {}],
  ['null in a text is an empty text', { description: null }, { description: '' }],
  ['null in a number is no number', { amountTime: null }, { amountTime: null }],
  ['null in a choice is no choice', { timeUnit: null }, { timeUnit: '' }],
  ['null in a boolean is the default', { isVisible: null }, { isVisible: true }],
  ['a word is a choice', { mechanismAfterSetPass: 'login' }, { mechanismAfterSetPass: '1' }],
])('a field of the file in the form: %s', (_case, fileRecord, expected) => {
  expect(fromApplicationRecord({ name: 'agenda', ...fileRecord }, agenda)).toEqual({ ...agenda, ...expected })
})

it('keeps the URLs of this environment if asked to [beyond 32]', () => {
  const fileRecord = { name: 'otra', urlApp: 'https://otro.test/', landing: 'https://l.test/' }
  expect(fromApplicationRecord(fileRecord, agenda, urlFields)).toEqual({ ...agenda, name: 'otra' })
})

it('reads version 1, whose choices were ids [beyond 32]', () => {
  const record = {
    name: 'a',
    typeApplication: true,
    timeUnit: 1,
    passwordTypeExpiration: 3,
    mechanismAfterSetPass: 2,
    amountTime: 5,
  }
  expect(readRecordText(text(record, 1), applicationFile)).toMatchObject({
    record: {
      name: 'a',
      typeApplication: 'transversal',
      timeUnit: 'minutes',
      passwordTypeExpiration: 'days',
      mechanismAfterSetPass: 'home',
      amountTime: 5,
    },
  })
})

it.each([
  ['an id in a file of today', { name: 'a', timeUnit: 2 }, 2, 'record › timeUnit'],
  ['a word that is none', { name: 'a', timeUnit: 'weeks' }, 2, 'record › timeUnit'],
  ['an id that is none', { name: 'a', timeUnit: 9 }, 1, 'record › timeUnit'],
  ['a number as a text', { name: 'a', amountTime: '5' }, 2, 'record › amountTime'],
  ['no name', { title: 'A' }, 2, 'record › name'],
  ['nothing', null, 1, 'record › name'],
])('refuses an application with %s [beyond 32]', (_case, record, version, place) => {
  expect(readRecordText(text(record as object, version), applicationFile)).toEqual({
    problem: { code: 'shape', place },
  })
})

it('refuses a number that is too large to be one', () => {
  const huge = text({ name: 'a', amountTime: 7 }).replace('7', '1e999')
  expect(readRecordText(huge, applicationFile)).toEqual({
    problem: { code: 'shape', place: 'record › amountTime' },
  })
})

it('names what it does not know, the state and the id of another environment', () => {
  expect(
    readRecordText(text({ name: 'a', id: 4, idState: 1, costCenter: 'X' }), applicationFile),
  ).toMatchObject({
    ignored: ['record › id', 'record › idState', 'record › costCenter'],
  })
})
