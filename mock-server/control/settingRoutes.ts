import * as z from 'zod/mini'
import { codePlaces } from '#contracts/codes.ts'
import { addressOf } from '../http/request.ts'
import { pageAnswer, type PageAnswer, type PageSettings } from '../pageAnswer.ts'
import type { CodeForm } from '../store/namespace.ts'
import { bodyAs, type ControlCall, type ControlRoute } from './route.ts'

export const pageOrder = z.strictObject({
  product: z.optional(z.nullable(z.string())),
  tenant: z.optional(z.nullable(z.string())),
  delayMs: z.optional(z.number().check(z.gte(0))),
  status: z.optional(z.int().check(z.gte(200), z.lte(599))),
})
export const codeFormOrder = z.strictObject({
  place: z.optional(z.nullable(z.enum(codePlaces))),
  status: z.optional(z.nullable(z.int().check(z.gte(200), z.lte(499)))),
})
const strictOrder = z.strictObject({ on: z.boolean() })

export const settingRoutes: ControlRoute[] = [
  {
    method: 'GET',
    path: '/page',
    does: 'Product, tenant, delay and status of the page answer.',
    run: currentPage,
  },
  {
    method: 'PUT',
    path: '/page',
    does: 'Sets the page answer; omitted fields follow the host.',
    body: pageOrder,
    example: { product: 'bemyself', delayMs: 500 },
    run(call) {
      // Omitted fields follow the host again.
      call.ns.page = bodyAs(pageOrder, call.body) as PageSettings
      return currentPage(call)
    },
  },
  {
    method: 'GET',
    path: '/strict',
    does: 'Whether the services refuse what a default ASP.NET host refuses.',
    run: ({ ns }) => ({ on: ns.isStrict }),
  },
  {
    method: 'PUT',
    path: '/strict',
    does: 'Switches strict mode on or off.',
    body: strictOrder,
    example: { on: false },
    run({ ns, body }) {
      ns.isStrict = bodyAs(strictOrder, body).on
      return { on: ns.isStrict }
    },
  },
  {
    method: 'GET',
    path: '/codes',
    does: 'Position of codes in answers, and status of refusals; null as in the documents.',
    run: ({ ns }) => ns.codeForm,
  },
  {
    method: 'PUT',
    path: '/codes',
    does: 'Sets them; omitted fields are as in the documents.',
    body: codeFormOrder,
    example: { place: 'result.code', status: 200 },
    run({ ns, body }) {
      ns.codeForm = { place: null, status: null, ...bodyAs(codeFormOrder, body) } as CodeForm
      return ns.codeForm
    },
  },
]

function currentPage({ ns, request }: ControlCall): PageAnswer {
  return pageAnswer(addressOf(request).host, ns.page)
}
