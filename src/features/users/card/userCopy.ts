import type { Application } from '#contracts/applications.ts'
import type { CardContent } from '#shared/cards/cardParts.ts'
import { isActive } from '#shared/records/activeState.ts'
import { appKey, isOffered, offeredTitles, titlesIn } from '#shared/records/applications.ts'
import { companyFlags, noCompanyChanges } from '../companies/companyChanges.ts'
import { emptyForm, toForm, type UserForm } from '../form.ts'
import type { StoredUser } from './readUser.ts'
import type { UserSets } from './userParts.ts'

export type UserCopy = CardContent<UserForm, UserSets> & {
  /** How many roles are left out. */
  left: number
}

/**
 * What somebody else may be as this user is: kind, country and kind of document, companies, and the roles that a card
 * shows, so that nobody gives what they cannot see. What belongs to a person stays with that person.
 */
export function userCopy(
  { user, companies, roles }: StoredUser,
  applications: readonly Application[],
): UserCopy {
  const { idTypeUser, country, documentTypeId } = user ? toForm(user) : emptyForm
  const offered = offeredTitles(applications.filter(isOffered))
  const held = roles.filter(({ assigned }) => assigned)
  const given = held.filter(
    ({ idstate, sharedApps }) =>
      isActive(idstate) && titlesIn(sharedApps).some((title) => offered.has(appKey(title))),
  )
  const flags = [...companyFlags(companies, noCompanyChanges)]
  return {
    values: { ...emptyForm, idTypeUser, country, documentTypeId },
    sets: {
      companies: new Map(flags.filter(([, { principal, assigned }]) => principal || assigned)),
      roles: new Map(given.map(({ name }) => [name, true])),
    },
    left: held.length - given.length,
  }
}
