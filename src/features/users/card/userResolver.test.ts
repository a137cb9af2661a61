/** @jest-environment node */
import { formResolver } from '#shared/cards/useCardDraft.ts'
import { emptyForm, userCardForm, type UserForm } from './form.ts'

const stored: UserForm = {
  userName: 'thaís',
  email: 'thais@suite',
  names: 'Thaís',
  surnames: 'Conceição',
  country: '2',
  documentTypeId: '1',
  document: 'AB-1',
  phoneNumber: '',
  idTypeUser: '2',
  idstate: '0',
}

async function problems(base: UserForm | null, values: UserForm): Promise<string[]> {
  const options = { fields: {}, shouldUseNativeValidation: false }
  return Object.keys((await formResolver(userCardForm, base)(values, undefined, options)).errors).toSorted()
}

it.each<[string, Partial<UserForm>, string[]]>([
  ['nothing', {}, []],
  ['the phone', { phoneNumber: '(+57) 310 5551234' }, []],
  ['the surnames to others that break the rule', { surnames: 'Conceição Lima' }, ['surnames']],
  ['the surnames to some that do not', { surnames: 'Lima' }, []],
  ['the type, by which the document is wrong', { documentTypeId: '2' }, ['document']],
  ['the document to another that is wrong', { document: 'AB-2' }, ['document']],
  ['the names to nothing', { names: '' }, ['names']],
])(
  'reports only the changed fields of an invalid stored user, after a change of %s',
  async (_what, changes, found) => {
    expect(await problems(stored, { ...stored, ...changes })).toEqual(found)
  },
)

it('reports missing values, stored or not', async () => {
  const without = { ...stored, documentTypeId: '' }
  expect(await problems(without, without)).toEqual(['documentTypeId'])
  expect(await problems(emptyForm, emptyForm)).toHaveLength(8)
})

it('validates everything on a new user', async () => {
  expect(await problems(emptyForm, stored)).toEqual(['document', 'email', 'surnames', 'userName'])
})
