import * as z from 'zod/mini'
import { text } from './common.ts'
import { endpoint } from './endpoint.ts'

/** At most one company of a user is the principal one; it is not marked as assigned too (EMP-05). */
export const principalAndAssigned = { principal: z.boolean(), assigned: z.boolean() }

/** A company with its relation to one user; `sharedApps` are application titles, joined by commas (ENT-04, ENT-05). */
export const company = z.object({
  id: z.number(),
  name: z.string(),
  principal: z.nullish(z.boolean()),
  assigned: z.nullish(z.boolean()),
  sharedApps: text,
  modifiedOn: text,
})
export type Company = z.infer<typeof company>

/** All companies; `userid` '0' is a user who does not exist yet (G-27). */
export const listCompanies = endpoint({
  id: 'listCompanies',
  service: 'security',
  method: 'GET',
  path: '/api/customer/GetCustomer',
  access: 'bearer',
  headers: () => z.object({ userid: z.string() }),
  answer: () => z.object({ result: z.object({ customers: z.array(company) }) }),
})

/** The companies of a user in one application. No screen uses it (G-56). */
export const listCompaniesByUser = endpoint({
  id: 'listCompaniesByUser',
  service: 'security',
  method: 'GET',
  path: '/api/customer/GetCustomerByUser',
  access: 'bearer',
  headers: () => z.object({ userId: z.string(), app: z.string() }),
  answer: () => z.object({ customers: z.array(company) }),
})

export const companyEndpoints = { listCompanies, listCompaniesByUser }
