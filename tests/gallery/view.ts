import type { publicPaths } from '#shared/address/paths.ts'

/** What a person does, or a look waits for, once the screen stands. */
export type Step =
  /** Values by selector; fields that this product has not are left out. */
  | { fill: Readonly<Record<string, string>> }
  | { click: string }
  /** Types the code of the latest mail to the address. */
  | { codeFor: string }
  | { wait: string }

/** Sends the form of a screen. */
export const submit: Step = { click: 'form button[type=submit]' }

/** What of a product decides whether it has a screen. */
export type Kind = { loginKind: 'classic' | 'certificate'; absentScreen: boolean }

/** One look at one public screen. */
export type View = {
  /** In addresses. */
  key: string
  title: string
  path: (typeof publicPaths)[number] | '/'
  /** With its question mark. */
  search?: string
  /** Opened instead, where the screen has no address. */
  through?: (typeof publicPaths)[number]
  /** What navigation hands over. */
  state?: object
  /** Every product by default; the others are led to the sign-in. */
  has?: (product: Kind) => boolean
  /** Names of the mock's scenarios, played before the screen opens. */
  scenarios?: readonly string[]
  /** A call, by a part of its address, that is never answered, or badly. */
  fault?: { path: string; kind: 'timeout' } | { path: string; kind: 'status'; status: number }
  /** The screen is opened by the link of the latest mail to this address; `asked` asks for that mail first. */
  mailTo?: { address: string; asked?: true }
  /** Opened in a session. */
  signedIn?: true
  /** What the tab remembers of an earlier visit. */
  remembers?: Readonly<Record<string, object>>
  /** A state of another look, or one that differs from another in its words: it is judged in one layout. */
  isVariant?: true
  /** Pauses the clock, for screens that leave by themselves. */
  stands?: true
  steps?: readonly Step[]
}

/** Whether a product has the screen; another one is led to its sign-in (RTE-24). */
export function isShown({ has }: View, product: Kind): boolean {
  return has?.(product) ?? true
}
