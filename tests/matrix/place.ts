import type { Locator, Page } from '@playwright/test'
import type { EndpointWithExamples } from '#contracts/endpoint.ts'
import type { MockControl } from '../support/mockControl.ts'
import type { FaultName } from './faults.ts'

/** When the portal makes a call: a screen opens; somebody acts in a list; saves; acts on many rows at once; nobody asked. */
export const contexts = ['first load', 'list action', 'save', 'bulk', 'background read'] as const
export type Context = (typeof contexts)[number]

/** Rooms without a session come first. */
export const publicRooms = ['sign-in', 'certificates', 'passwords', 'external identity'] as const
export const rooms = [
  ...publicRooms,
  'shell',
  'users',
  'applications',
  'privileges',
  'roles',
  'access',
  'menus',
  'suite items',
  'notifications',
] as const
export type Room = (typeof rooms)[number]

export function isPublic(room: Room): boolean {
  return (publicRooms as readonly Room[]).includes(room)
}

export type Way = {
  page: Page
  mock: MockControl
  /** Absolute address of a path on the host of a product. */
  at: (product: string, path?: string) => string
}

/** A place where the portal makes a call. A new call gets its line here. */
export type Place = {
  room: Room
  /** Title of its test, with the rows that it shows. */
  what: string
  endpoint: Pick<EndpointWithExamples, 'id' | 'method' | 'path'>
  context: Context
  /** The clock of the page is moved by the place; without it, it runs. */
  hasOwnClock?: true
  /** Faults that this place cannot meet, with the reason. */
  without?: Partial<Record<FaultName, string>>
  /** Opens the page where the call is about to be made. */
  begin: (way: Way) => Promise<Operation>
}

/** One call of the portal, and what a person sees and does around it. */
export type Operation = {
  /** Does whatever sends it. */
  act: () => Promise<void>
  /** The one message that tells of the failure; null where nobody asked for the call and nobody is told. */
  message: Locator | null
  /** What the message says where it stands too near a field for a reference. */
  words?: string
  /** It waits in a dialog: after a sign-in its own button does it again. */
  staysOpen?: true
  /** How often it is made at once, where a count that stands elsewhere reads the same. */
  calls?: number
  /** Each part of the page that shows it may ask for it again. */
  isAskedAgain?: true
  /** Where the answer is lost the service is asked what became of it, before anything is said. */
  isLookedUp?: true
  /** What the message says where nobody knows whether the work was done, and only there (hardening T76). */
  unknown?: string
  /** Takes the message away; whatever stands in the flow of the page stays. */
  close?: (what: FaultName) => Promise<void>
  /** What a fault must leave as it was: values, tab, selection, focus. */
  look?: () => Promise<unknown>
  /** The service's record, equal to the old one or to the new one. */
  record?: () => Promise<unknown>
  /** What is told of a 403, where that is not the dialog of missing privileges. */
  forbidden?: Locator
  /** Another try, now that the fault is gone; without it the same act. */
  retry?: () => Promise<void>
  /** Sees that it went well, and makes ready for the next fault. */
  done: () => Promise<void>
  /** What is seen where the work was done although its answer was lost; without it the same as otherwise. */
  afterDone?: () => Promise<void>
}
