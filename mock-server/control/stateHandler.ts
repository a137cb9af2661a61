import type { StateName, states } from '#contracts/states.ts'
import type { LinkCipher } from '../linkCipher.ts'
import type { Namespace } from '../store/namespace.ts'

/** The parameters of a state, with defaults. */
type StateParams<Name extends StateName = StateName> = {
  -readonly [Key in keyof (typeof states)[Name]['params']]: Widened<(typeof states)[Name]['params'][Key]>
}
type Widened<T> = T extends string ? string : T extends number ? number : boolean

type World = { ns: Namespace; cipher: LinkCipher }
export type Values = Record<string, string | number>
export type StateHandlers<Names extends StateName = StateName> = {
  [Name in Names]: (world: World, params: StateParams<Name>) => Promise<Values>
}
