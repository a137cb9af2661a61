/** @jest-environment node */
import { startMock, type Json, type RunningMock } from '../testServer.ts'

let mock: RunningMock

beforeAll(async () => {
  mock = await startMock()
})
beforeEach(async () => {
  await mock.control('POST', '/reset', {})
  await mock.control('PUT', '/clock', { freeze: '2031-05-14T12:00:00Z' })
  await mock.control('DELETE', '/mail')
  await mock.control('PUT', '/state/notifications/2', {
    reason: 'Cierre',
    templateId: 1,
    subjectId: 1,
    applicationIds: [7],
    executionDate: '2031-05-14',
    variables: JSON.stringify([
      { type: 'date', name: 'fecha', label: 'Fecha', value: '2031-05-20' },
      {
        type: 'time',
        name: 'hora',
        label: 'Hora',
        hour: { value: '8' },
        minutes: { value: '5' },
        complement: { name: 'dia', label: 'Todo el día', value: true },
      },
      { type: 'text', name: 'motivo', label: 'Motivo', value: 'Cambio de <discos>' },
      { type: 'check', name: 'reingreso', label: 'Reingreso', value: false },
    ]),
  })
})
afterAll(() => mock.end())

const move = (freeze: string): Promise<Json> => mock.control('PUT', '/clock', { freeze })
const mails = (): Promise<Json> => mock.control('GET', '/mail')
const stored = (id: number): Promise<Json> => mock.control('GET', `/state/notifications/${id}`)
async function list(): Promise<Json> {
  const { bearer } = await mock.session('admin')
  return (await mock.ask('GET', '/security/api/Notifications/List', { headers: bearer })).body.result
}

describe('a due notification', () => {
  it('waits until 23:59 in Bogota [NTF-22]', async () => {
    await move('2031-05-15T04:58:59.999Z')
    expect((await list())[1].stateName).toBe('PENDIENTE')
    expect(await mails()).toEqual([])
    await move('2031-05-15T04:59:00Z')
    expect((await list())[1].stateName).toBe('EJECUTADA')
    expect((await mails()).length).toBeGreaterThan(0)
  })

  it('is mailed once to every active user of its applications, with filled variables', async () => {
    await move('2031-05-15T05:00:00Z')
    const sent: Json[] = await mails()
    const roles: Json[] = await mock.control('GET', '/state/roles')
    const users: Json[] = await mock.control('GET', '/state/users')
    const counting = roles
      .filter(
        ({ idstate, applications }) =>
          idstate === 0 && applications.some((one: Json) => one.name === 'firmaya'),
      )
      .map(({ name }) => name)
    const people = users.filter(
      (one) =>
        one.idstate === 0 &&
        one.isActivated &&
        !one.isDeleted &&
        !one.isBlocked &&
        one.roles.some((role: string) => counting.includes(role)),
    )
    expect(people.length).toBeGreaterThan(1)
    expect(sent.map(({ to }) => to)).toEqual(people.map(({ email }) => email))
    expect(sent[0]).toEqual({
      to: people[0].email,
      subject: 'Ventana de mantenimiento',
      text: `Hola, ${people[0].names}. Mantenimiento programado.\nFecha: 20/05/2031\nHora: 08:05, Todo el día\nMotivo: Cambio de <discos>\nReingreso: No`,
      html: expect.stringContaining('<p>Motivo: Cambio de &lt;discos&gt;</p>'),
      links: [],
      code: null,
      at: '2031-05-15T04:59:00.000Z',
    })
  })

  it('is sent once despite parallel requests or a clock set back', async () => {
    await mock.control('PUT', '/clock', { set: '2031-05-15T05:00:00Z' })
    await Promise.all(Array.from({ length: 8 }, list))
    const { length } = await mails()
    await move('2031-05-14T12:00:00Z')
    expect((await list())[1].stateName).toBe('EJECUTADA')
    await move('2031-05-16T12:00:00Z')
    expect(await mails()).toHaveLength(length)
  })

  it('cannot be changed any more', async () => {
    await move('2031-05-15T05:00:00Z')
    const { bearer } = await mock.session('admin')
    const { status, body } = await mock.ask('POST', '/security/api/Notifications/Delete', {
      headers: bearer,
      body: { id: 2 },
    })
    expect([status, body]).toEqual([
      400,
      { result: 'La notificación ya fue ejecutada, no se puede modificar' },
    ])
  })

  it('answers requests that wait for mail', async () => {
    const waiting = mock.control('GET', '/mail?wait=30')
    await move('2031-05-15T05:00:00Z')
    expect((await waiting).length).toBeGreaterThan(0)
  })

  it('is part of a snapshot', async () => {
    await mock.control('POST', '/snapshots/before', {})
    await move('2031-05-15T05:00:00Z')
    expect((await stored(2)).executed).toBe(true)
    await mock.control('POST', '/snapshots/before', { restore: true })
    expect((await stored(2)).executed).toBe(false)
    expect(await mails()).toEqual([])
  })

  it('is mailed in the order of days, not of creation', async () => {
    await mock.control('PUT', '/state/notifications/1', {
      reason: 'Antes',
      templateId: 1,
      applicationIds: [7],
      executionDate: '2031-05-16',
      executed: false,
    })
    await move('2031-05-17T12:00:00Z')
    const sent: Json[] = await mails()
    const fields = sent.map(({ text }) => /Fecha: \S+/.exec(text)?.[0] ?? '')
    expect(fields[0]).toBe('Fecha: 20/05/2031')
    expect(new Set(fields).size).toBe(2)
  })

  it('goes to nobody through an inactive role', async () => {
    const roles: Json[] = await mock.control('GET', '/state/roles')
    const giving = roles.filter(({ applications }) =>
      applications.some((one: Json) => one.name === 'firmaya'),
    )
    for (const { id } of giving) await mock.control('PUT', `/state/roles/${id}`, { idstate: 1 })
    await move('2031-05-15T05:00:00Z')
    expect(await mails()).toEqual([])
  })

  it.each([
    ['switched off', { idstate: 1 }],
    ['deleted', { isDeleted: true }],
    ['not activated', { isActivated: false }],
    ['blocked', { isBlocked: true }],
  ])('goes to nobody who is %s', async (_what, changes) => {
    const recipients = async (): Promise<string[]> => {
      await move('2031-05-15T05:00:00Z')
      return (await mails()).map(({ to }: Json) => to)
    }
    await mock.control('POST', '/snapshots/before', {})
    const [first, ...others] = await recipients()
    await mock.control('POST', '/snapshots/before', { restore: true })
    const users: Json[] = await mock.control('GET', '/state/users')
    const { id } = users.find(({ email }) => email === first)
    await mock.control('PUT', `/state/users/${id}`, changes)
    expect(await recipients()).toEqual(others)
  })

  it('is not mailed if the seed has executed it', async () => {
    await move('2031-05-14T13:00:00Z')
    expect((await list()).filter(({ stateName }: Json) => stateName === 'EJECUTADA')).toHaveLength(15)
    expect(await mails()).toEqual([])
  })

  it('goes to at most 500 users', async () => {
    await mock.control('PUT', '/scenario', { name: 'many-users' })
    await mock.control('PUT', '/state/notifications/2', { applicationIds: [1, 4] })
    await move('2031-05-15T05:00:00Z')
    expect(await mails()).toHaveLength(500)
  })
})
