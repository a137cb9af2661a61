/** @jest-environment node */
import { createHash } from 'node:crypto'
import { variableTypes } from '#contracts/notifications.ts'
import { readVariables, variablesRefusal } from '../services/templateVariables.ts'
import { nameKey } from '../store/queries.ts'
import { recordSchemas, type CollectionName } from '../store/records.ts'
import { collectionNames } from '../store/tables.ts'
import { notificationNumber } from './manyNotifications.ts'
import { createSeed, defaultSeed, defaultUsers, seedOf } from './seed.ts'

const seed = createSeed(defaultSeed, defaultUsers)

function bytes(of: unknown): string {
  return createHash('sha256').update(JSON.stringify(of)).digest('hex')
}

describe('the seed', () => {
  it('gives the same bytes for the same arguments', () => {
    expect(bytes(createSeed(defaultSeed, defaultUsers))).toBe(bytes(seed))
    expect(bytes(createSeed(1, defaultUsers))).not.toBe(bytes(seed))
    expect(bytes(seed)).toBe('e9b988bbb2272f161e0292cce954bea548c9047def41372115445500b6f943e4')
  })

  it('keeps the first users when more are requested', () => {
    expect(createSeed(defaultSeed, 300).users.slice(0, defaultUsers)).toEqual(seed.users)
  })

  it.each([
    ['users', 17 + 237],
    ['companies', 60],
    ['applications', 14],
    ['privileges', 40],
    ['roles', 25],
    ['notifications', 30],
  ] as [CollectionName, number][])('has of %s %d', (name, count) => {
    expect(seed[name]).toHaveLength(count)
  })

  it.each(collectionNames)('has %s that fit their schema, with unique ids', (name) => {
    const records: readonly { id: number }[] = seed[name]
    const misfits = records.filter((record) => !recordSchemas[name].safeParse(record).success)
    expect(misfits).toEqual([])
    expect(new Set(records.map(({ id }) => id)).size).toBe(records.length)
  })

  it('has the users of the documentation', () => {
    const names = seed.users.map(({ userName }) => userName)
    expect(new Set(names.map(nameKey)).size).toBe(names.length)
    for (const name of [
      'admin',
      'admin2',
      'lector',
      'maria.gomez',
      'pedro.bloqueado',
      'ana.vetada',
      'luis.vencido',
    ]) {
      expect(names).toContain(name)
    }
    const carlas = seed.users.filter(({ email }) => email === 'carla@suite.test')
    expect(carlas.map(({ userName }) => userName)).toEqual(['carla.uno', 'carla.dos', 'carla.tres'])
    const certificates = seed.users.filter(
      ({ documentTypeId, document }) => documentTypeId === 1 && document === '1032456789',
    )
    expect(certificates.map(({ assignManualPassword }) => assignManualPassword)).toEqual([true, false])
  })

  it('gives the role Usuario to ibuhoo and colnomina only', () => {
    const [role] = seed.roles.filter(({ name }) => name === 'Usuario')
    expect(role!.applications.map(({ name }) => name)).toEqual(['ibuhoo', 'colnomina'])
    const [maria] = seed.users.filter(({ userName }) => userName === 'maria.gomez')
    expect(maria!.roles).toEqual(['Usuario'])
  })

  it('keeps accents in names', () => {
    const names = seed.users.map(({ names: first, surnames }) => `${first} ${surnames}`).join(' ')
    for (const letter of 'ñáéíóúüãçõ') expect(names).toContain(letter)
    expect(names).toBe(names.normalize('NFC'))
  })

  it('refers only to records that exist', () => {
    const applications = new Set(seed.applications.map(({ name }) => name))
    const companies = new Set(seed.companies.map(({ id }) => id))
    const roles = new Set(seed.roles.map(({ name }) => name))
    const privileges = new Set(seed.privileges.map(({ name }) => name))
    for (const { customers, roles: held } of seed.users) {
      expect(customers.every(({ id }) => companies.has(id))).toBe(true)
      expect(held.filter((name) => !roles.has(name))).toEqual([])
    }
    for (const { applications: of } of seed.roles) {
      expect(
        of.filter(
          (one) => !applications.has(one.name) || one.privileges.some((name) => !privileges.has(name)),
        ),
      ).toEqual([])
    }
  })

  it('has notifications that fit their templates, with every type of variable', () => {
    const templates = new Map(seed.templates.map((template) => [template.id, template]))
    const subjects = new Map(seed.subjects.map((subject) => [subject.id, subject]))
    const types = new Set<string>()
    for (const { variables, templateId, subjectId } of seed.notifications) {
      const asked = templates.get(templateId)!.variables
      expect(subjects.get(subjectId)!.templateId).toBe(templateId)
      expect(variablesRefusal({ variables, asked, earliest: '2020-01-01' })).toBeNull()
      for (const { type } of readVariables(variables)!) types.add(type)
    }
    expect([...types].toSorted()).toEqual([...variableTypes].toSorted())
  })

  it('has notifications for applications that have the template', () => {
    const crowd = Array.from({ length: 60 }, (_, at) =>
      notificationNumber(31 + at, '2031-05-14', seed.subjects, seed.templates),
    )
    for (const { id, templateId, applicationIds } of [...seed.notifications, ...crowd]) {
      const template = seed.templates.find((one) => one.id === templateId)!
      expect([
        id,
        applicationIds.length > 0,
        applicationIds.every((one) => template.applicationIds.includes(one)),
      ]).toEqual([id, true, true])
    }
  })

  it('truncates no text of a notification', () => {
    const texts = seed.notifications.flatMap(({ variables }) =>
      readVariables(variables)!.flatMap(({ type, value }) => (type === 'text' ? String(value) : [])),
    )
    expect(texts.length).toBeGreaterThan(20)
    expect(texts.filter((text) => !text.endsWith('.'))).toEqual([])
  })

  it('is frozen', async () => {
    const person = (await seedOf(defaultSeed, defaultUsers)).users.all()[0]!
    expect(() => Object.assign(person, { names: 'x' })).toThrow(TypeError)
  })
})
