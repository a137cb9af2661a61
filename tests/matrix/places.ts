import type { Place } from './place.ts'
import { accessPlaces } from './places/access.ts'
import { bulks } from './places/bulk.ts'
import { changes } from './places/changes.ts'
import { creations } from './places/creations.ts'
import { menuSaves } from './places/menus.ts'
import { notificationPlaces } from './places/notifications.ts'
import { publicPlaces } from './places/public.ts'
import { reads } from './places/reads.ts'
import { shellPlaces } from './places/shell.ts'
import { switches } from './places/switches.ts'
import { users } from './places/users.ts'

/** Every place where the portal makes a call. */
export const places: readonly Place[] = [
  ...publicPlaces,
  ...shellPlaces,
  ...users,
  ...reads,
  ...switches,
  ...changes,
  ...creations,
  ...menuSaves,
  ...notificationPlaces,
  ...bulks,
  ...accessPlaces,
]
