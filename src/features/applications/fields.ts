import * as z from 'zod/mini'
import type { ApplicationTab } from './rules.ts'

const number = z.nullable(z.number())

/** Fields of all tabs. An empty number is null, an empty choice ''. */
export const applicationFields = z.object({
  name: z.string(),
  title: z.string(),
  urlApp: z.string(),
  urlAssignPassword: z.string(),
  landing: z.string(),
  description: z.string(),
  /** 'true' is Transversal, 'false' Producto (APP-29). */
  typeApplication: z.string(),
  isVisible: z.boolean(),
  amountTime: number,
  timeUnit: z.string(),
  refreshTokenExpirationAmountTime: number,
  refreshTokenExpirationTimeUnit: z.string(),
  userActivateTokenTime: number,
  userActivateTokenTimeUnit: z.string(),
  assignPasswordTokenTime: number,
  assignPasswordTokenTimeUnit: z.string(),
  isConcurrentSession: z.boolean(),
  maxConcurrentTokens: number,
  maxConcurrentTokensByUser: number,
  maxRefreshTokens: number,
  maxRefreshTokensByUser: number,
  numberPasswordChanges: number,
  passwordExpiration: number,
  passwordTypeExpiration: z.string(),
  mechanismAfterSetPass: z.string(),
  /** On no tab; here so that a save compares it and does not revert another user's switch. */
  idState: z.number(),
})
export type ApplicationForm = z.infer<typeof applicationFields>
export type ApplicationField = keyof ApplicationForm

/** Defaults of a new application (ENT-23 to ENT-25, G-31, G-33). */
export const emptyApplication: ApplicationForm = {
  name: '',
  title: '',
  urlApp: '',
  urlAssignPassword: '',
  landing: '',
  description: '',
  typeApplication: 'false',
  isVisible: true,
  amountTime: null,
  timeUnit: '',
  refreshTokenExpirationAmountTime: null,
  refreshTokenExpirationTimeUnit: '',
  userActivateTokenTime: null,
  userActivateTokenTimeUnit: '',
  assignPasswordTokenTime: null,
  assignPasswordTokenTimeUnit: '',
  isConcurrentSession: false,
  maxConcurrentTokens: 1,
  maxConcurrentTokensByUser: -1,
  maxRefreshTokens: -1,
  maxRefreshTokensByUser: 0,
  numberPasswordChanges: null,
  passwordExpiration: null,
  passwordTypeExpiration: '',
  mechanismAfterSetPass: '',
  idState: 0,
}

type Group = { title: GroupTitle; fields: readonly ApplicationField[]; isPaired?: boolean }
type GroupTitle = 'names' | 'urls' | 'session' | 'mailedLinks' | 'limits' | 'password' | 'after'

/** Groups of each tab in order. */
export const groupsOnTab: Readonly<Record<ApplicationTab, readonly Group[]>> = {
  datos: [
    { title: 'names', fields: ['name', 'title', 'typeApplication', 'isVisible', 'description'] },
    { title: 'urls', isPaired: true, fields: ['urlApp', 'landing', 'urlAssignPassword'] },
  ],
  token: [
    {
      title: 'session',
      isPaired: true,
      fields: [
        'amountTime',
        'timeUnit',
        'refreshTokenExpirationAmountTime',
        'refreshTokenExpirationTimeUnit',
      ],
    },
    {
      title: 'mailedLinks',
      isPaired: true,
      fields: [
        'userActivateTokenTime',
        'userActivateTokenTimeUnit',
        'assignPasswordTokenTime',
        'assignPasswordTokenTimeUnit',
      ],
    },
    {
      title: 'limits',
      fields: [
        'isConcurrentSession',
        'maxConcurrentTokens',
        'maxConcurrentTokensByUser',
        'maxRefreshTokens',
        'maxRefreshTokensByUser',
      ],
    },
  ],
  contrasena: [
    { title: 'password', fields: ['numberPasswordChanges', 'passwordExpiration', 'passwordTypeExpiration'] },
  ],
  configuracion: [{ title: 'after', fields: ['mechanismAfterSetPass'] }],
}

export function fieldsOnTab(tab: ApplicationTab): readonly ApplicationField[] {
  return groupsOnTab[tab].flatMap(({ fields }) => fields)
}

/** Amounts with their units; what the smallest values mean is G-35. */
export const durations = [
  { amount: 'amountTime', unit: 'timeUnit', smallest: -1 },
  { amount: 'refreshTokenExpirationAmountTime', unit: 'refreshTokenExpirationTimeUnit', smallest: -1 },
  { amount: 'userActivateTokenTime', unit: 'userActivateTokenTimeUnit', smallest: 1 },
  { amount: 'assignPasswordTokenTime', unit: 'assignPasswordTokenTimeUnit', smallest: 1 },
] as const satisfies readonly { amount: ApplicationField; unit: ApplicationField; smallest: number }[]
