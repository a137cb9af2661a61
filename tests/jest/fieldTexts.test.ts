/** @jest-environment node */
import { createApplication } from '#contracts/examples/application-settings.ts'
import { createNotification } from '#contracts/examples/notifications.ts'
import { createPrivilege } from '#contracts/examples/privileges.ts'
import { createRole } from '#contracts/examples/roles.ts'
import { applicationCardForm, toForm } from '#features/applications/card/form.ts'
import { itemProblems, type ItemForm } from '#features/menus/item/form.ts'
import { notificationForm } from '#features/notifications/card/form.ts'
import { readVariables } from '#features/notifications/variables/readVariables.ts'
import { variableProblems } from '#features/notifications/variables/variableProblem.ts'
import { privilegeCardForm } from '#features/privileges/card/form.ts'
import { roleCardForm } from '#features/roles/card/form.ts'
import { emptySuiteForm, suiteProblems } from '#features/suite-items/item/suiteForm.ts'
import { emptyForm as emptyUser, userForm, type UserForm } from '#features/users/card/form.ts'
import { startMock, type RunningMock } from '#mock/testServer.ts'
import type { CardForm, FormValues } from '#shared/cards/cardParts.ts'
import { hostileTexts } from '../support/hostileTexts.ts'

/** A text as a field leaves it. */
const tidied = (put: string): string => put.normalize('NFC').trim()

type Field = {
  /** The longest text that the field takes. */
  max: number
  /** The problem that a text is to have. */
  verdict: (value: string) => string | null
  /** What the form finds. */
  judge: (value: string) => string | null
  /** What the service is sent, and the words that its refusal begins with; without it the service does not judge. */
  send?: { path: string; label: string; body: (value: string, number: number) => object }
}

/** What a schema says of one field. */
function judgeBy<Form extends FormValues>(
  schema: CardForm<Form>['schema'],
  right: Form,
  field: keyof Form & string,
) {
  return (value: string): string | null => {
    const { error } = schema.safeParse({ ...right, [field]: value })
    return error?.issues.find(({ path }) => path[0] === field)?.message ?? null
  }
}

const required = (value: string): string | null => (value === '' ? 'required' : null)
const longer = (max: number, problem: string) => (value: string) => (value.length > max ? problem : null)
const unlike = (right: RegExp, problem: string) => (value: string) => (right.test(value) ? null : problem)
/** Reports a text that is valid without its invisible characters. */
function onlyIn(right: RegExp, problem: string): Field['verdict'] {
  return (value) => {
    if (right.test(value)) return null
    return right.test(value.replaceAll(/\0|\n|\u202E|\u200D|\u00a0/g, '')) ? 'hidden' : problem
  }
}
const first =
  (...verdicts: Field['verdict'][]) =>
  (value: string) =>
    verdicts.map((verdict) => verdict(value)).find((problem) => problem !== null) ?? null

const application = createApplication.example.body
function ofApplication(field: keyof typeof application, label: string, fields: Verdict): Field {
  return {
    ...fields,
    judge: judgeBy(applicationCardForm.schema, toForm(application), field as 'name'),
    send: {
      path: 'application/create',
      label,
      body: (value, number) => ({ ...application, name: `Prueba ${number}`, [field]: value }),
    },
  }
}
type Verdict = Pick<Field, 'max' | 'verdict'>

const plain = /^[\p{L}0-9 ]+$/u
/** None of the texts is a whole address. */
const address: Verdict = { max: 2_000, verdict: (value) => required(value) ?? 'url' }

const privilege = createPrivilege.example.body
function ofPrivilege(field: 'name' | 'description', label: string, fields: Verdict): Field {
  const right = { ...privilegeCardForm.empty, name: 'X' }
  return {
    ...fields,
    judge: judgeBy(privilegeCardForm.schema, right, field),
    send: {
      path: 'privilege/create',
      label,
      body: (value, number) => ({ ...privilege, name: `PRUEBA_${number}`, [field]: value }),
    },
  }
}

const role = createRole.example.body
function ofRole(field: 'name' | 'description' | 'alias', label: string, fields: Verdict): Field {
  return {
    ...fields,
    judge: judgeBy(roleCardForm.schema, { ...roleCardForm.empty, name: 'X' }, field),
    send: {
      path: 'role/create',
      label,
      body: (value, number) => ({ ...role, name: `Prueba ${number}`, [field]: value }),
    },
  }
}

const notification = {
  ...createNotification.example.body,
  subjectId: 6,
  templateId: 5,
  applicationIds: [1],
  executionDate: '2099-01-01T23:59:00',
}
const title = { type: 'text', name: 'titulo', label: 'Título', maxLength: 50 }
const withTitle = (value: string): string => JSON.stringify([{ ...title, value }])

function ofSuiteItem(
  field: 'name' | 'urlLanding' | 'urlApplication' | 'description',
  fields: Verdict,
): Field {
  const right = { ...emptySuiteForm, name: 'X' }
  return { ...fields, judge: (value) => suiteProblems({ ...right, [field]: value }, null)[field] ?? null }
}

function ofMenuItem(field: 'name' | 'url' | 'description' | 'functionName', fields: Verdict): Field {
  const link = field === 'functionName' ? 'function' : 'url'
  const right: ItemForm = {
    section: '',
    name: 'X',
    privilege: 'X',
    link,
    url: 'https://suite.test/',
    functionName: 'X',
    description: '',
    isActivate: true,
  }
  return { ...fields, judge: (value) => itemProblems({ ...right, [field]: value }, null, 1)[field] ?? null }
}

const fields: Record<string, Field> = {
  'the name of an application': ofApplication('name', 'Nombre', {
    max: 50,
    verdict: first(required, longer(50, 'tooLong:50'), onlyIn(plain, 'characters')),
  }),
  'the title of an application': ofApplication('title', 'Título', {
    max: 60,
    verdict: first(
      required,
      (value) => (value.length < 2 ? 'titleShort' : null),
      longer(60, 'tooLong:60'),
      onlyIn(plain, 'characters'),
    ),
  }),
  'the address of an application': ofApplication('urlApp', 'URL aplicación', address),
  'the address for passwords of an application': ofApplication(
    'urlAssignPassword',
    'URL asignación de contraseña',
    address,
  ),
  'the landing page of an application': ofApplication('landing', 'URL Landing', address),
  'the description of an application': ofApplication('description', 'Descripción', {
    max: 100,
    verdict: longer(100, 'tooLong:100'),
  }),
  'the name of a privilege': ofPrivilege('name', 'Nombre', {
    max: 50,
    verdict: first(required, longer(50, 'tooLong:50'), onlyIn(/^[A-Za-z0-9_]+$/, 'nameFormat')),
  }),
  'the description of a privilege': ofPrivilege('description', 'Descripción', {
    max: 100,
    verdict: longer(100, 'tooLong:100'),
  }),
  'the name of a role': ofRole('name', 'Nombre', {
    max: 100,
    verdict: first(
      required,
      longer(100, 'tooLong:100'),
      onlyIn(/^[A-Za-zÁÉÍÓÚÜÑáéíóúüñ0-9_ ]+$/, 'nameFormat'),
    ),
  }),
  'the description of a role': ofRole('description', 'Descripción', {
    max: 100,
    verdict: longer(100, 'tooLong:100'),
  }),
  'the alias of a role': ofRole('alias', 'Alias', { max: 100, verdict: longer(100, 'tooLong:100') }),
  'the reason of a notification': {
    max: 200,
    verdict: first(required, longer(200, 'tooLong:200')),
    judge: judgeBy(
      notificationForm,
      { reason: 'X', templateId: '5', subjectId: '6', variables: '[]', day: '2099-01-01' },
      'reason',
    ),
    send: {
      path: 'Notifications/Create',
      label: 'Motivo',
      body: (reason) => ({ ...notification, reason, variables: withTitle('X') }),
    },
  },
  'a text variable of a notification': {
    max: 50,
    verdict: first(required, longer(50, 'tooLong')),
    judge: (value) => variableProblems(readVariables(withTitle(value))![0]!, '2025-01-01').value ?? null,
    send: {
      path: 'Notifications/Create',
      label: 'Título',
      body: (value) => ({ ...notification, variables: withTitle(value) }),
    },
  },
  // The service keeps the items of a menu as they come.
  'the name of a menu item': ofMenuItem('name', {
    max: 100,
    verdict: first(required, longer(100, 'tooLong')),
  }),
  'the address of a menu item': ofMenuItem('url', address),
  'the function of a menu item': ofMenuItem('functionName', {
    max: 100,
    verdict: first(required, longer(100, 'tooLong')),
  }),
  'the description of a menu item': ofMenuItem('description', {
    max: 300,
    verdict: longer(300, 'tooLong'),
  }),
  'the name of a suite item': ofSuiteItem('name', {
    max: 100,
    verdict: first(required, longer(100, 'tooLong')),
  }),
  'the landing page of a suite item': ofSuiteItem('urlLanding', address),
  'the address of a suite item': ofSuiteItem('urlApplication', address),
  'the description of a suite item': ofSuiteItem('description', {
    max: 300,
    verdict: longer(300, 'tooLong'),
  }),
}

let mock: RunningMock
let bearer: { authorization: string }
/** Names are there once. */
let count = 0

beforeAll(async () => {
  mock = await startMock()
  bearer = (await mock.session('admin')).bearer
})
afterAll(() => mock.end())

/** Whether the service refuses a text, in words that begin with the name of the field. */
async function isRefused({ path, label, body }: NonNullable<Field['send']>, value: string) {
  const sent = body(value, (count += 1))
  const answer = await mock.ask('POST', `/security/api/${path}`, { headers: bearer, body: sent })
  const { result } = answer.body
  const words: string = typeof result === 'string' ? result : result.information
  if (answer.status === 200 && result.informationCode !== 'R11') return false
  expect(words).toMatch(new RegExp(`^${label}: `))
  return true
}

it.each(Object.entries(fields))(
  '%s: each of the forty texts has its verdict, and the service refuses what the form refuses [T23, T24]',
  async (_what, { max, verdict, judge, send }) => {
    const texts = Object.entries(hostileTexts(max)).map(([what, put]) => [what, tidied(put)] as const)
    const expected = texts.map(([what, value]) => [what, verdict(value)])
    expect(texts.map(([what, value]) => [what, judge(value)])).toEqual(expected)
    if (!send) return
    const refused = []
    for (const [what, value] of texts) if (await isRefused(send, value)) refused.push(what)
    expect(refused).toEqual(expected.filter(([, problem]) => problem !== null).map(([what]) => what))
  },
)

const person: UserForm = {
  ...emptyUser,
  userName: 'x',
  email: 'x@suite.test',
  names: 'X',
  surnames: 'X',
  country: '1',
  documentTypeId: '1',
  document: '1',
  idTypeUser: '2',
}
const ofPerson: Readonly<Record<'userName' | 'email' | 'names' | 'phoneNumber', Field['verdict']>> = {
  userName: first(required, longer(100, 'tooLong:100'), onlyIn(/^[A-Za-z0-9._@-]+$/, 'userNameFormat')),
  email: first(
    required,
    longer(100, 'tooLong:100'),
    onlyIn(/^[A-Za-z0-9._@+-]+$/, 'emailCharacters'),
    // None of the texts is a whole address.
    () => 'emailFormat',
  ),
  names: first(required, longer(100, 'tooLong:100'), onlyIn(/^[A-Za-zÁÉÍÓÚÜÑáéíóúüñ ]+$/, 'lettersOnly')),
  phoneNumber: (value) => (value === '' || /^-?\d+$/.test(value) ? null : 'phoneLetters'),
}

it.each(Object.entries(ofPerson))(
  'the %s of a user: each of the forty texts has its verdict [UVA-03, UVA-09, UVA-10, UVA-24] [T23, T24]',
  (field, verdict) => {
    const judge = judgeBy(userForm, person, field as keyof UserForm)
    const texts = Object.entries(hostileTexts(100)).map(([what, put]) => [what, tidied(put)] as const)
    expect(texts.map(([what, value]) => [what, judge(value)])).toEqual(
      texts.map(([what, value]) => [what, verdict(value)]),
    )
  },
)

it.each([
  ['1', unlike(/^[0-9]+$/, 'documentNumeric')],
  ['5', unlike(/^[0-9A-Za-z]+$/, 'documentAlphanumeric')],
])(
  'a document of type %s: each of the forty texts has its verdict [UVA-13, UVA-14, UVA-16] [T23]',
  (type, wrong) => {
    const judge = judgeBy(userForm, { ...person, documentTypeId: type }, 'document')
    const texts = Object.entries(hostileTexts(13)).map(([what, put]) => [what, put.trim()] as const)
    const verdict = first(required, longer(13, 'documentTooLong'), wrong)
    expect(texts.map(([what, value]) => [what, judge(value)])).toEqual(
      texts.map(([what, value]) => [what, verdict(value)]),
    )
  },
)
