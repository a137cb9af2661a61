/** @jest-environment node */
import { createStore } from '#shared/api/createStore.ts'
import { person, testPeople } from './testImport.ts'
import { readFreshUser } from './user.ts'

const { services, kept } = testPeople()

beforeEach(() => {
  services.start()
  kept.people = [person(1)]
})

it('a person whose roles are not said to be held or not is not read: an import would take all of them', async () => {
  services.answerNext('listRoles', {
    body: { result: { records: [{ id: 1, name: 'Contador', idstate: 0 }] } },
  })
  expect(await readFreshUser(createStore().dispatch, 1)).toMatchObject({
    error: { kind: 'schema', call: 'listRoles' },
  })
  expect(await readFreshUser(createStore().dispatch, 1)).toMatchObject({ data: { id: 1 } })
})
