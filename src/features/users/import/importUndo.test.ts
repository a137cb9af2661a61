import { waitFor } from '@testing-library/react'
import { currentChanges, undoChange } from '#shared/changes/changes.ts'
import { few, row } from './testImport.ts'
import { storage, kept, named, prepareRuns, present, results, run, services } from './testImportRun.ts'

jest.mock('./storedRun.ts', () => ({ storeRun: () => storage }))

prepareRuns()

describe('undo', () => {
  const rows = [
    row(0),
    row(1),
    few(2, { userName: 'user1', names: 'Eva', idstate: '1' }, { companies: [8], roles: ['Cajero'] }),
    few(3, { userName: 'ida', surnames: 'Lima' }),
    few(4, { userName: 'user3', names: 'Eva', surnames: 'Lima' }),
  ]

  async function undone(kind: 'undone' | 'stopped'): Promise<void> {
    await waitFor(() => expect(currentChanges()).toHaveLength(1))
    undoChange(currentChanges()[0]!.id)
    await waitFor(() => expect(currentChanges()[0]!.state.kind).toBe(kind))
  }

  it('restores all values and deletes new and restored users', async () => {
    const before = structuredClone(kept.people)
    await run(rows)
    expect(currentChanges()[0]!.title()).toBe('5 personas importadas')
    await undone('undone')
    expect(kept.people.slice(0, 3)).toEqual(before)
    expect(kept.people.slice(3).map(({ isDeleted }) => isDeleted)).toEqual([true, true])
  })

  it('keeps and names users who were changed since, as far as they were', async () => {
    await run(rows)
    Object.assign(named('nuevo1')[0]!, { names: 'Luz María' })
    Object.assign(present(2)!, { email: 'otra@suite.test' })
    Object.assign(present(3)!, { names: 'Isa' })
    await undone('stopped')
    const { state } = currentChanges()[0]!
    expect(state.kind === 'stopped' && state.problems.map(({ name }) => name).toSorted()).toEqual([
      'Eva Lima · user3',
      'Lima · ida',
      'Luz Díaz · nuevo1',
    ])
    expect(named('nuevo0')).toEqual([])
    expect(named('nuevo1')).toHaveLength(1)
    expect(present(2)).toMatchObject({ surnames: 'Lima' })
    expect(present(3)).toMatchObject({ names: 'Isa', surnames: 'Gómez' })
    expect(present(1)).toMatchObject({ names: 'Ana', idstate: 0, assigned: [], roles: ['Auditor'] })
  })

  it('does not name a value that was already set back', async () => {
    await run([few(0, { userName: 'user1', names: 'Eva', surnames: 'Lima' })])
    Object.assign(present(1)!, { names: 'Ana' })
    await undone('undone')
    expect(present(1)).toMatchObject({ names: 'Ana', surnames: 'Gómez' })
  })

  it('keeps a new user whose principal company was changed since', async () => {
    await run([row(0)])
    named('nuevo0')[0]!.principal = 8
    await undone('stopped')
    expect(named('nuevo0')).toHaveLength(1)
  })

  it.each([500, 403])('deletes a new user whose state could not be switched (%i)', async (status) => {
    services.answerNext('setUserState', { status })
    await run([row(0, { idstate: '1' })])
    expect([results(), named('nuevo0').length]).toEqual([['failed'], 1])
    await undone('undone')
    expect(named('nuevo0')).toEqual([])
  })

  it('undoes the part of a failed row that was done', async () => {
    services.answerNext('setUserState', { status: 500 })
    await run([few(0, { userName: 'user1', names: 'Eva', idstate: '1' })])
    expect([results(), present(1)!.names]).toEqual([['failed'], 'Eva'])
    await undone('undone')
    expect(present(1)).toMatchObject({ names: 'Ana', idstate: 0 })
  })
})
