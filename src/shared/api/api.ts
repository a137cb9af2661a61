import { createApi, defaultSerializeQueryArgs } from '@reduxjs/toolkit/query/react'
import type * as z from 'zod/mini'
import type { Endpoint } from '#contracts/endpoint.ts'
import { baseQuery, type Call } from './baseQuery.ts'
import { isBackgroundRead, withoutBackground, type BackgroundRead } from './backgroundReads.ts'
import type { CallInput } from './transport.ts'

/** The one RTK Query api of both services, which share session and tags; features inject their endpoints. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['menu', 'application', 'user', 'company', 'role', 'privilege', 'notification', 'template'],
  keepUnusedDataFor: 60,
  serializeQueryArgs: (asked) =>
    // Asking with nothing is one question, however it is written.
    defaultSerializeQueryArgs({ ...asked, queryArgs: withoutBackground(asked.queryArgs) ?? {} }),
  endpoints: () => ({}),
})

/** Input of a call; void if the endpoint has neither headers nor body. */
export type Input<E extends Endpoint> =
  z.infer<E['headers']> extends Record<string, never>
    ? z.infer<E['body']> extends undefined
      ? void
      : CallInput<E> & BackgroundRead
    : CallInput<E> & BackgroundRead

export type Answer<E extends Endpoint> = z.infer<E['answer']>

export type CallOptions<E extends Endpoint, Arg, Data> = {
  /** Converts the argument to the input. */
  input?: (arg: Arg) => Input<E>
  /** Converts the answer to the cached data. */
  view?: (answer: Answer<E>) => Data
}

/**
 * Definition of a query or mutation: `build.mutation(call(login))`, with options `build.query({ ...call(getUser), …
 * })`. Types of input and answer follow from the endpoint; the answer is checked against its contract.
 */
export function call<E extends Endpoint, Arg = Input<E>, Data = Answer<E>>(
  endpoint: E,
  { input, view }: CallOptions<E, Arg, Data> = {},
): { query: (arg: NoInfer<Arg>) => Call; transformResponse: (answer: Answer<E>) => NoInfer<Data> } {
  return {
    query: (arg) => ({
      endpoint,
      ...((input ? input(arg) : arg) as CallInput<E> | undefined),
      ...(isBackgroundRead(arg) && { isBackground: true }),
    }),
    transformResponse: (answer) => (view ? view(answer) : (answer as Data)),
  }
}
