import { MatchersV3 } from '@pact-foundation/pact'
import { listCompanies, listCompaniesByUser } from '#contracts/examples/companies.ts'
import { usersApi } from '#features/users/api.ts'
import { createStore } from '#shared/api/createStore.ts'
import { type Given, stateValue } from './given.ts'
import { interact } from './interact.ts'
import { matchingText } from './matchingText.ts'
import { refusesOthers } from './refusals.ts'

const { endpoints } = usersApi
const session = { refreshToken: 'refresh-1' }
const given: Given[] = ['a session is open', 'a user has companies']
const [cafes] = listCompanies.example.answer.result.customers

/** Companies other than the state's may be present. */
const withPrincipal = MatchersV3.arrayContaining({
  id: MatchersV3.number(cafes!.id),
  name: cafes!.name,
  principal: true,
  assigned: false,
  sharedApps: matchingText('something', cafes!.sharedApps!),
  modifiedOn: matchingText('something', cafes!.modifiedOn!),
})

describe('the companies', () => {
  it('are listed with their relation to a user [CCL-32, ENT-04]', async () => {
    const { data } = await interact(
      {
        endpoint: listCompanies,
        outcome: '200',
        description: 'a request for the companies and what a user has of them',
        given,
        headers: { userid: stateValue('id', '42') },
        session,
        answer: { result: { customers: withPrincipal } },
      },
      (input) => createStore().dispatch(endpoints.listCompanies.initiate(input.headers!)),
    )
    expect(data).toMatchObject([{ id: 7, principal: true, assigned: false }])
  })

  it('are listed for a user who does not exist yet [G-27]', async () => {
    const { data } = await interact(
      {
        endpoint: listCompanies,
        outcome: '200',
        description: 'a request for the companies for a new user',
        given,
        headers: { userid: '0' },
        session,
      },
      (input) => createStore().dispatch(endpoints.listCompanies.initiate(input.headers!)),
    )
    expect(data).toMatchObject([{ id: 7, name: cafes!.name }])
  })

  refusesOthers(listCompanies, 'a request for the companies', (dispatch, { headers }) =>
    dispatch(endpoints.listCompanies.initiate(headers)),
  )
})

describe('the companies of a user in an application', () => {
  it('are the ones that use it [CCL-33]', async () => {
    const { data } = await interact(
      {
        endpoint: listCompaniesByUser,
        outcome: '200',
        description: 'a request for the companies of a user in an application',
        given,
        headers: { userId: stateValue('id', '42'), app: 'suite' },
        session,
        answer: { customers: withPrincipal },
      },
      (input) => createStore().dispatch(endpoints.listCompaniesByUser.initiate(input)),
    )
    expect(data).toMatchObject([{ id: 7, principal: true }])
  })

  refusesOthers(listCompaniesByUser, 'a request for the companies of a user', (dispatch, input) =>
    dispatch(endpoints.listCompaniesByUser.initiate(input)),
  )
})
