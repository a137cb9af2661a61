/** @jest-environment node */
import type { Notification } from '../notification.ts'
import { weekOf } from './weekOf.ts'

/** 23:30 of the 24th in Bogota, where a Tuesday ends half an hour later. */
const now = Date.parse('2026-11-25T04:30:00Z')

const mail = (id: number, day: string, fields: Partial<Notification> = {}): Notification => ({
  id,
  reason: `Correo ${id}`,
  subjectId: 1,
  subjectName: '',
  templateId: 1,
  sharedApps: '',
  variables: '',
  idstate: 0,
  applicationIds: [id],
  day,
  createdon: '',
  stateName: 'PENDIENTE',
  ...fields,
})

const days = (...mails: readonly Notification[]): string[] => weekOf(mails, now).days.map(({ day }) => day)

it('contains today in Bogota and the next six days, in order', () => {
  expect(
    days(
      mail(1, '2026-12-01'),
      mail(2, '2026-11-30'),
      mail(3, '2026-11-24'),
      mail(4, '2026-11-23'),
      mail(5, '2026-11-25'),
    ),
  ).toEqual(['2026-11-24', '2026-11-25', '2026-11-30'])
})

it('counts scheduled mails, not sent ones or ones without a day', () => {
  const week = weekOf(
    [
      mail(1, '2026-11-25'),
      mail(2, '2026-11-25', { stateName: 'EJECUTADA' }),
      mail(3, 'mañana'),
      mail(4, '2026-11-26'),
    ],
    now,
  )
  expect(week.mails).toBe(2)
  expect(week.later).toBeNull()
})

it('lists the days with two mails for the same application', () => {
  const week = weekOf(
    [
      mail(1, '2026-11-25'),
      mail(2, '2026-11-26', { applicationIds: [7] }),
      mail(3, '2026-11-26', { applicationIds: [7] }),
    ],
    now,
  )
  expect(week.clashing.map(({ day }) => day)).toEqual(['2026-11-26'])
})

it.each([
  [
    'what leaves next, where nothing leaves in it',
    [mail(1, '2027-02-01'), mail(2, '2026-12-01')],
    '2026-12-01',
  ],
  ['nothing, where nothing more is to come', [mail(1, '2026-11-20')], undefined],
])('looks further for %s', (_what, mails, day) => {
  const { days: none, later } = weekOf(mails, now)
  expect(none).toEqual([])
  expect(later?.day).toBe(day)
})
