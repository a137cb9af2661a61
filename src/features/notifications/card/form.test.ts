/** @jest-environment node */
import { dayProblem, notificationCardForm, notificationForm, toForm } from './form.ts'
import type { Notification } from '../notification.ts'

it.each([
  ['', 'required'],
  ['2025-11-19', null],
  ['2025-11-18', 'dateEarly'],
  ['2028-02-29', null],
  ['2027-02-29', 'dateInvalid'],
  ['9e9', 'dateInvalid'],
])('the send date %j has the problem %j [NTV-10]', (day, problem) => {
  expect(dayProblem(day, '2025-11-19')).toBe(problem)
})

const whole = { reason: 'Cambio', templateId: '1', subjectId: '2', variables: '[]', day: '2099-01-01' }

it.each([
  [{}, []],
  [{ reason: '' }, ['reason required']],
  [{ reason: ' ' }, ['reason required']],
  [{ reason: 'a'.repeat(200) }, []],
  [{ reason: 'a'.repeat(201) }, ['reason tooLong:200']],
  [{ templateId: '' }, ['templateId required']],
  [{ templateId: '1'.repeat(50) }, []],
  [{ templateId: '1'.repeat(51) }, ['templateId tooLong:50']],
  [{ subjectId: '' }, ['subjectId required']],
  [{ day: '2001-01-01' }, ['day dateEarly']],
])('%j has the problems %j [NTV-01, NTV-02, NTV-03, NTV-04, NTV-05]', (fields, problems) => {
  const { error } = notificationForm.safeParse({ ...whole, ...fields })
  expect((error?.issues ?? []).map(({ path, message }) => `${String(path[0])} ${message}`)).toEqual(problems)
})

const stored: Notification = {
  id: 7,
  reason: 'Cambio',
  subjectId: 3,
  templateId: 2,
  applicationIds: [1, 4],
  variables: [{ type: 'text', name: 'a', value: ' x ' }],
  stateName: 'PENDIENTE',
  day: '2030-02-28',
}

it.each([
  [[{ type: 'text', name: 'a', value: 'x' }], '[{"type":"text","name":"a","value":"x"}]'],
  ['[{"type":"text","name":"a"}]', '[{"type":"text","name":"a","value":""}]'],
  [null, '[]'],
  ['[{', '[{'],
])('the variables %j are %s in the form', (variables, text) => {
  expect(toForm({ ...stored, variables }).variables).toBe(text)
})

it('is compared and sent without spaces around its texts', () => {
  const form = notificationCardForm.tidy({ ...toForm(stored), reason: ' Cambio\u00a0' })
  expect(form).toEqual({
    reason: 'Cambio',
    templateId: '2',
    subjectId: '3',
    variables: '[{"type":"text","name":"a","value":"x"}]',
    day: '2030-02-28',
  })
})
