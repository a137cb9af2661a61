import { useEffect } from 'react'
import { readSession } from '#shared/session/tokens.ts'
import { usersApi } from '../api.ts'
import { useChoices, useDocumentTypes } from '../card/useChoices.ts'
import type { UserDraft } from '../card/userDraft.ts'
import { noCompanyChanges, withPrincipal } from '../companies/companyChanges.ts'
import { defaultCompany, defaultCountry, defaultType } from './inviteDefaults.ts'

/** Puts the usual choices into the draft of a new user where nothing is chosen. */
export function useInviteDefaults(draft: UserDraft) {
  const { form, sets } = draft
  const { userType, country, countries } = useChoices()
  const documentTypes = useDocumentTypes(form.watch('country'))
  const ownId = readSession()?.claims.userId ?? ''
  const companies = usersApi.useListCompaniesQuery({ userid: '0' })
  const own = usersApi.useListCompaniesQuery({ userid: ownId, isBackground: true }, { skip: ownId === '' })
  const usual = {
    idTypeUser: defaultType(userType.list),
    country: defaultCountry(countries),
    documentTypeId: documentTypes.list[0]?.value,
  }
  const company = companies.data && defaultCompany(companies.data, own.data)

  useEffect(() => {
    for (const field of ['idTypeUser', 'country', 'documentTypeId'] as const)
      if (usual[field] && form.getValues(field) === '')
        form.setValue(field, usual[field], { shouldDirty: true })
    if (company !== undefined && sets.companies.size === 0)
      draft.change('companies', withPrincipal(companies.data!, noCompanyChanges, company))
  })

  return {
    companies,
    /** What is known not to have a usual choice. */
    lacks: {
      idTypeUser: userType.state !== 'loading' && !usual.idTypeUser,
      country: country.state !== 'loading' && !usual.country,
      documentTypeId:
        documentTypes.state !== 'loading' && form.watch('country') !== '' && !usual.documentTypeId,
      company:
        !companies.isLoading && !own.isLoading && company === undefined && companies.data?.length !== 0,
    },
  }
}
