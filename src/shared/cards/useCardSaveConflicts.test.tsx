import { act, cleanup, waitFor, within } from '@testing-library/react'
import type { ApiError } from '#shared/api/apiError.ts'
import { currentChanges, forgetChanges } from '#shared/changes/changes.ts'
import { alertDialog, pressInDialog, user } from '#shared/testing/testScreen.tsx'
import { currentToasts, hideToast } from '#shared/ui/toasts.ts'
import { roles, type SmallForm } from './testSmallCard.ts'
import {
  draft,
  edit,
  fault,
  loaded,
  prepareSaving,
  save,
  saving,
  sent,
  service,
  toasts,
  type Changes,
} from './testSaving.tsx'

prepareSaving()
beforeEach(forgetChanges)

describe('a concurrent change by a colleague', () => {
  const colleague = (form: Partial<SmallForm>, members = {}): void => {
    service.stored = { form: { ...loaded, ...form }, given: roles({ A: true, B: false, ...members }) }
  }

  it.each<[string, Changes, [Partial<SmallForm>, object], unknown]>([
    ['the same text', { name: 'Otro', limit: 6 }, [{ name: 'Otro' }, {}], { name: 'Otro', limit: 6 }],
    [
      'the same member given',
      { name: 'Otro', ticked: { B: true } },
      [{}, { B: true }],
      { name: 'Otro', limit: 5 },
    ],
    [
      'the same member taken',
      { name: 'Otro', ticked: { A: false } },
      [{}, { A: false }],
      { name: 'Otro', limit: 5 },
    ],
  ])('%s is no conflict, and is not sent as a change', async (_what, changes, stored, body) => {
    edit(changes)
    colleague(...stored)
    expect(await (await save()).saved).toBe(true)
    expect(sent()).toEqual([body])
  })

  it.each<[string, Changes, [Partial<SmallForm>, object], string[], unknown, unknown]>([
    [
      'another text in the same field',
      { name: 'Mío' },
      [{ name: 'Suyo' }, {}],
      ['name', 'Lo mío: Mío', 'Valor actual: Suyo'],
      { name: 'Mío', limit: 5 },
      null,
    ],
    [
      'another field',
      { name: 'Mío' },
      [{ limit: 9 }, {}],
      ['limit', 'Como estaba: 5', 'Valor actual: 9'],
      { name: 'Mío', limit: 5 },
      { name: 'Mío', limit: 9 },
    ],
    [
      'another member taken',
      { ticked: { B: true } },
      [{}, { A: false }],
      ['A', 'Como estaba: dado', 'Valor actual: quitado'],
      { name: 'Auditor', limit: 5, A: true, B: true },
      { name: 'Auditor', limit: 5, B: true },
    ],
    [
      'another member given',
      { ticked: { A: false } },
      [{}, { B: true }],
      ['B', 'Como estaba: quitado', 'Valor actual: dado'],
      { name: 'Auditor', limit: 5, A: false, B: false },
      { name: 'Auditor', limit: 5, A: false },
    ],
  ])(
    '%s is asked about, and either side can be saved',
    async (_what, changes, stored, words, mine, theirs) => {
      colleague(...stored)
      for (const [side, body] of [
        [1, mine],
        [2, theirs],
      ] as const) {
        service.send.mockClear()
        edit(changes)
        const { saved } = await save()
        const question = within(alertDialog()).getByRole('group')
        expect([...question.querySelectorAll('legend, label')].map((one) => one.textContent)).toEqual(words)
        expect([sent(), saving.isWorking]).toEqual([[], false])
        await user.click(within(question).getByRole('radio', { name: words[side]! }))
        await pressInDialog('Guardar')
        expect(await saved).toBe(true)
        expect(sent()).toEqual(body === null ? [] : [body])
        const expected =
          body === null
            ? 'info: No hay cambios para guardar'
            : `success: Guardado: ${draft.form.getValues('name')}`
        expect(toasts()).toEqual([expected])
        cleanup()
        for (const { id } of currentToasts()) hideToast(id)
      }
    },
  )

  it('is left alone without a decision: nothing is sent or merged', async () => {
    edit({ name: 'Mío' })
    colleague({ name: 'Suyo' })
    const { saved } = await save()
    await pressInDialog('Seguir editando')
    expect(await saved).toBe(false)
    await waitFor(() => expect([sent(), toasts(), saving.isWorking]).toEqual([[], [], false]))
    expect(draft.content().values).toEqual({ name: 'Mío', limit: 5 })
    expect(draft.base).toEqual(loaded)
  })

  it('stays on the card once chosen, even if the service then refuses', async () => {
    service.send.mockResolvedValue(fault({ status: 500 }))
    edit({ name: 'Mío', ticked: { B: true } })
    colleague({ limit: 9 })
    const { saved } = await save()
    await pressInDialog('Guardar')
    await waitFor(() => expect(alertDialog()).toHaveAccessibleName('No se guardó'))
    await pressInDialog('Aceptar')
    expect(await saved).toBe(false)
    expect(draft.content().values).toEqual({ name: 'Mío', limit: 9 })
    expect(draft.base).toEqual({ name: 'Auditor', limit: 9 })
    expect([...draft.sets.roles]).toEqual([['B', true]])
  })

  it('leaves nothing to save: sends nothing, and stays the colleague’s change', async () => {
    edit({ name: 'Otro', ticked: { B: true } })
    colleague({ name: 'Otro' }, { B: true })
    expect(await (await save()).saved).toBe(true)
    expect([sent(), toasts()]).toEqual([[], ['info: No hay cambios para guardar']])
    expect([draft.base, currentChanges()]).toEqual([null, []])
  })

  it('is asked about again when made during the question [T73]', async () => {
    edit({ name: 'Mío' })
    colleague({ name: 'Suyo' })
    const { saved } = await save()
    colleague({ name: 'Suyo', limit: 9 })
    await pressInDialog('Guardar')
    await waitFor(() => expect(within(alertDialog()).getByRole('group')).toHaveAccessibleName('limit'))
    expect(sent()).toEqual([])
    await pressInDialog('Guardar')
    expect(await saved).toBe(true)
    expect(sent()).toEqual([{ name: 'Mío', limit: 9 }])
  })

  it.each<[string, Changes, [Partial<SmallForm>, object], unknown]>([
    ['a field', { name: 'Mío' }, [{ limit: 9 }, {}], { name: 'Mío', limit: 5 }],
    [
      'a member',
      { ticked: { B: true } },
      [{}, { A: false }],
      { name: 'Auditor', limit: 5, A: true, B: true },
    ],
  ])('is not asked about again by a retry after a decision: %s', async (_what, changes, stored, body) => {
    service.send.mockResolvedValueOnce(fault({ status: 429, retryAt: 1 }))
    edit(changes)
    colleague(...stored)
    const { saved } = await save()
    await user.click(within(alertDialog()).getByRole('radio', { name: /^Como estaba/ }))
    await pressInDialog('Guardar')
    await waitFor(() => expect(alertDialog()).toHaveAccessibleName('No se guardó'))
    await pressInDialog('Reintentar')
    expect(await saved).toBe(true)
    expect(sent()).toEqual([body, body])
  })

  it('can be undone after a decision when the answer is lost [T76]', async () => {
    service.send.mockResolvedValueOnce(fault({ kind: 'network' }))
    edit({ name: 'Mío' })
    colleague({ name: 'Suyo' })
    const { saved } = await save()
    await pressInDialog('Guardar')
    await waitFor(() => expect(alertDialog()).toHaveAccessibleName('No se guardó'))
    await pressInDialog('Reintentar')
    expect(await saved).toBe(true)
    expect(sent()).toEqual([
      { name: 'Mío', limit: 5 },
      { name: 'Mío', limit: 5 },
    ])
  })

  it.each<[string, () => Promise<void>]>([
    [
      'was loaded since',
      async () => {
        service.shown = roles({ A: false, B: false })
        act(() => draft.form.setValue('name', 'Mío', { shouldDirty: true }))
      },
    ],
    [
      'was read by a save that was left',
      async () => {
        service.read.mockImplementation(() => {
          service.shown = service.stored.given
          return Promise.resolve({ data: service.stored })
        })
        await save()
        await pressInDialog('Seguir editando')
      },
    ],
  ])('of a set is detected by the data at the time of the edit, although it %s [T73]', async (_how, load) => {
    edit({ ticked: { B: true } })
    colleague({}, { A: false })
    await load()
    await save()
    expect(within(alertDialog()).getByRole('group')).toHaveAccessibleName('A')
  })

  it('is no conflict when it was visible and the user chose otherwise', async () => {
    edit({ ticked: { B: true } })
    colleague({}, { A: false })
    service.shown = service.stored.given
    act(() => draft.change('roles', roles({ A: true, B: true })))
    expect(await (await save()).saved).toBe(true)
    expect(sent()).toEqual([{ name: 'Auditor', limit: 5, A: true, B: true }])
  })

  describe('after a save whose result is unknown', () => {
    /** Sends these changes; the answer is lost, and the look-up fails too. */
    async function loseSave(changes: Changes): Promise<void> {
      service.send.mockImplementationOnce(() => {
        service.read.mockResolvedValueOnce({ error: fault({ kind: 'network' }).error as ApiError })
        return Promise.resolve(fault({ kind: 'network' }))
      })
      edit(changes)
      const { saved } = await save()
      await waitFor(() => expect(alertDialog()).toHaveAccessibleName('No sabemos si se guardó'))
      await pressInDialog('Aceptar')
      expect(await saved).toBe(false)
      service.send.mockClear()
    }
    const differences = (): unknown => currentChanges().map((change) => change.differences?.())
    const givenB = { label: 'B', before: 'quitado', after: 'dado' }

    it.each<[string, Changes, [Partial<SmallForm>, object], unknown]>([
      [
        'a field',
        { name: 'Otro' },
        [{ name: 'Otro', limit: 9 }, {}],
        { label: 'name', before: 'Auditor', after: 'Otro' },
      ],
      ['a member', { ticked: { B: true } }, [{}, { A: false, B: true }], givenB],
    ])(
      'does not hide it: %s is reported and can be undone [T76]',
      async (_what, changes, stored, expected) => {
        await loseSave(changes)
        colleague(...stored)
        const { saved } = await save()
        await user.click(within(alertDialog()).getByRole('radio', { name: /^Valor actual/ }))
        await pressInDialog('Guardar')
        expect(await saved).toBe(true)
        expect([sent(), toasts()]).toEqual([[], [`success: Guardado: ${draft.form.getValues('name')}`]])
        expect(differences()).toEqual([[expected]])
      },
    )

    it('does not hide it from the save after a failed read [T76]', async () => {
      await loseSave({ ticked: { B: true } })
      colleague({}, { A: false, B: true })
      const { saved: failed } = await save()
      await user.click(within(alertDialog()).getByRole('radio', { name: /^Valor actual/ }))
      service.read.mockResolvedValueOnce({ error: fault({ kind: 'network' }).error as ApiError })
      await pressInDialog('Guardar')
      await waitFor(() => expect(alertDialog()).toHaveAccessibleName('No se guardó'))
      await pressInDialog('Aceptar')
      expect(await failed).toBe(false)
      expect(await (await save()).saved).toBe(true)
      expect([sent(), differences()]).toEqual([[], [[givenB]]])
    })

    it('names a member it gave in the save of another field [T76]', async () => {
      await loseSave({ ticked: { B: true } })
      colleague({}, { A: false, B: true })
      const { saved } = await save()
      await user.click(within(alertDialog()).getByRole('radio', { name: /^Valor actual/ }))
      colleague({ limit: 9 }, { A: false, B: true })
      await pressInDialog('Guardar')
      await waitFor(() => expect(within(alertDialog()).getByRole('group')).toHaveAccessibleName('limit'))
      await user.click(within(alertDialog()).getByRole('radio', { name: /^Como estaba/ }))
      await pressInDialog('Guardar')
      expect(await saved).toBe(true)
      expect(sent()).toEqual([{ name: 'Auditor', limit: 5 }])
      expect(differences()).toEqual([[{ label: 'limit', before: '9', after: '5' }, givenB]])
    })

    it('asks about a member it gave that is no longer ticked [T76]', async () => {
      await loseSave({ ticked: { B: true } })
      colleague({}, { B: true })
      act(() => draft.change('roles', roles({})))
      const { saved } = await save()
      const question = within(alertDialog()).getByRole('group')
      expect(question).toHaveTextContent('BComo estaba: quitadoValor actual: dado')
      await user.click(within(question).getByRole('radio', { name: /^Como estaba/ }))
      await pressInDialog('Guardar')
      expect(await saved).toBe(true)
      expect(sent()).toEqual([{ name: 'Auditor', limit: 5, B: false }])
    })
  })

  it('that deletes the record prevents the save: nothing is sent', async () => {
    edit({ name: 'Otro' })
    service.stored = { form: null, given: roles({}) }
    const { saved } = await save()
    expect(alertDialog()).toHaveTextContent('Ya no existe')
    await pressInDialog('Aceptar')
    expect(await saved).toBe(false)
    expect([sent(), draft.content().values.name]).toEqual([[], 'Otro'])
    expect([service.onUnknown.mock.calls, service.onRefused.mock.calls]).toEqual([[], []])
  })

  it('that locks the record prevents the save: nothing is sent', async () => {
    edit({ name: 'Otro' })
    service.refusal.mockReturnValue('Ya salió')
    const { saved } = await save()
    expect(alertDialog()).toHaveTextContent('Ya salió')
    await pressInDialog('Aceptar')
    expect(await saved).toBe(false)
    expect(sent()).toEqual([])
  })
})
