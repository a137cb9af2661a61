/** @jest-environment node */
import { modifyApplication } from '#contracts/examples/application-settings.ts'
import { conflictsOf, mergeEntries, type CardEntries, type Side } from '#shared/cards/merge.ts'
import { i18n, translateIn } from '#shared/texts/i18n.ts'
import type { ApplicationForm } from '../fields.ts'
import { toForm, applicationParts } from './form.ts'
import './texts.ts'

beforeAll(() => i18n.changeLanguage('es'))

const stored = toForm(modifyApplication.example.body)

function sidesOf(mine: Partial<ApplicationForm>, theirs: Partial<ApplicationForm>) {
  const { fields } = applicationParts(translateIn(['applicationCard', 'common', 'list']))
  const entries = (changes: Partial<ApplicationForm>): CardEntries => fields({ ...stored, ...changes }, {})
  return { base: entries({}), mine: entries(mine), theirs: entries(theirs) }
}

/** The stored one is 30 minutes long, and the password lasts 90 days. */
it.each<
  [
    what: string,
    mine: Partial<ApplicationForm>,
    theirs: Partial<ApplicationForm>,
    conflicts: string[][],
    merged: object,
  ]
>([
  [
    'another amount here, another unit there',
    { amountTime: 45 },
    { amountTime: 2, timeUnit: '2' },
    [['timeUnit', 'Minutos · 45', 'Horas · 2']],
    { amountTime: 2, timeUnit: '2' },
  ],
  [
    'another unit here, another amount there',
    { amountTime: 2, timeUnit: '2' },
    { amountTime: 45 },
    [['timeUnit', 'Horas · 2', 'Minutos · 45']],
    { amountTime: 2, timeUnit: '2' },
  ],
  [
    'two amounts in the same unit',
    { amountTime: 45 },
    { amountTime: 60 },
    [['amountTime', '45', '60']],
    { amountTime: 45, timeUnit: '1' },
  ],
  [
    'the life of a password',
    { passwordExpiration: 60 },
    { passwordExpiration: 6, passwordTypeExpiration: '4' },
    [['passwordTypeExpiration', 'Dias · 60', 'Meses · 6']],
    { passwordExpiration: 6, passwordTypeExpiration: '4' },
  ],
])('%s: values of two users are never mixed [T73]', (_what, mine, theirs, conflicts, merged) => {
  const sides = sidesOf(mine, theirs)
  const found = conflictsOf(sides)
  expect(found.map((one) => [one.key, one.mine, one.theirs])).toEqual(conflicts)
  expect(Object.fromEntries(mergeEntries(sides, new Map<string, Side>()))).toMatchObject(merged)
})
