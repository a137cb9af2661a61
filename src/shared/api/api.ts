import { createApi } from '@reduxjs/toolkit/query/react'
import type * as z from 'zod/mini'
import type { Endpoint } from '#contracts/endpoint.ts'
import { baseQuery, type Call } from './baseQuery.ts'
import type { CallInput } from './transport.ts'

/** The one api of both services, so that they share a session and tags; features inject their endpoints into it. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['menu', 'application', 'user', 'company', 'role'],
  keepUnusedDataFor: 60,
  endpoints: () => ({}),
})

export type Input<E extends Endpoint> = CallInput<E>
export type Answer<E extends Endpoint> = z.infer<E['answer']>

/** The query function of an endpoint: what the contract says goes, and the contract is what the answer is held to. */
export function call<E extends Endpoint>(endpoint: E): { query: (input: Input<E>) => Call } {
  return { query: (input) => ({ endpoint, ...input }) }
}
