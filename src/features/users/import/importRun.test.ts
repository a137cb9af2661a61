import { waitFor } from '@testing-library/react'
import { currentChanges, forgetChanges, undoChange } from '#shared/changes/changes.ts'
import { few, person, row } from './testImport.ts'
import { importRun } from './importRun.ts'
import {
  storage,
  kept,
  luz,
  named,
  over,
  prepareRuns,
  present,
  results,
  run,
  services,
  start,
  takeUp,
  tried,
} from './testImportRun.ts'

jest.mock('./storedRun.ts', () => ({ storeRun: () => storage }))

prepareRuns()

it('creates, changes and restores users, and keeps what the file does not name', async () => {
  const plan = await tried([
    row(0, { phoneNumber: '3001234567', idstate: '1' }, { companies: [8, 7] }),
    few(1, { userName: 'USER1', names: 'Eva' }, { companies: [8], roles: ['Cajero'] }),
    few(2, { userName: 'ida', surnames: 'Lima' }),
    few(3, { userName: 'user3', names: 'Ana' }),
  ])
  // A colleague has changed fields that the file does not name.
  Object.assign(present(1)!, { surnames: 'Nueva', email: 'nueva@suite.test' })
  start(plan)
  await over()
  expect(results()).toEqual(['created', 'changed', 'restored', 'same'])
  expect(named('nuevo0')).toMatchObject([
    { phoneNumber: '(+57) 300 1234567', idstate: 1, principal: 8, assigned: [7], roles: ['Cajero'] },
  ])
  expect(present(1)).toMatchObject({
    userName: 'user1',
    names: 'Eva',
    surnames: 'Nueva',
    email: 'nueva@suite.test',
    principal: 7,
    assigned: [8],
    roles: ['Auditor', 'Cajero'],
  })
  expect(present(2)).toMatchObject({ names: 'Ana', surnames: 'Lima' })
  expect(services.callsOf('modifyUser')).toHaveLength(2)
})

it('looks up a new user whose answer was lost, and creates them once', async () => {
  const plan = await tried([row(0), row(1)])
  services.answerNext(
    'createUser',
    { drop: true, after: Promise.resolve().then(() => kept.people.push(luz(0))) },
    { drop: true },
  )
  start(plan)
  await over()
  expect(results()).toEqual(['created', 'failed'])
  importRun.retry()
  await over()
  expect(results()).toEqual(['created', 'created'])
  expect([named('nuevo0').length, named('nuevo1').length]).toEqual([1, 1])
  expect(services.callsOf('createUser')).toHaveLength(3)
})

it('looks up a failed row before it is sent again', async () => {
  services.answerNext('createUser', { status: 500 })
  await run([row(0)])
  expect(results()).toEqual(['failed'])
  kept.people.push(luz(0))
  importRun.retry()
  await over()
  expect(results()).toEqual(['created'])
  expect(services.callsOf('createUser')).toHaveLength(1)
})

it('looks up a taken user name again on retry where the look-up failed', async () => {
  const plan = await tried([row(0)])
  services.answerNext('createUser', {
    status: 400,
    body: { informationCode: 'R11', message: 'taken' },
    after: Promise.resolve().then(() => kept.people.push(luz(0))),
  })
  services.answerNext('userExists', { status: 500 })
  start(plan)
  await over()
  expect(results()).toEqual(['failed'])
  importRun.retry()
  await over()
  expect(results()).toEqual(['created'])
  expect(services.callsOf('createUser')).toHaveLength(1)
})

it('does not retry a row that the service refused', async () => {
  services.answerNext('createUser', { body: { informationCode: 'A20', message: 'No se puede.' } })
  await run([row(0)])
  expect(importRun.snapshot()!.table.rows[0]!.outcome).toMatchObject({ kind: 'failed', isUnknown: false })
  importRun.retry()
  await over()
  expect(services.callsOf('createUser')).toHaveLength(1)
})

it('skips a user who cannot be changed any more, with the reason', async () => {
  const plan = await tried([few(0, { userName: 'user1', names: 'Eva' }), row(1)])
  kept.people[0]!.isDeleted = true
  kept.people.push(person(50, { userName: 'nuevo1', email: 'x@suite.test', names: 'Otra' }))
  start(plan)
  await over()
  expect(results()).toEqual(['wrong', 'failed'])
  expect(importRun.snapshot()!.table.rows[1]!.outcome).toMatchObject({
    problem: { code: 'R11', message: 'El nombre ya se usa' },
  })
})

it('sends nothing for a user whom a colleague changed the same way, and records no undo', async () => {
  const plan = await tried([few(0, { userName: 'user1', names: 'Eva' })])
  present(1)!.names = 'Eva'
  start(plan)
  await over()
  expect([results(), services.callsOf('modifyUser').length]).toEqual([['same'], 0])
  expect(currentChanges()).toEqual([])
})

it('resumes an import of an earlier page: rows without outcome are looked up first', async () => {
  const plan = await tried([
    row(0),
    row(1),
    few(2, { userName: 'user1', names: 'Eva' }),
    few(3, { userName: 'ida', names: 'Ida' }),
  ])
  // They were sent, and the page was closed before the answers came.
  kept.people.push(luz(1))
  present(1)!.names = 'Eva'
  kept.people[1]!.isDeleted = false
  takeUp(plan)
  await over()
  expect(results()).toEqual(['created', 'created', 'changed', 'restored'])
  expect(services.callsOf('createUser')).toHaveLength(1)
  expect(services.callsOf('activateDeletedUser')).toHaveLength(0)
  expect(services.callsOf('modifyUser')).toHaveLength(1)
  expect(named('nuevo1')).toHaveLength(1)
})

it('undoes an import that had ended before it was resumed', async () => {
  await run([row(0)])
  const { table } = importRun.snapshot()!
  importRun.close()
  forgetChanges()
  takeUp(table)
  await waitFor(() => expect(importRun.snapshot()!.changes).toHaveLength(1))
  undoChange(currentChanges()[0]!.id)
  await waitFor(() => expect(named('nuevo0')).toEqual([]))
})

it('reads the lists again when a resumed import goes on after that failed', async () => {
  const rows = await tried([row(0), row(1)])
  services.answerNext('createUser', {}, { status: 500 })
  start(rows)
  await over()
  expect(results()).toEqual(['created', 'failed'])
  const { table } = importRun.snapshot()!
  importRun.close()
  services.answerNext('listCompanies', { status: 500 })
  takeUp(table)
  await waitFor(() => expect(importRun.snapshot()!.changes).toHaveLength(1))
  importRun.retry()
  await waitFor(() => expect(importRun.snapshot()!.phase).toBe('paused'))
  importRun.goOn()
  await over()
  expect(results()).toEqual(['created', 'created'])
})
