/** @jest-environment node */
import type { Json } from '../testServer.ts'
import { adminMock } from '../testMock.ts'

// 20:30 in Bogota, where it is still the 14th.
const evening = { freeze: '2031-05-15T01:30:00Z' }
const { mock, bearer, signInAgain } = adminMock((running) => running.control('PUT', '/clock', evening))

async function get(path: string, headers: Record<string, string> = {}): Promise<Json> {
  const { body } = await mock.ask('GET', `/security/api/${path}`, { headers: { ...bearer, ...headers } })
  return body
}
function post(call: string, body: object, language = 'es'): Promise<{ status: number; body: Json }> {
  const headers = { ...bearer, 'accept-language': language }
  return mock.ask('POST', `/security/api/Notifications/${call}`, { headers, body })
}
const stored = (id: number): Promise<Json> => mock.control('GET', `/state/notifications/${id}`)

const text = { type: 'text', name: 'titulo', label: 'Título', maxLength: 50 }
const variables = (value: unknown): string => JSON.stringify([{ ...text, value }])
const fresh = {
  id: 0,
  reason: 'Cierre de año',
  subjectId: 6,
  templateId: 5,
  applicationIds: [3, 1],
  variables: variables('Cerramos el 24'),
  executionDate: '2031-05-14T23:59:00',
}
const maintenance = (changes: Record<string, object> = {}): string =>
  JSON.stringify([
    { type: 'date', name: 'fecha', label: 'Fecha', value: '2031-05-17', ...changes['fecha'] },
    {
      type: 'time',
      name: 'hora',
      label: 'Hora',
      hour: { value: '8' },
      minutes: { value: 30 },
      complement: { name: 'dia', label: 'Todo el día', value: true },
      ...changes['hora'],
    },
    { type: 'text', name: 'motivo', label: 'Motivo', value: 'Ampliación', ...changes['motivo'] },
    { type: 'check', name: 'reingreso', label: 'Será necesario', value: false, ...changes['reingreso'] },
  ])

describe('the notifications', () => {
  it('are listed with later changes of their applications and subjects', async () => {
    const first = async (): Promise<Json> => (await get('Notifications/List')).result[0]
    const { applicationIds, subjectId, reason } = await first()
    await mock.control('PUT', `/state/applications/${applicationIds[0]}`, { title: 'Otro título' })
    expect((await first()).sharedApps).toContain('Otro título')
    await mock.control('PUT', `/state/subjects/${subjectId}`, { name: 'Otro asunto' })
    expect(await first()).toMatchObject({ reason, subjectName: 'Otro asunto' })
    await mock.control('PUT', '/state/notifications/1', { reason: 'Otro motivo' })
    expect((await first()).reason).toBe('Otro motivo')
  })

  it('are all listed with titles, subject, state and time [ENT-46, NTF-14]', async () => {
    const { result } = await get('Notifications/List')
    expect(result).toHaveLength(30)
    expect(result[1]).toEqual({
      ...(await stored(2)),
      executed: undefined,
      executionDate: expect.stringMatching(/^204\d-\d\d-\d\dT23:59:00$/),
      sharedApps: expect.stringMatching(/\p{Lu}/u),
      subjectName: expect.any(String),
      stateName: 'PENDIENTE',
      idstate: 0,
    })
    expect(result[0]).toMatchObject({ stateName: 'EJECUTADA', idstate: 1 })
  })

  it('show the titles of hidden applications, and keep their ids', async () => {
    const { result } = await get('Notifications/List')
    expect(result[5].applicationIds).toContain(13)
    expect(result[5].sharedApps).toContain('Archivo digital')
  })
})

describe('a new notification', () => {
  it('is stored as pending, for today in Bogota at the earliest [NTV-10]', async () => {
    const { status, body } = await post('Create', fresh)
    expect([status, body]).toEqual([200, { result: 'La notificación fue creada exitosamente' }])
    expect(await stored(31)).toEqual({
      ...fresh,
      id: 31,
      executionDate: '2031-05-14',
      executed: false,
      createdon: '2031-05-15T01:30:00.000Z',
    })
  })

  it('may have a template that is not enabled for its applications', async () => {
    const { status } = await post('Create', {
      ...fresh,
      templateId: 1,
      subjectId: 1,
      applicationIds: [14],
      variables: maintenance(),
    })
    expect(status).toBe(200)
  })

  it.each<[string, object, string]>([
    ['without a reason', { reason: '  ' }, 'Motivo: es obligatorio.'],
    ['with a reason of 201', { reason: 'x'.repeat(201) }, 'Motivo: debe tener máximo 200 caracteres.'],
    ['of an unknown template', { templateId: 99 }, 'Plantilla: no existe.'],
    ['with a foreign subject', { subjectId: 1 }, 'Asunto: no pertenece a la plantilla.'],
    ['for no application', { applicationIds: [] }, 'Aplicaciones: se requiere mínimo una aplicación.'],
    ['for an unknown application', { applicationIds: [1, 99] }, 'Aplicaciones: no existe la aplicación 99.'],
    [
      'for yesterday',
      { executionDate: '2031-05-13T23:59:00' },
      'Fecha de envío: no puede ser anterior a hoy.',
    ],
    [
      'for a day that is none',
      { executionDate: '2031-02-29T23:59:00' },
      'Fecha de envío: no es una fecha válida.',
    ],
    ['at another hour', { executionDate: '2031-05-20T12:00:00' }, 'Fecha de envío: no es una fecha válida.'],
    ['with an empty text', { variables: variables(' ') }, 'Título: es obligatorio.'],
    [
      'with too long a text',
      { variables: variables('x'.repeat(51)) },
      'Título: debe tener máximo 50 caracteres.',
    ],
    ['without its variables', { variables: '[]' }, 'Variables: no corresponden a la plantilla.'],
    ['with variables that are no list', { variables: '{' }, 'Variables: no corresponden a la plantilla.'],
    [
      'with variables of another template',
      { variables: maintenance() },
      'Variables: no corresponden a la plantilla.',
    ],
  ])('is refused %s, with the name of the field', async (_what, changes, result) => {
    const answer = await post('Create', { ...fresh, ...changes })
    expect([answer.status, answer.body]).toEqual([400, { result }])
    expect(await mock.control('GET', '/state/notifications')).toHaveLength(30)
  })

  it.each<[string, Record<string, object>, string]>([
    ['a date of today', { fecha: { value: '2031-05-14' } }, 'Fecha: la fecha mínima es mañana.'],
    ['no date', { fecha: { value: null } }, 'Fecha: no es una fecha válida.'],
    ['the hour 24', { hora: { hour: { value: '24' } } }, 'Hora: la hora debe estar entre 0 y 23.'],
    ['the hour 9e9', { hora: { hour: { value: '9e9' } } }, 'Hora: la hora debe estar entre 0 y 23.'],
    ['the minute -1', { hora: { minutes: { value: -1 } } }, 'Hora: los minutos deben estar entre 0 y 59.'],
    ['no complement', { hora: { complement: null } }, 'Hora: debe ser verdadero o falso.'],
    ['a text of 201', { motivo: { value: 'x'.repeat(201) } }, 'Motivo: debe tener máximo 200 caracteres.'],
    [
      'a check that is text',
      { reingreso: { value: 'sí' } },
      'Será necesario volver a ingresar: debe ser verdadero o falso.',
    ],
  ])('is refused with %s', async (_what, changes, result) => {
    const body = { ...fresh, templateId: 1, subjectId: 1 }
    expect((await post('Create', { ...body, variables: maintenance() })).status).toBe(200)
    const answer = await post('Create', { ...body, variables: maintenance(changes) })
    expect([answer.status, answer.body]).toEqual([400, { result }])
  })

  it('may be for tomorrow', async () => {
    const variables = maintenance({ fecha: { value: '2031-05-15' } })
    const body = { ...fresh, templateId: 1, subjectId: 1, variables }
    expect((await post('Create', body)).status).toBe(200)
  })

  it('is refused with a variable of an unknown type [T89]', async () => {
    await mock.control('PUT', '/state/templates/5', { variables: '[{"type":"color","name":"c"}]' })
    const { body } = await post('Create', { ...fresh, variables: '[{"type":"color","name":"c"}]' })
    expect(body).toEqual({ result: 'c: su tipo no se conoce.' })
  })

  it.each([
    ['en', { reason: '' }, 'Reason: is required.'],
    ['pt', { applicationIds: [98] }, 'Aplicativos: não existe o aplicativo 98.'],
  ])('is refused in the requested language: %s', async (language, changes, result) => {
    const { body } = await post('Create', { ...fresh, ...changes }, language)
    expect(body).toEqual({ result })
  })
})

describe('a pending notification', () => {
  async function change(id: number, changes: object): Promise<{ status: number; body: Json }> {
    const { executed: _executed, createdon: _createdon, ...record } = await stored(id)
    return post('Modify', { ...record, executionDate: `${record.executionDate}T23:59:00`, ...changes })
  }

  it('can be changed', async () => {
    const answer = await change(2, { reason: 'Otro motivo', executionDate: '2031-06-01T23:59:00' })
    expect([answer.status, answer.body]).toEqual([
      200,
      { result: 'La notificación fue modificada exitosamente' },
    ])
    expect(await stored(2)).toMatchObject({ reason: 'Otro motivo', executionDate: '2031-06-01' })
  })

  it('keeps a stored date in the past, and accepts no new one', async () => {
    await post('Create', { ...fresh, templateId: 1, subjectId: 1, variables: maintenance() })
    await mock.control('PUT', '/state/notifications/31', { executionDate: '2040-01-01' })
    await mock.control('PUT', '/clock', { freeze: '2032-01-01T12:00:00Z' })
    await signInAgain()
    expect((await change(31, { reason: 'Otro' })).status).toBe(200)
    const other = maintenance({ fecha: { value: '2031-05-18' } })
    expect((await change(31, { variables: other })).status).toBe(400)
  })

  it('can be deleted', async () => {
    const { status, body } = await post('Delete', { id: 2 })
    expect([status, body]).toEqual([200, { result: 'La notificación fue eliminada exitosamente' }])
    const { result } = await get('Notifications/List')
    expect(result.map(({ id }: Json) => id)).not.toContain(2)
  })

  it.each(['Modify', 'Delete'])('is refused by %s once it is gone', async (call) => {
    await post('Delete', { id: 2 })
    const { status, body } = await post(call, { ...fresh, id: 2 })
    expect([status, body]).toEqual([400, { result: 'La notificación no existe.' }])
  })
})

describe('an executed notification', () => {
  it.each(['Modify', 'Delete'])('is refused by %s with the text of the document [NTF-16]', async (call) => {
    const before = await stored(1)
    const { status, body } = await post(call, { ...fresh, id: 1 })
    expect([status, body]).toEqual([
      400,
      { result: 'La notificación ya fue ejecutada, no se puede modificar' },
    ])
    expect(await stored(1)).toEqual(before)
  })
})

describe('the data for a new notification', () => {
  it('leaves inactive and invisible applications out', async () => {
    const { records } = await get('application/getApplicationsForAssignNotification')
    expect(records.map(({ id }: Json) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(records[2]).toEqual({ id: 3, name: 'suite', title: 'Suite' })
  })

  it.each<[string, number[]]>([
    ['3', [1, 2, 4, 5]],
    ['3,4', [1, 2, 5]],
    ['2, 3', [1, 5]],
    ['14', []],
    ['', []],
  ])('contains the templates common to the applications %p', async (apps, ids) => {
    const { templates } = await get('ApplicationsTemplates/TemplatesByApps', { apps })
    expect(templates.map(({ id }: Json) => id)).toEqual(ids)
  })

  it('contains the subjects of a template, none for one of them', async () => {
    const { subjects } = await get('Subjects/SubjectsByTemplateId', { idTemplate: '1' })
    expect(subjects).toEqual([
      { id: 1, name: 'Ventana de mantenimiento' },
      { id: 2, name: 'Actualización de versión' },
    ])
    expect(await get('Subjects/SubjectsByTemplateId', { idTemplate: '4' })).toEqual({ subjects: [] })
  })

  it('has pictures drawn from the template on its own origin; one is missing', async () => {
    const { templates } = await get('ApplicationsTemplates/TemplatesByApps', { apps: '3' })
    const addresses = templates.map(({ urlImage }: Json) => urlImage)
    expect(new Set(addresses.map((address: string) => new URL(address).origin))).toEqual(new Set([mock.url]))
    await mock.control('PUT', '/state/templates/1', { title: 'Pausa <a> & «b»' })
    const picture = await fetch(addresses[0])
    expect(picture.headers.get('content-type')).toBe('image/svg+xml')
    expect(picture.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await picture.text()).toMatch(/^<svg .*Pausa &lt;a&gt; &amp; «b».*Fecha.*<\/svg>$/)
    expect((await fetch(addresses.at(-2))).status).toBe(404)
  })
})

describe('the scenario with many notifications', () => {
  it('has 5,000, half executed, the others from today on', async () => {
    await mock.control('PUT', '/scenario', { name: 'many-notifications' })
    const { result } = await get('Notifications/List')
    const waiting = result.filter(({ stateName }: Json) => stateName === 'PENDIENTE')
    expect([result.length, waiting.length]).toEqual([5000, 2500])
    expect(waiting.every(({ executionDate }: Json) => executionDate >= '2031-05-14')).toBe(true)
    expect(Math.max(...result.map(({ reason }: Json) => reason.length))).toBe(200)
  })

  it('keeps the latest 2,000 mails when all are due at once', async () => {
    await mock.control('PUT', '/scenario', { name: 'many-notifications' })
    await mock.control('PUT', '/clock', { advance: 'P365D' })
    const mails: Json[] = await mock.control('GET', '/mail')
    expect(mails).toHaveLength(2000)
    expect(mails.map(({ at }) => at)).toEqual(mails.map(({ at }) => at).toSorted())
    // The last of the 200 days after the 14th of May.
    expect(mails.at(-1).at).toBe('2031-11-30T04:59:00.000Z')
  })
})

describe('the scenario with many templates', () => {
  it('has 200 with up to 30 variables, one of an unknown type, some without subjects or a picture', async () => {
    await mock.control('PUT', '/scenario', { name: 'many-templates' })
    const templates: Json[] = await mock.control('GET', '/state/templates')
    const variablesOf = templates.map((one): Json[] => JSON.parse(one.variables))
    expect(templates).toHaveLength(200)
    expect(Math.max(...variablesOf.map(({ length }) => length))).toBe(30)
    expect(variablesOf.flat().filter(({ type }) => type === 'color')).toHaveLength(1)
    expect(templates.some(({ urlImage }) => urlImage === '')).toBe(true)
    const { subjects } = await get('Subjects/SubjectsByTemplateId', { idTemplate: '15' })
    expect(subjects).toEqual([])
    const { templates: enabled } = await get('ApplicationsTemplates/TemplatesByApps', { apps: '2' })
    expect(enabled.length).toBeLessThan(200)
  })
})
