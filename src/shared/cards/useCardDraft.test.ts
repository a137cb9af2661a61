import { act, renderHook } from '@testing-library/react'
import { noRoles, roles, smallForm, type SmallForm, type SmallSets } from './testSmallCard.ts'
import { useCardDraft, type CardDraft } from './useCardDraft.ts'

type Draft = CardDraft<SmallForm, SmallSets>

const stored: SmallForm = { name: 'Auditor', limit: 5 }
const byColleague: SmallForm = { name: 'Auditora', limit: 9 }

function draftOf(loaded: SmallForm | null): {
  now: () => Draft
  does: (step: (draft: Draft) => void) => Draft
  /** The record is read again. */
  loads: (loaded: SmallForm) => void
} {
  const { result, rerender } = renderHook(
    (record) => {
      const draft = useCardDraft<SmallForm, SmallSets>({
        kind: smallForm,
        loaded: record,
        noChanges: noRoles,
      })
      // As the bar of a card does.
      void draft.hasChanges
      return draft
    },
    { initialProps: loaded },
  )
  const now = (): Draft => result.current
  return {
    now,
    does(step) {
      act(() => step(now()))
      return now()
    },
    loads: (record) => rerender(record),
  }
}

const type = (fields: Partial<SmallForm>) => (draft: Draft) => {
  for (const [name, value] of Object.entries(fields))
    draft.form.setValue(name as keyof SmallForm, value, { shouldDirty: true })
}
const tick = (values: Record<string, boolean>) => (draft: Draft) => draft.change('roles', roles(values))
const begin = (draft: Draft): void => draft.beginEdit()
const said = (draft: Draft) => ({ isDirty: draft.isDirty(), hasChanges: draft.hasChanges })

describe('the draft of a stored record', () => {
  it('is none until the edit begins, and follows the record', () => {
    const card = draftOf(stored)
    expect(card.now().base).toBeNull()
    card.loads(byColleague)
    expect(card.now().content()).toEqual({ values: byColleague, sets: noRoles })
    expect(card.does(begin).base).toEqual(byColleague)
  })

  it.each<[string, (draft: Draft) => void, boolean]>([
    ['a text that is typed', type({ name: 'Otro' }), true],
    ['a number that is taken out', type({ limit: null }), true],
    ['a text that only has blanks more', type({ name: ' Auditor ' }), false],
    ['one that is given', tick({ A: true }), true],
    ['one that is taken', tick({ A: false }), true],
    ['nothing', () => undefined, false],
  ])('with %s differs: %#', (_what, step, differs) => {
    const card = draftOf(stored)
    card.does(begin)
    expect(card.does(step).isDirty()).toBe(differs)
  })

  it.each([
    ['typed', type({ name: 'Otro' }), type({ name: 'Auditor' })],
    ['ticked', tick({ A: true }), tick({})],
  ])('does not differ any more once what was %s is undone', (_what, there, back) => {
    const card = draftOf(stored)
    card.does(begin)
    expect(said(card.does(there))).toEqual({ isDirty: true, hasChanges: true })
    expect(said(card.does(back))).toEqual({ isDirty: false, hasChanges: false })
  })

  it('keeps what is typed and what the edit began with while the record is read again', () => {
    const card = draftOf(stored)
    card.does(begin)
    card.does(type({ name: 'Otro' }))
    card.loads(byColleague)
    expect(card.now().content().values).toEqual({ name: 'Otro', limit: 5 })
    expect(card.now().base).toEqual(stored)
  })

  it('goes back to what the edit began with, and the edit goes on', () => {
    const card = draftOf(stored)
    card.does(begin)
    card.does(type({ name: 'Otro' }))
    card.does(tick({ A: true }))
    card.loads(byColleague)
    const draft = card.does(({ restore }) => restore())
    expect(draft.content()).toEqual({ values: stored, sets: noRoles })
    expect(draft.base).toEqual(stored)
    expect(said(draft)).toEqual({ isDirty: false, hasChanges: false })
  })

  it('ends with what is stored by then, and nothing of it is in the next edit', () => {
    const card = draftOf(stored)
    card.does(begin)
    card.does(type({ name: 'Otro' }))
    card.does(tick({ A: false }))
    const { endEdit } = card.now()
    card.loads(byColleague)
    const draft = card.does(() => endEdit())
    expect(draft.base).toBeNull()
    expect(draft.content()).toEqual({ values: byColleague, sets: noRoles })
    expect(said(card.does(begin))).toEqual({ isDirty: false, hasChanges: false })
    expect(card.now().base).toEqual(byColleague)
  })

  it.each([
    ['ends', false, null],
    ['goes on', true, byColleague],
  ])('after a save %s with the saved values and without ticks', (_what, keepsEditing, base) => {
    const card = draftOf(stored)
    card.does(begin)
    card.does(type({ name: 'Otro' }))
    card.does(tick({ A: true }))
    const draft = card.does(({ finish }) => finish(byColleague, keepsEditing))
    expect(draft.base).toEqual(base)
    expect(draft.sets).toBe(noRoles)
    expect(said(draft)).toEqual({ isDirty: false, hasChanges: false })
    if (keepsEditing) expect(draft.content().values).toEqual(byColleague)
  })

  it('takes over a merge, and counts as loaded what it was merged with', () => {
    const card = draftOf(stored)
    card.does(begin)
    card.does(type({ name: 'Otro' }))
    const merged = { values: { name: 'Otro', limit: 9 }, sets: { roles: roles({ A: false }) } }
    const draft = card.does(({ takeOver }) => takeOver(merged, byColleague))
    expect(draft.content()).toEqual(merged)
    expect(draft.base).toEqual(byColleague)
    expect(said(draft)).toEqual({ isDirty: true, hasChanges: true })
    // Back to what a colleague has stored: nothing differs.
    card.does(type(byColleague))
    expect(said(card.does(tick({})))).toEqual({ isDirty: false, hasChanges: false })
  })

  it('goes on with an edit that was left, whatever was stored meanwhile and typed before', () => {
    const card = draftOf(byColleague)
    card.does(begin)
    card.does(type({ name: 'Antes' }))
    // The colleague stored the very limit that was typed here.
    const left = { values: { name: 'Otro', limit: byColleague.limit }, sets: { roles: roles({ A: false }) } }
    const draft = card.does(({ takeOver }) => takeOver(left, stored))
    expect([draft.content(), draft.base]).toEqual([left, stored])
    expect(said(draft)).toEqual({ isDirty: true, hasChanges: true })
    expect(card.does(({ restore }) => restore()).content()).toEqual({ values: stored, sets: noRoles })
  })

  it('goes on with an edit that was left, before another one began', () => {
    const card = draftOf(stored)
    const left = { values: { name: 'Otro', limit: null }, sets: noRoles }
    const draft = card.does(({ takeOver }) => takeOver(left, byColleague))
    expect([draft.content(), draft.base]).toEqual([left, byColleague])
    expect(said(draft)).toEqual({ isDirty: true, hasChanges: true })
  })

  it('says that there are changes of fields alone after a merge, and after what is typed then', () => {
    const card = draftOf(stored)
    card.does(begin)
    card.does(type({ name: 'Otro' }))
    const merged = { values: { name: 'Otro', limit: 9 }, sets: noRoles }
    expect(said(card.does(({ takeOver }) => takeOver(merged, byColleague)))).toEqual({
      isDirty: true,
      hasChanges: true,
    })
    expect(said(card.does(type({ name: 'Otra' })))).toEqual({ isDirty: true, hasChanges: true })
    expect(said(card.does(type(byColleague)))).toEqual({ isDirty: false, hasChanges: false })
  })

  it('takes over texts as they will be sent', () => {
    const card = draftOf(stored)
    card.does(begin)
    card.does(type({ name: '  Otro ' }))
    expect(card.does(({ tidy }) => tidy()).content().values).toEqual({ name: 'Otro', limit: 5 })
  })

  it('judges nothing that is as stored', async () => {
    const card = draftOf({ name: '', limit: 5 })
    card.does(begin)
    await act(async () => expect(await card.now().form.trigger()).toBe(false))
    const named = draftOf(stored)
    named.does(begin)
    await act(async () => expect(await named.now().form.trigger()).toBe(true))
    named.does(type({ name: '' }))
    await act(async () => expect(await named.now().form.trigger()).toBe(false))
  })
})

describe('the draft of a new record', () => {
  it('is edited from the start, beginning with nothing', () => {
    const card = draftOf(null)
    expect(card.now().base).toEqual(smallForm.empty)
    expect(said(card.now())).toEqual({ isDirty: false, hasChanges: false })
    expect(said(card.does(type({ name: 'Otro' })))).toEqual({ isDirty: true, hasChanges: true })
  })

  it('is edited on after its save, so that it is not shown as what it is not', () => {
    const card = draftOf(null)
    card.does(type({ name: 'Otro' }))
    const draft = card.does(({ finish }) => finish({ name: 'Otro', limit: null }, false))
    expect(draft.base).toEqual({ name: 'Otro', limit: null })
    expect(said(draft)).toEqual({ isDirty: false, hasChanges: false })
  })
})
