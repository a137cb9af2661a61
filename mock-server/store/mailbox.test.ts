/** @jest-environment node */
import { createMailbox, mailboxSize, type Mail } from './mailbox.ts'

const mail = (subject: string, fields: Partial<Mail> = {}): Mail => ({
  to: 'ana@suite.test',
  subject,
  text: '',
  html: '',
  links: [],
  code: null,
  at: '2031-05-15T01:30:00.000Z',
  ...fields,
})
const subjects = (
  box: ReturnType<typeof createMailbox>,
  filter: { to?: string; since?: number } = {},
): string[] => box.list(filter).map(({ subject }) => subject)

it('keeps two thousand mails and drops the oldest', () => {
  const box = createMailbox()
  for (let at = 1; at <= mailboxSize; at += 1) box.deliver(mail(String(at)))
  expect(mailboxSize).toBe(2_000)
  expect(subjects(box)).toHaveLength(2_000)
  expect(subjects(box)[0]).toBe('1')
  box.deliver(mail('2001'))
  expect(subjects(box)).toHaveLength(2_000)
  expect([subjects(box)[0], subjects(box).at(-1)]).toEqual(['2', '2001'])
})

it.each([
  [{}, ['1', '2', '3']],
  [{ to: 'ANA@suite.test' }, ['1', '3']],
  [{ to: 'luis@suite.test' }, ['2']],
  [{ since: Date.parse('2031-05-15T01:30:00.000Z') }, ['3']],
  [{ since: Date.parse('2031-05-15T01:29:59.999Z') }, ['1', '2', '3']],
  [{ to: 'luis@suite.test', since: Date.parse('2031-05-15T01:30:00.000Z') }, []],
])('lists by %j: %j', (filter, found) => {
  const box = createMailbox()
  box.deliver(mail('1'))
  box.deliver(mail('2', { to: 'Luis@suite.test' }))
  box.deliver(mail('3', { at: '2031-05-15T01:30:00.001Z' }))
  expect(subjects(box, filter)).toEqual(found)
})

it('notifies current waiters of the next delivery once', () => {
  const box = createMailbox()
  const [heard, left] = [jest.fn(), jest.fn()]
  box.onDelivery(heard)
  box.onDelivery(left)()
  box.deliver(mail('1'))
  box.deliver(mail('2'))
  expect([heard.mock.calls.length, left.mock.calls.length]).toEqual([1, 0])
})

it('restores saved mails more than once', () => {
  const box = createMailbox()
  box.deliver(mail('1'))
  const restore = box.save()
  for (const subject of ['2', '3']) {
    box.deliver(mail(subject))
    restore()
    expect(subjects(box)).toEqual(['1'])
  }
  box.clear()
  expect(subjects(box)).toEqual([])
})
