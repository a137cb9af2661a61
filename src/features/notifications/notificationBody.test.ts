/** @jest-environment node */
import type { Template } from '#contracts/notifications.ts'
import type { Notification } from './notification.ts'
import { isSame, toBody } from './notificationBody.ts'

const template: Template = {
  id: 2,
  title: 'Novedades',
  variables: [{ type: 'text', name: 'a', maxLength: 9 }],
}
const values = {
  reason: 'Cambio',
  templateId: '2',
  subjectId: '3',
  variables: '[{"type":"text","name":"a","value":"x"}]',
  day: '2028-02-29',
}
const body = toBody({ id: 0, values, applicationIds: [4, 1], template })

it('is sent with numeric ids and the fixed hour [NTF-22, CCL-44]', () => {
  expect(body).toEqual({
    id: 0,
    reason: 'Cambio',
    templateId: 2,
    subjectId: 3,
    applicationIds: [4, 1],
    variables: '[{"type":"text","name":"a","maxLength":9,"value":"x"}]',
    executionDate: '2028-02-29T23:59:00',
  })
})

it.each([
  ['is not known', null],
  ['is another one', { ...template, id: 9 }],
  ['cannot be read', { ...template, variables: '[{' }],
])('is sent with unchanged variables if the template %s', (_what, known) => {
  expect(toBody({ id: 7, values, applicationIds: [1], template: known }).variables).toBe(
    '[{"type":"text","name":"a","value":"x"}]',
  )
})

const stored: Notification = {
  ...body,
  id: 12,
  applicationIds: [1, 4],
  day: '2028-02-29',
  stateName: 'PENDIENTE',
}

it.each([
  [{}, true],
  [{ reason: 'Otra' }, false],
  [{ day: '2028-03-01' }, false],
  [{ applicationIds: [1] }, false],
  [{ variables: '[]' }, false],
  [{ subjectId: 4 }, false],
])('with %j is the same: %s', (fields, is) => {
  expect(isSame({ ...stored, ...fields }, body)).toBe(is)
})
