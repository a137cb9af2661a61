import type { Role } from '#contracts/roles.ts'
import { rolesApi } from '#features/roles/api.ts'
import { again, answerOf, type Answered } from '#shared/api/answerOf.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { foundIn, type Read } from '#shared/api/lookUp.ts'
import type { Ready } from '#shared/api/write.ts'
import type { Switch } from '#shared/changes/switchStep.ts'
import { isActive } from '#shared/records/activeState.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { usersApi } from '../api.ts'
import { heldRoles, rolesOf } from '../card/readUser.ts'
import { companiesBody, noCompanyChanges } from '../companies/companyChanges.ts'
import { sentCountry, toBody, toForm } from '../form.ts'
import { rolesBody } from '../roles/roleChanges.ts'
import './giveTexts.ts'

/** What a role is to a person: given, not given, or there is no such role any more. */
export function roleState(roles: readonly Role[], name: string): boolean | 'gone' {
  const role = roles.find((one) => one.name === name)
  // Somebody may still have a role that is off, and it can be taken from them.
  if (!role || (!isActive(role.idstate) && !role.assigned)) return 'gone'
  return role.assigned ?? false
}

/**
 * Whether a person has a role. Given or taken, everything else goes back as the service has it at that moment, read one
 * call after the other just before (T73), so that nobody else's change is overwritten. `onGone` hears that there is no
 * such role any more.
 */
export function heldRole(
  dispatch: Dispatch,
  id: number,
  name: string,
  onGone?: () => void,
): Switch<boolean, 'already'> {
  const { getUser, listCompanies, listCountries, modifyUser } = usersApi.endpoints

  /** Null where there is no role of this name. */
  async function read(): Promise<Read<boolean | null>> {
    const roles = await readRoles(dispatch, id)
    if ('error' in roles) return roles
    const state = roleState(roles.data, name)
    return { value: state === 'gone' ? null : state }
  }

  async function prepare(gives: boolean): Promise<Ready<unknown, 'already'>> {
    const roles = await readRoles(dispatch, id)
    if ('error' in roles) return roles
    const state = roleState(roles.data, name)
    if (state === 'gone') {
      onGone?.()
      return { refusal: i18n.t('giveRole:gone', { role: serverText(name) ?? '—' }) }
    }
    if (state === gives) return { why: 'already' }
    const user = await answerOf(dispatch(getUser.initiate({ id }, again)))
    if ('error' in user) return user
    if (!user.data) return { refusal: i18n.t('giveRole:nobody') }
    const companies = await answerOf(dispatch(listCompanies.initiate({ userid: String(id) }, again)))
    if ('error' in companies) return companies
    const countries = await answerOf(dispatch(listCountries.initiate()))
    if ('error' in countries) return countries
    const form = toForm(user.data)
    const body = toBody(form, {
      id,
      country: sentCountry(countries.data, form.country, user.data),
      customers: companiesBody(companies.data, noCompanyChanges),
      roles: rolesBody(roles.data, new Map([[name, gives]])),
    })
    return {
      send: () => dispatch(modifyUser.initiate({ body }, { track: false })),
      lookUp: () => foundIn(read(), (has) => has === gives),
    }
  }
  return { read, to: (gives) => ({ prepare: () => prepare(gives) }) }
}

function readRoles(dispatch: Dispatch, id: number): Promise<Answered<readonly Role[]>> {
  return heldRoles(answerOf(dispatch(rolesApi.endpoints.listRoles.initiate(rolesOf(id), again))))
}
