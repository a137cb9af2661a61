/** @jest-environment node */
import { i18n } from '#shared/texts/i18n.ts'
import type { ApiError } from './apiError.ts'
import { callProblem, callProblemText } from './callProblem.ts'

const error: ApiError = { kind: 'status', call: 'deleteUser', status: 400, message: 'No se puede', at: 0 }

describe('a change', () => {
  it('without an error has no problem', () => {
    expect(callProblem({ data: { informationCode: 'A10' } })).toBeNull()
  })

  it.each<[string, object, string]>([
    ['refused without words', { error: { ...error, message: null } }, i18n.t('requestFailed')],
    ['refused with words', { error }, 'No se puede'],
    [
      'refused as unauthorized, in English',
      { error: { ...error, status: 401, message: 'Unauthorized' } },
      i18n.t('requestFailed'),
    ],
    [
      'refused as unauthorized, with a code',
      { error: { ...error, status: 401, code: 'R101', message: 'Revocada' } },
      'Revocada',
    ],
    ['not answered', { error: { ...error, kind: 'timeout', message: null } }, i18n.t('requestFailed')],
    ['of an answer that cannot be read', { error: { name: 'TypeError' } }, i18n.t('requestFailed')],
  ])('that is %s has a message for the user', (_what, answer, text) => {
    const problem = callProblem(answer)
    expect(problem).toMatchObject({ isHandledElsewhere: false })
    expect(callProblemText(problem!)).toBe(text)
  })

  it.each<[string, Partial<ApiError>]>([
    ['a missing privilege', { status: 403 }],
    ['the end of the session', { kind: 'session' }],
  ])('that failed for %s is left to the dialogs of the session', (_what, change) => {
    const problem = callProblem({ error: { ...error, ...change } })
    expect(problem).toMatchObject({ isHandledElsewhere: true })
  })

  it.each([401, 403])(
    'that is refused with %i hides the message of the service, which is English',
    (status) => {
      expect(callProblem({ error: { ...error, status } })?.message).toBeNull()
    },
  )
})
