import { act, screen, waitFor, within } from '@testing-library/react'
import { api } from '#shared/api/api.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import { onFoundDone } from '#shared/api/reads.ts'
import { beginSessionEpoch } from '#shared/session/sessionEvents.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { clearSession, writeSession } from '#shared/session/tokens.ts'
import { alertDialog, pressInDialog, user } from '#shared/testing/testScreen.tsx'
import { actOnToast, currentToasts } from '#shared/ui/toasts.ts'
import { roles, type SmallForm } from './testSmallCard.ts'
import {
  dispatched,
  draft,
  edit,
  fault,
  isShown,
  loaded,
  prepareSaving,
  save,
  saving,
  sent,
  service,
  toasts,
  type Answer,
  type Changes,
  type Stored,
} from './testSaving.tsx'

prepareSaving()

describe('the request', () => {
  it.each<[string, Changes, unknown]>([
    ['a text that is changed', { name: ' Auditora ' }, { name: 'Auditora', limit: 5 }],
    ['a number that is taken out', { limit: null }, { name: 'Auditor', limit: null }],
    ['a member that is given', { ticked: { B: true } }, { name: 'Auditor', limit: 5, B: true }],
    ['a member that is taken', { ticked: { A: false } }, { name: 'Auditor', limit: 5, A: false }],
    [
      'one given and one taken',
      { ticked: { A: false, B: true } },
      { name: 'Auditor', limit: 5, A: false, B: true },
    ],
  ])('is %s', async (_what, changes, body) => {
    edit(changes)
    expect(await (await save()).saved).toBe(true)
    expect(sent()).toEqual([body])
    expect(service.send.mock.calls[0]![0]).toBe(service.stored)
    expect(toasts()).toEqual([`success: Guardado: ${draft.form.getValues('name')}`])
  })

  it('is not sent without changes, which is reported', async () => {
    edit({ name: ' Auditor' })
    expect(await (await save()).saved).toBe(false)
    expect([service.check.mock.calls, service.read.mock.calls, sent()]).toEqual([[], [], []])
    expect(toasts()).toEqual(['info: No hay cambios para guardar'])
  })

  it('is not sent when the check fails', async () => {
    service.check.mockResolvedValue(false)
    edit({ name: 'Otro' })
    expect(await (await save({})).saved).toBe(false)
    expect([service.read.mock.calls, isShown()]).toEqual([[], false])
    expect(saving.isWorking).toBe(false)
  })

  it('is not sent when the data just read prevents it', async () => {
    service.recheck.mockReturnValue(false)
    edit({ name: 'Otro' })
    expect(await (await save()).saved).toBe(false)
    expect(service.recheck).toHaveBeenCalledWith(
      service.stored,
      expect.objectContaining({ values: { name: 'Otro', limit: 5 } }),
    )
    expect([sent(), toasts()]).toEqual([[], []])
  })

  it('is sent once for two presses [T56]', async () => {
    edit({ name: 'Otro' })
    const [first, second] = [await save(), await save()]
    expect(await Promise.all([first.saved, second.saved])).toContain(true)
    expect(sent()).toHaveLength(1)
  })

  it('has everything for a new record', async () => {
    service.stored = { form: null, given: roles({}) }
    edit({ name: 'Nuevo', ticked: { A: true } }, true)
    expect(await (await save()).saved).toBe(true)
    expect(sent()).toEqual([{ name: 'Nuevo', limit: null, A: true }])
  })
})

describe('a session that expires', () => {
  afterEach(clearSession)

  it('can repeat its save, and reviews what was ticked since [D50]', async () => {
    writeSession({ token: testToken(), refreshToken: null })
    service.send.mockResolvedValue(fault({ kind: 'session' }))
    edit({ name: 'Otro' })
    expect(await (await save({})).saved).toBe(false)
    act(() => draft.change('roles', roles({ B: true })))
    await act(async () => actOnToast(currentToasts()[0]!))
    expect([isShown(), sent()]).toEqual([true, [{ name: 'Otro', limit: 5 }]])
  })

  it('during the review does not cancel it: what is accepted afterwards is sent [T37]', async () => {
    edit({ ticked: { B: true } })
    const { saved } = await save({})
    beginSessionEpoch()
    await pressInDialog('Guardar')
    expect(await saved).toBe(true)
    expect(sent()).toHaveLength(1)
  })

  it.each<[string, 'check' | 'read']>([
    ['the check', 'check'],
    ['the read', 'read'],
  ])('during %s leaves nothing of it to the next one: nothing is sent [T37]', async (_what, step) => {
    const { promise: held, resolve: goOn } = Promise.withResolvers<void>()
    if (step === 'check') service.check.mockReturnValue(held.then(() => true))
    else service.read.mockReturnValue(held.then(() => ({ data: service.stored })))
    edit({ name: 'Otro' })
    const { saved } = await save()
    beginSessionEpoch()
    await act(async () => goOn())
    expect(await saved).toBe(false)
    expect([sent(), isShown()]).toEqual([[], false])
  })
})

describe('the review', () => {
  it.each<[string, Changes, { isNew?: boolean; review?: 'always' | 'never' }, boolean]>([
    ['a field of no access', { name: 'Otro' }, {}, false],
    ['a field of no access, where asked for', { name: 'Otro' }, { review: 'always' }, true],
    ['a field that gives access', { limit: 7 }, {}, true],
    ['a member that is given', { ticked: { B: true } }, {}, true],
    ['a member that is taken', { ticked: { A: false } }, {}, true],
    ['a member, once it was shown', { ticked: { B: true } }, { review: 'never' }, false],
    ['a new record that gives nothing', { name: 'Nuevo' }, { isNew: true }, false],
    ['a new record that gives access', { name: 'Nuevo', ticked: { A: true } }, { isNew: true }, true],
  ])('is shown for %s: %j %j [D50]', async (_what, changes, { isNew = false, review }, isAsked) => {
    if (isNew) service.stored = { form: null, given: roles({}) }
    edit(changes, isNew)
    const { saved } = await save(review ? { review } : {})
    expect(isShown()).toBe(isAsked)
    expect(sent()).toHaveLength(isAsked ? 0 : 1)
    if (isAsked) await pressInDialog('Guardar')
    expect(await saved).toBe(true)
    expect(sent()).toHaveLength(1)
  })

  it('shows both directions of each change, and sends them once accepted', async () => {
    edit({ name: 'Otro', limit: null, ticked: { A: false, B: true } })
    const { saved } = await save({})
    const rows = within(alertDialog()).getAllByRole('row').slice(1)
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'nameAuditorOtro',
      'limit5(vacío)',
      'Adadoquitado',
      'Bquitadodado',
    ])
    expect([service.read.mock.calls, saving.isWorking, saving.isBusy]).toEqual([[], false, true])
    await pressInDialog('Guardar')
    expect(await saved).toBe(true)
    await waitFor(() => expect(saving.isBusy).toBe(false))
    expect(sent()).toHaveLength(1)
  })

  it.each<[string, () => Promise<void>]>([
    ['Seguir editando', () => pressInDialog('Seguir editando')],
    ['Escape', () => user.keyboard('{Escape}')],
  ])('sends nothing after %s, and keeps the input', async (_way, leave) => {
    edit({ name: 'Otro', ticked: { B: true } })
    const { saved } = await save({})
    await leave()
    expect(await saved).toBe(false)
    await waitFor(() => expect([service.read.mock.calls, sent(), saving.isWorking]).toEqual([[], [], false]))
    expect(draft.content()).toEqual({
      values: { name: 'Otro', limit: 5 },
      sets: { roles: roles({ B: true }) },
    })
    // The next save starts over.
    await save({})
    expect(isShown()).toBe(true)
  })
})

const invalidated = (): unknown[] =>
  dispatched.mock.calls.flatMap(([action]) => (api.util.invalidateTags.match(action) ? [action.payload] : []))

describe('after the response', () => {
  it.each([
    ['ends', {}, null],
    [
      'goes on where it was asked to, such as on the way to another tab',
      { keepsEditing: true },
      { name: 'Otro', limit: 5 },
    ],
  ])('the edit %s', async (_what, how, base) => {
    edit({ name: 'Otro', ticked: { B: true } })
    await (
      await save({ review: 'never', ...how })
    ).saved
    expect([draft.base, draft.sets.roles.size, saving.isWorking]).toEqual([base, 0, false])
  })

  it.each<[string, Answer, string, { unknown: number; refused: number; read: number }]>([
    [
      'a refusal',
      fault({ status: 400, code: 'R23', message: 'En uso' }),
      'No se guardó',
      { unknown: 0, refused: 1, read: 0 },
    ],
    [
      'a refusal with status 200',
      fault({ status: 200, code: 'R11', message: 'En uso' }),
      'No se guardó',
      { unknown: 0, refused: 1, read: 0 },
    ],
    [
      'A20',
      fault({ status: 400, code: 'A20', message: 'Sin cambios' }),
      'Información',
      { unknown: 0, refused: 1, read: 1 },
    ],
    ['no answer', fault({ kind: 'timeout' }), 'No sabemos si se guardó', { unknown: 1, refused: 0, read: 1 }],
    [
      'an answer that cannot be read',
      fault({ kind: 'schema' }),
      'No se guardó',
      { unknown: 1, refused: 0, read: 1 },
    ],
  ])(
    'reports %s, keeps the input, and reloads data that may have changed [T76, D21]',
    async (_what, answer, title, { unknown, refused, read }) => {
      service.send.mockResolvedValue(answer)
      edit({ name: 'Otro', ticked: { B: true } })
      const { saved } = await save()
      expect(alertDialog()).toHaveAccessibleName(title)
      expect(saving.isWorking).toBe(false)
      expect(service.onRefused).not.toHaveBeenCalled()
      await pressInDialog('Aceptar')
      expect(await saved).toBe(false)
      expect(service.onUnknown).toHaveBeenCalledTimes(unknown)
      expect(service.onRefused).toHaveBeenCalledTimes(refused)
      expect(invalidated()).toEqual(Array(read).fill(['role']))
      expect([draft.content().values.name, draft.sets.roles.size, draft.base, toasts()]).toEqual([
        'Otro',
        1,
        loaded,
        [],
      ])
    },
  )

  it.each([
    ['a missing privilege', fault({ status: 403 })],
    ['the end of the session', fault({ kind: 'session' })],
  ])('%s is left to the dialogs of the session', async (_what, answer) => {
    service.send.mockResolvedValue(answer)
    edit({ name: 'Otro' })
    expect(await (await save()).saved).toBe(false)
    expect([isShown(), toasts()]).toEqual([false, []])
  })

  it.each<[string, Partial<Stored>, string]>([
    ['done', { form: { name: 'Otro', limit: 5 }, given: roles({ A: true, B: true }) }, 'done'],
    [
      'done, beside what somebody else has changed since',
      { form: { name: 'Otro', limit: 9 }, given: roles({ A: false, B: true }) },
      'done',
    ],
    ['of which a set is missing', { form: { name: 'Otro', limit: 5 } }, 'No se guardó'],
    ['not done', {}, 'No se guardó'],
    [
      'not to be told, since somebody else was there',
      { form: { name: 'Tercero', limit: 5 } },
      'No sabemos si se guardó',
    ],
    ['gone', { form: null }, 'No se guardó'],
  ])('looks up a save with a lost answer: %s [T76]', async (_what, now, expected) => {
    service.send.mockImplementation(() => {
      service.stored = { ...service.stored, ...now }
      return Promise.resolve(fault({ kind: 'network' }))
    })
    edit({ name: 'Otro', ticked: { B: true } })
    const { saved } = await save()
    if (expected === 'done') {
      expect(await saved).toBe(true)
      expect(invalidated()).toEqual([['role']])
      expect(toasts()).toEqual(['success: Guardado: Otro'])
      return
    }
    expect(alertDialog()).toHaveAccessibleName(expected)
    await pressInDialog('Aceptar')
    expect(await saved).toBe(false)
    expect(toasts()).toEqual([])
  })

  it.each<[string, { isNew: boolean; isLost: boolean }, string[]]>([
    ['a save whose answer was lost', { isNew: false, isLost: true }, ['modifyRole']],
    ['a creation whose answer was lost', { isNew: true, isLost: true }, ['createRole']],
    ['a colleague', { isNew: false, isLost: false }, []],
  ])('reloads what %s has stored, and sends nothing [D21]', async (_who, { isNew, isLost }, calls) => {
    if (isNew) service.stored = { form: null, given: roles({}) }
    edit({ name: 'Otro' }, isNew)
    if (isLost) {
      service.send.mockResolvedValueOnce(fault({ kind: 'timeout' }))
      await save()
      await pressInDialog('Aceptar')
    }
    const form = { name: 'Otro', limit: isNew ? null : 5 }
    if (!isNew) service.stored = { form, given: service.stored.given }
    service.lookUpNew.mockImplementation((_content, compare) =>
      Promise.resolve(compare({ form, given: roles({}) })),
    )
    service.send.mockClear()
    dispatched.mockClear()
    const found = jest.fn()
    const stop = onFoundDone(found)
    expect(await (await save()).saved).toBe(true)
    stop()
    expect([sent(), invalidated(), found.mock.calls.flat()]).toEqual([[], [['role']], calls])
  })

  it.each<[string, Answer, SmallForm | null, boolean]>([
    ['lost', fault({ kind: 'network' }), { name: 'Nuevo', limit: null }, true],
    [
      'refused, since it is there already',
      fault({ status: 400, code: 'R23' }),
      { name: 'Nuevo', limit: null },
      true,
    ],
    [
      'refused, since another one is there',
      fault({ status: 400, code: 'R23' }),
      { name: 'Nuevo', limit: 7 },
      false,
    ],
    ['lost, and there is none', fault({ kind: 'network' }), null, false],
  ])('handles a creation whose answer was %s', async (_what, answer, form, isSaved) => {
    service.stored = { form: null, given: roles({}) }
    service.lookUpNew.mockImplementation((_content, compare) =>
      Promise.resolve(compare({ form, given: roles({}) })),
    )
    service.send.mockResolvedValue(answer)
    edit({ name: 'Nuevo' }, true)
    const { saved } = await save()
    if (!isSaved) await pressInDialog('Aceptar')
    expect(await saved).toBe(isSaved)
    expect(service.send).toHaveBeenCalledTimes(1)
  })

  it('stays unknown when the service fails and the lookup fails too [T76]', async () => {
    service.read.mockResolvedValueOnce({ data: service.stored })
    service.read.mockResolvedValue({ error: fault({ status: 500 }).error as ApiError })
    service.send.mockResolvedValue(fault({ status: 500 }))
    edit({ name: 'Otro' })
    await save()
    expect(alertDialog()).toHaveAccessibleName('No sabemos si se guardó')
  })

  it('offers a retry when the service is busy, as one save for its caller', async () => {
    service.send.mockResolvedValueOnce(fault({ status: 429, retryAt: 1 }))
    edit({ name: 'Otro' })
    const { saved } = await save()
    await pressInDialog('Reintentar')
    expect(await saved).toBe(true)
    expect(sent()).toHaveLength(2)
    expect(service.onRefused).not.toHaveBeenCalled()
  })

  it('retries no sooner than the service allows, and not after Aceptar', async () => {
    service.send.mockResolvedValueOnce(fault({ status: 429, retryAt: Date.now() + 60_000 }))
    edit({ name: 'Otro' })
    const { saved } = await save()
    expect(screen.getByRole('button', { name: 'Reintentar' })).toHaveAccessibleDescription(
      /^Podrás reintentar en \d+ s\.$/,
    )
    await pressInDialog('Reintentar')
    await pressInDialog('Aceptar')
    expect(await saved).toBe(false)
    expect(sent()).toHaveLength(1)
  })

  it('does not offer a blind retry of a creation with a lost answer', async () => {
    service.send.mockResolvedValueOnce(fault({ kind: 'network' }))
    service.stored = { form: null, given: roles({}) }
    edit({ name: 'Otro' }, true)
    await save()
    expect(alertDialog()).toHaveAccessibleName('No sabemos si se guardó')
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull()
  })

  it('has a known result when the read before the save fails: nothing was sent', async () => {
    service.read.mockResolvedValue({ error: fault({ kind: 'timeout' }).error as ApiError })
    edit({ name: 'Otro' })
    const { saved } = await save()
    expect(alertDialog()).toHaveAccessibleName('No se guardó')
    await pressInDialog('Aceptar')
    expect(await saved).toBe(false)
    expect([sent(), service.onUnknown.mock.calls, service.onRefused.mock.calls]).toEqual([[], [], []])
  })

  it('offers a retry when the read before a save fails, also for a creation', async () => {
    service.read.mockResolvedValueOnce({ error: fault({ status: 500 }).error as ApiError })
    service.stored = { form: null, given: roles({}) }
    edit({ name: 'Nuevo' }, true)
    const { saved } = await save()
    await pressInDialog('Reintentar')
    expect(await saved).toBe(true)
    expect(sent()).toHaveLength(1)
  })
})
