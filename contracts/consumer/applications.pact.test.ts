import { MatchersV3 } from '@pact-foundation/pact'
import {
  countRolesByUser,
  getFreeTrial,
  getMaintenanceWindow,
  getParameters,
  getVersion,
  listApplications,
} from '#contracts/examples/applications.ts'
import { applicationsApi } from '#features/applications/api.ts'
import { captchaApplies } from '#features/auth/sign-in/loginNotices.ts'
import { createStore } from '#shared/api/createStore.ts'
import { interact } from './interact.ts'
import { stateValue } from './given.ts'

const { endpoints } = applicationsApi
const session = { refreshToken: 'refresh-1' }
const withoutRefresh = { refreshToken: null }

describe('the parameters of an application', () => {
  /** Other parameters may be present too. */
  function captchaApply(value: string): unknown {
    return { result: { records: MatchersV3.arrayContaining({ key: 'captchaApply', value }) } }
  }

  it.each(['on', 'off'])('reads that the captcha is %s [CAL-24, CCL-26]', async (outcome) => {
    const on = outcome === 'on'
    const { data } = await interact(
      {
        endpoint: getParameters,
        outcome,
        description: `a request for the parameters of sign-in with the captcha ${outcome}`,
        given: [['an application asks for a captcha', { on }]],
        headers: { appName: 'ibuhoo', parameterType: 'LOGIN' },
        answer: captchaApply(String(on)),
      },
      (input) => createStore().dispatch(endpoints.getParameters.initiate(input)),
    )
    expect(captchaApplies(data!.result.records, !on)).toBe(on)
  })

  it.each(['open', 'closed'])('reads that the maintenance window is %s [CAL-25, CCL-27]', async (outcome) => {
    const on = outcome === 'open'
    const { data } = await interact(
      {
        endpoint: getMaintenanceWindow,
        outcome,
        description: `a request for the maintenance window while it is ${outcome}`,
        given: [['a maintenance window is open', { on }]],
        headers: { appName: 'ibuhoo' },
      },
      (input) => createStore().dispatch(endpoints.getMaintenanceWindow.initiate(input)),
    )
    expect(data).toEqual(getMaintenanceWindow.outcomes[outcome]!.body)
  })

  it('carries the token of a session, if there is one [SES-28, CCL-01]', async () => {
    const { data } = await interact(
      {
        endpoint: getMaintenanceWindow,
        outcome: 'closed',
        description: 'a request for the maintenance window in a session',
        given: ['a session is open', ['a maintenance window is open', { on: false }]],
        headers: { appName: 'ibuhoo' },
        session,
      },
      (input) => createStore().dispatch(endpoints.getMaintenanceWindow.initiate(input)),
    )
    expect(data).toEqual(getMaintenanceWindow.outcomes['closed']!.body)
  })

  it.each(['on', 'off'])('reads that the free trial is %s [CAL-26, CCL-19]', async (outcome) => {
    const { data } = await interact(
      {
        endpoint: getFreeTrial,
        outcome,
        description: `a request for the free trial while it is ${outcome}`,
        given: [['a free trial is on', { on: outcome === 'on' }]],
        headers: { appName: 'ibuhoo' },
      },
      (input) => createStore().dispatch(endpoints.getFreeTrial.initiate(input)),
    )
    expect(data).toEqual(getFreeTrial.outcomes[outcome]!.body)
  })

  it('reads the version of the application [CAL-22, CCL-24]', async () => {
    const { data } = await interact(
      {
        endpoint: getVersion,
        outcome: '200',
        description: 'a request for the version of an application',
        given: [['an application is there', { appName: 'bemyself' }]],
        headers: getVersion.example.headers,
      },
      (input) => createStore().dispatch(endpoints.getVersion.initiate(input)),
    )
    expect(data).toEqual({ version: '3.4.1' })
  })
})

describe('the applications of the suite', () => {
  it('are listed', async () => {
    const { data } = await interact(
      {
        endpoint: listApplications,
        outcome: '200',
        description: 'a request for the applications of the suite',
        given: ['a session is open'],
        records: 'full',
        session,
      },
      () => createStore().dispatch(endpoints.listApplications.initiate()),
    )
    expect(data).toMatchObject([{ id: 1, name: 'ibuhoo', title: 'Ibuhoo', isVisible: true, idState: 0 }])
  })

  it('are listed without a session, with the pages that they open (D41) [CAL-30, RTE-10]', async () => {
    const { data } = await interact(
      {
        endpoint: listApplications,
        outcome: 'without a session',
        description: 'a request for the applications of the suite without a session',
        given: [['an application is there', { appName: 'ibuhoo' }]],
        records: 'full',
      },
      () => createStore().dispatch(endpoints.listApplications.initiate()),
    )
    expect(data).toMatchObject([{ name: 'ibuhoo', urlApp: expect.stringMatching(/^https:/) }])
  })

  it('are refused with a 401 when the token has expired', async () => {
    const { error } = await interact(
      {
        endpoint: listApplications,
        outcome: '401',
        description: 'a request for the applications of the suite with an expired token',
        given: ['a session has expired'],
        session: withoutRefresh,
        answer: null,
      },
      () => createStore().dispatch(endpoints.listApplications.initiate()),
    )
    expect(error).toMatchObject({ kind: 'session' })
  })
})

describe('the roles of a person', () => {
  const headers = { user: stateValue('userId', '1') }

  it('are counted by application [CAL-31, CCL-14]', async () => {
    const { data } = await interact(
      {
        endpoint: countRolesByUser,
        outcome: '200',
        description: 'a request for the role counts of a person',
        given: ['a session is open'],
        headers,
        records: 'full',
        session,
      },
      (input) => createStore().dispatch(endpoints.countRolesByUser.initiate(input)),
    )
    expect(data).toMatchObject([{ appname: 'ibuhoo', rolequantity: 3 }])
  })

  it('are refused with a 401 when the token has expired', async () => {
    const { error } = await interact(
      {
        endpoint: countRolesByUser,
        outcome: '401',
        description: 'a request for the role counts of a person with an expired token',
        given: ['a session has expired'],
        headers,
        session: withoutRefresh,
        answer: null,
      },
      (input) => createStore().dispatch(endpoints.countRolesByUser.initiate(input)),
    )
    expect(error).toMatchObject({ kind: 'session' })
  })
})
