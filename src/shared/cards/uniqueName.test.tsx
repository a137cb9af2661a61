import { act, renderHook, type RenderHookResult } from '@testing-library/react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { ApiError } from '#shared/api/apiError.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { isTaken, nameProblemText, useUniqueName, type UniqueName } from './uniqueName.ts'

const all = [
  { id: 1, name: 'Ver' },
  { id: 2, name: 'Editar' },
]

it.each([
  ['VER', 0, true],
  [' ver ', 2, true],
  ['Ver', 1, false],
  ['VERA', 0, false],
])('the name %p of the record %p is taken: %p [PRV-20] [G-39]', (name, id, taken) => {
  expect(isTaken(name, all, id)).toBe(taken)
})

it.each([
  ['taken', 'own taken'],
  ['nameFormat', 'own nameFormat'],
  ['refused', 'own refused'],
  ['required', 'Campo obligatorio.'],
  ['tooLong:50', 'Debe tener máximo 50 caracteres.'],
  ['Ya existe: <b>', 'Ya existe: <b>'],
])('the problem %p has the text %p', async (problem, words) => {
  i18n.changeLanguage('es')
  expect(nameProblemText(problem, (own) => `own ${own}`)).toBe(words)
})

type Form = { name: string }
const showField = jest.fn<void, ['name']>()
let form: UseFormReturn<Form>

function named(typed: string, isFixed = false): RenderHookResult<UniqueName, unknown> {
  showField.mockReset()
  return renderHook(() => {
    form = useForm<Form>({ defaultValues: { name: typed } })
    // Subscribed, as the field does.
    void form.formState.errors
    return useUniqueName({ id: 2, form, all, isFixed, showField })
  })
}
const fieldError = (): string | undefined => form.getFieldState('name').error?.message

it.each([
  ['of another one', 'VER', false, true],
  ['of its own', 'EDITAR', false, false],
  ['of another one that stays', 'Ver', true, false],
])('a name %s keeps the card open and shows: %p', (_whose, typed, isFixed, taken) => {
  const { result } = named(typed, isFixed)
  expect(result.current.isTaken).toBe(taken)
  expect(result.current.check()).toBe(!taken)
  expect(showField.mock.calls).toEqual(taken ? [['name']] : [])
})

it.each([
  ['that a colleague took', 'Nuevo', false, false],
  ['that nobody has', 'Otro', false, true],
  ['that stays', 'Nuevo', true, true],
])('a name %s is checked against the records just read', (_whose, typed, isFixed, isFree) => {
  const { result } = named(typed, isFixed)
  act(() => expect(result.current.recheck(typed, [...all, { id: 3, name: 'NUEVO' }])).toBe(isFree))
  expect([fieldError(), showField.mock.calls]).toEqual(isFree ? [undefined, []] : ['taken', [['name']]])
})

const error: ApiError = { kind: 'status', call: 'modifyRole', message: null, at: 0 }

it.each([
  ['R11 with words', { code: 'R11', message: 'No sirve' }, 'No sirve'],
  ['R99 without words', { code: 'R99', message: null }, 'refused'],
  ['A20', { code: 'A20', message: 'Ya estaba así' }, undefined],
  ['A10', { code: 'A10', message: null }, undefined],
  ['no code', { message: null, error }, undefined],
])('the answer %s shows at the name: %s %p [CER-06] [G-39]', (_answer, problem, words) => {
  const { result } = named('Otro')
  act(() => result.current.onRefused({ ...problem, isHandledElsewhere: false }))
  expect([fieldError(), showField.mock.calls]).toEqual([words, words === undefined ? [] : [['name']]])
})
