/** @jest-environment node */
import { accountsIn } from './pendingChoice.ts'

describe('the accounts of a lookup', () => {
  it.each([
    [{ users: [{ userName: 'carla.uno', email: '***la@x.co' }] }, ['carla.uno']],
    [{ usersInAccounts: [{ username: 'carla.uno' }] }, ['carla.uno']],
    [{ usersInAccounts: [{ username: 'cert' }], users: [{ userName: 'user' }] }, ['cert']],
    [{ usersInAccounts: null, users: [{ username: 'a' }, { userName: 'b' }] }, ['a', 'b']],
    [{ users: [{ userName: '' }, { email: '***@x.co' }, { userName: 'b' }] }, ['b']],
    [{ users: [] }, []],
    [{}, []],
  ])('%j are %j [SEL-12]', (lists, names) => {
    expect(accountsIn(lists).map(({ userName }) => userName)).toEqual(names)
  })
})
