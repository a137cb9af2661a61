import type { APIRequestContext } from '@playwright/test'
import type { Scenario } from '#mock/control/scenario.ts'
import type { HubConnection } from '#mock/hub/sessionHub.ts'
import type { PageAnswer, PageSettings } from '#mock/pageAnswer.ts'
import type { Fault, FaultOrder } from '#mock/store/faults.ts'
import type { JournalEntry } from '#mock/store/journal.ts'
import type { Mail } from '#mock/store/mailbox.ts'
import type { CollectionName, Records } from '#mock/store/records.ts'
import type { TokenSettings } from '#mock/store/sessions.ts'

export type ClockOrder = { set?: string; advance?: string; freeze?: boolean | string; reset?: true }
export type ClockReading = { now: string; frozen: boolean }

/** The mock's control API in the namespace of the test. Failed calls throw the mock's message. */
export type MockControl = ReturnType<typeof mockControl>

export function mockControl(request: APIRequestContext) {
  async function call<T>(method: string, path: string, data?: object): Promise<T> {
    const answer = await request.fetch(`/__mock/v1${path}`, { method, ...(data ? { data } : {}) })
    if (!answer.ok())
      throw new Error(`${method} /__mock/v1${path}: ${answer.status()} ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const read = <T>(path: string): Promise<T> => call<T>('GET', path)

  return {
    reset: () => call('POST', '/reset', {}),
    play: (name: string) => call<Pick<Scenario, 'does'>>('PUT', '/scenario', { name }),
    providerState: (state: string, params: object = {}) =>
      call<Record<string, string>>('POST', '/provider-states', { state, params }),

    fault: (order: FaultOrder) => call<Fault>('POST', '/faults', order),
    faults: () => read<Fault[]>('/faults'),
    removeFault: ({ id }: Fault) => call('DELETE', `/faults/${id}`),
    clearFaults: () => call('DELETE', '/faults'),

    clock: () => read<ClockReading>('/clock'),
    setClock: (order: ClockOrder) => call<ClockReading>('PUT', '/clock', order),

    mail: (to = '', waitSeconds = 0) =>
      read<Mail[]>(`/mail?${new URLSearchParams({ to, wait: String(waitSeconds) }).toString()}`),
    clearMail: () => call('DELETE', '/mail'),

    /** The requests to the services, oldest first; `endpoint` filters by id. */
    async requests(endpoint?: string): Promise<JournalEntry[]> {
      const all = await read<JournalEntry[]>('/requests?decrypt=1')
      return endpoint === undefined ? all : all.filter((entry) => entry.endpoint === endpoint)
    },
    clearRequests: () => call('DELETE', '/requests'),

    records: <Name extends CollectionName>(collection: Name) => read<Records[Name][]>(`/state/${collection}`),
    record: <Name extends CollectionName>(collection: Name, id: number | string) =>
      read<Records[Name]>(`/state/${collection}/${id}`),
    /** Changes the given fields like another administrator; users are also found by name. */
    change: <Name extends CollectionName>(
      collection: Name,
      id: number | string,
      changes: Partial<Records[Name]>,
    ) => call<Records[Name]>('PUT', `/state/${collection}/${id}`, changes),
    remove: (collection: CollectionName, id: number | string) => call('DELETE', `/state/${collection}/${id}`),

    tokens: (settings: Partial<TokenSettings>) => call<TokenSettings>('PUT', '/tokens', settings),
    expireTokens: () => call('POST', '/tokens/expire', {}),
    revokeTokens: () => call('POST', '/tokens/revoke', {}),

    connections: () => read<HubConnection[]>('/sessions'),
    /** Sends ReceiveSessionStatus to one connection or to all of them. */
    pushStatus: (message: string, connectionId = 'all') =>
      call<{ sent: number }>('POST', `/sessions/${connectionId}/status`, { message }),
    dropSockets: () => call<{ dropped: number }>('POST', '/sessions/drop', {}),
    refuseSockets: (on = true) => call('POST', '/sessions/refuse', { on }),

    page: (settings: PageSettings) => call<PageAnswer>('PUT', '/page', settings),
    strict: (on: boolean) => call('PUT', '/strict', { on }),
  }
}
