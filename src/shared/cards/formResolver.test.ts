/** @jest-environment node */
import * as z from 'zod/mini'
import { formResolver } from './useCardDraft.ts'

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
