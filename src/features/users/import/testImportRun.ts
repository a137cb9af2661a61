import { waitFor } from '@testing-library/react'
import { createStore, type Dispatch } from '#shared/api/createStore.ts'
import { forgetChanges } from '#shared/changes/changes.ts'
import { beginSessionEpoch } from '#shared/session/sessionEvents.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { clearSession, writeSession } from '#shared/session/tokens.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { resultOf, type ImportRow, type ImportTable, type ResultKind, type TriedRow } from './importRow.ts'
import './runTexts.ts'
import { person, table, testPeople, type Stored } from './testImport.ts'
import { importRun } from './importRun.ts'
import { openTrial } from './trial.ts'

/** In place of what keeps an import beyond its page. */
export const storage = { begun: Promise.resolve(), settled: jest.fn(), drop() {}, leave() {} }

export const { services, kept, present } = testPeople()
let dispatch: Dispatch
export const session = {
  token: testToken({ userId: '9', unique_name: 'user9' }),
  refreshToken: 'r',
  skewMs: 0,
}

/** Three people, the second of them deleted, and a session; before each test. */
export function prepareRuns(): void {
  beforeAll(() => i18n.changeLanguage('es'))
  beforeEach(() => {
    services.start()
    kept.people = [
      person(1),
      person(2, { userName: 'ida', email: 'ida@suite.test', isDeleted: true }),
      person(3),
    ]
    beginSessionEpoch()
    writeSession(session)
    dispatch = createStore().dispatch
    forgetChanges()
  })
  afterEach(() => {
    importRun.close()
    clearSession()
  })
}

type TriedTable = ImportTable<TriedRow>

/** The rows after the trial, which has called the services. */
export async function tried(rows: readonly ImportRow[]): Promise<TriedTable> {
  const trial = openTrial(rows, dispatch)
  await waitFor(() => expect(trial.state()!.phase).toBe('ended'))
  services.calls.length = 0
  return { ...table(rows), rows: rows.map((row) => ({ ...row, verdict: trial.resultOf(row.at)! })) }
}

export const start = (plan: TriedTable): void => importRun.start(plan, dispatch)

/** Resumes what a page left behind. */
export function takeUp(plan: TriedTable): void {
  importRun.takeUp({ table: plan, drop: () => Promise.resolve() }, dispatch)
}

export async function over(): Promise<void> {
  await waitFor(() => expect(importRun.snapshot()).toMatchObject({ phase: 'ended', inFlight: 0 }))
}

export async function run(rows: readonly ImportRow[]): Promise<void> {
  start(await tried(rows))
  await over()
}

export const results = (): ResultKind[] => importRun.snapshot()!.table.rows.map(resultOf)

/** The user with the name who is not deleted. */
export const named = (userName: string): Stored[] =>
  kept.people.filter((one) => one.userName.toLowerCase() === userName.toLowerCase() && !one.isDeleted)

/** The user of a new row, once created. */
export const luz = (at: number): Stored =>
  person(200 + at, {
    userName: `nuevo${at}`,
    email: `nuevo${at}@suite.test`,
    names: 'Luz',
    surnames: 'Díaz',
    document: '456',
    roles: ['Cajero'],
  })
