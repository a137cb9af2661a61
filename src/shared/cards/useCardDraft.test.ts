import { act, renderHook } from '@testing-library/react'
import { noRoles, roles, smallForm, type SmallForm, type SmallSets } from './testSmallCard.ts'
import { useCardDraft, type CardDraft, formResolver } from './useCardDraft.ts'
import * as z from 'zod/mini'

type Draft = CardDraft<SmallForm, SmallSets>

const stored: SmallForm = { name: 'Auditor', limit: 5 }
const byColleague: SmallForm = { name: 'Auditora', limit: 9 }

function draftOf(loaded: SmallForm | null): {
  now: () => Draft
  does: (step: (draft: Draft) => void) => Draft
  /** Simulates another read of the record. */
  loads: (loaded: SmallForm) => void
} {
  const { result, rerender } = renderHook(
    (record) => {
      const draft = useCardDraft<SmallForm, SmallSets>({
        cardForm: smallForm,
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
const changesOf = (draft: Draft) => ({ isDirty: draft.isDirty(), hasChanges: draft.hasChanges })

describe('the draft of a stored record', () => {
  it('is clean until the edit begins, and follows the record', () => {
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
  ])('with %s has the right dirty state: %#', (_what, step, differs) => {
    const card = draftOf(stored)
    card.does(begin)
    expect(card.does(step).isDirty()).toBe(differs)
  })

  it.each([
    ['typed', type({ name: 'Otro' }), type({ name: 'Auditor' })],
    ['ticked', tick({ A: true }), tick({})],
  ])('is clean again once what was %s is undone', (_what, there, back) => {
    const card = draftOf(stored)
    card.does(begin)
    expect(changesOf(card.does(there))).toEqual({ isDirty: true, hasChanges: true })
    expect(changesOf(card.does(back))).toEqual({ isDirty: false, hasChanges: false })
  })

  it('keeps input and base values while the record is read again', () => {
    const card = draftOf(stored)
    card.does(begin)
    card.does(type({ name: 'Otro' }))
    card.loads(byColleague)
    expect(card.now().content().values).toEqual({ name: 'Otro', limit: 5 })
    expect(card.now().base).toEqual(stored)
  })

  it('restores the base values and continues the edit', () => {
    const card = draftOf(stored)
    card.does(begin)
    card.does(type({ name: 'Otro' }))
    card.does(tick({ A: true }))
    card.loads(byColleague)
    const draft = card.does(({ restore }) => restore())
    expect(draft.content()).toEqual({ values: stored, sets: noRoles })
    expect(draft.base).toEqual(stored)
    expect(changesOf(draft)).toEqual({ isDirty: false, hasChanges: false })
  })

  it('ends with the values stored now, and leaves nothing for the next edit', () => {
    const card = draftOf(stored)
    card.does(begin)
    card.does(type({ name: 'Otro' }))
    card.does(tick({ A: false }))
    const { endEdit } = card.now()
    card.loads(byColleague)
    const draft = card.does(() => endEdit())
    expect(draft.base).toBeNull()
    expect(draft.content()).toEqual({ values: byColleague, sets: noRoles })
    expect(changesOf(card.does(begin))).toEqual({ isDirty: false, hasChanges: false })
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
    expect(changesOf(draft)).toEqual({ isDirty: false, hasChanges: false })
    if (keepsEditing) expect(draft.content().values).toEqual(byColleague)
  })

  it('applies a merge, and uses its values as the new base', () => {
    const card = draftOf(stored)
    card.does(begin)
    card.does(type({ name: 'Otro' }))
    const merged = { values: { name: 'Otro', limit: 9 }, sets: { roles: roles({ A: false }) } }
    const draft = card.does(({ takeOver }) => takeOver(merged, byColleague))
    expect(draft.content()).toEqual(merged)
    expect(draft.base).toEqual(byColleague)
    expect(changesOf(draft)).toEqual({ isDirty: true, hasChanges: true })
    // Back to the colleague's values: clean.
    card.does(type(byColleague))
    expect(changesOf(card.does(tick({})))).toEqual({ isDirty: false, hasChanges: false })
  })

  it('resumes a draft despite newer stored values and input', () => {
    const card = draftOf(byColleague)
    card.does(begin)
    card.does(type({ name: 'Antes' }))
    // The colleague stored the same limit as typed here.
    const left = { values: { name: 'Otro', limit: byColleague.limit }, sets: { roles: roles({ A: false }) } }
    const draft = card.does(({ takeOver }) => takeOver(left, stored))
    expect([draft.content(), draft.base]).toEqual([left, stored])
    expect(changesOf(draft)).toEqual({ isDirty: true, hasChanges: true })
    expect(card.does(({ restore }) => restore()).content()).toEqual({ values: stored, sets: noRoles })
  })

  it('resumes a draft before another edit begins', () => {
    const card = draftOf(stored)
    const left = { values: { name: 'Otro', limit: null }, sets: noRoles }
    const draft = card.does(({ takeOver }) => takeOver(left, byColleague))
    expect([draft.content(), draft.base]).toEqual([left, byColleague])
    expect(changesOf(draft)).toEqual({ isDirty: true, hasChanges: true })
  })

  it('is dirty with field changes only, after a merge and after later input', () => {
    const card = draftOf(stored)
    card.does(begin)
    card.does(type({ name: 'Otro' }))
    const merged = { values: { name: 'Otro', limit: 9 }, sets: noRoles }
    expect(changesOf(card.does(({ takeOver }) => takeOver(merged, byColleague)))).toEqual({
      isDirty: true,
      hasChanges: true,
    })
    expect(changesOf(card.does(type({ name: 'Otra' })))).toEqual({ isDirty: true, hasChanges: true })
    expect(changesOf(card.does(type(byColleague)))).toEqual({ isDirty: false, hasChanges: false })
  })

  it('replaces texts with their tidy form', () => {
    const card = draftOf(stored)
    card.does(begin)
    card.does(type({ name: '  Otro ' }))
    expect(card.does(({ tidy }) => tidy()).content().values).toEqual({ name: 'Otro', limit: 5 })
  })

  it('does not validate stored values', async () => {
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
  it('is editable from the start, with empty values', () => {
    const card = draftOf(null)
    expect(card.now().base).toEqual(smallForm.empty)
    expect(changesOf(card.now())).toEqual({ isDirty: false, hasChanges: false })
    expect(changesOf(card.does(type({ name: 'Otro' })))).toEqual({ isDirty: true, hasChanges: true })
  })

  it('stays editable after its save, because its stored values are unknown', () => {
    const card = draftOf(null)
    card.does(type({ name: 'Otro' }))
    const draft = card.does(({ finish }) => finish({ name: 'Otro', limit: null }, false))
    expect(draft.base).toEqual({ name: 'Otro', limit: null })
    expect(changesOf(draft)).toEqual({ isDirty: false, hasChanges: false })
  })
})

type Form = { name: string; life: number | null; unit: string }

const schema = z.object({
  name: z.string().check(z.minLength(1, 'required'), z.regex(/^[a-z]*$/, 'format')),
  life: z.nullable(z.number()).check(
    z.refine((life) => life !== null, 'required'),
    z.refine((life) => life === null || life <= 10, 'most'),
  ),
  unit: z.string().check(z.minLength(1, 'required')),
})

async function wrong(base: Form | null, values: Form, revalidatedWith = {}): Promise<string[]> {
  const options = { fields: {}, shouldUseNativeValidation: false }
  const { errors } = await formResolver<Form>({ schema, revalidatedWith }, base)(values, undefined, options)
  return Object.keys(errors).toSorted()
}

const fine: Form = { name: 'uno', life: 5, unit: 'h' }

it.each<[string, Form, Partial<Form>, string[]]>([
  ['nothing is wrong', fine, {}, []],
  ['a text breaks the rule and is as stored', { ...fine, name: 'UNO' }, {}, []],
  ['a text breaks the rule and is another', { ...fine, name: 'UNO' }, { name: 'DOS' }, ['name']],
  ['a number breaks the rule and is as stored', { ...fine, life: 99 }, {}, []],
  ['a number breaks the rule and is another', { ...fine, life: 99 }, { life: 98 }, ['life']],
  ['a text was stored as nothing', { ...fine, name: '' }, {}, ['name']],
  ['a number was stored as nothing', { ...fine, life: null }, {}, ['life']],
  ['a number is taken out', fine, { life: null }, ['life']],
  ['a number of 0 breaks no rule', { ...fine, life: 0 }, {}, []],
  ['two are wrong, one of them as stored', { ...fine, name: 'UNO' }, { life: 11 }, ['life']],
])('where %s', async (_what, base, changes, found) => {
  expect(await wrong(base, { ...base, ...changes })).toEqual(found)
})

it.each<[Partial<Form>, string[]]>([
  [{}, []],
  [{ unit: 'd' }, ['life']],
])('a field validated with another one counts as stored only with that one: %j', async (changes, found) => {
  const base = { ...fine, life: 99 }
  expect(await wrong(base, { ...base, ...changes }, { life: ['unit'] })).toEqual(found)
})

it('validates a new record completely', async () => {
  expect(await wrong(null, { name: 'UNO', life: 99, unit: '' })).toEqual(['life', 'name', 'unit'])
})
