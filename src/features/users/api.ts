import { listCompanies, listCompaniesByUser, type Company } from '#contracts/companies.ts'
import {
  activateDeletedUser,
  createUser,
  deleteUser,
  getUser,
  listCountries,
  listDocumentTypesOfCountry,
  listUsers,
  listUserTypes,
  modifyUser,
  setUserState,
  userExists,
  validateSession,
  type Country,
  type DocumentType,
  type User,
  type UserType,
} from '#contracts/users.ts'
import { api, call, type Answer, type Input } from '#shared/api/api.ts'

export const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUsers: build.query<Answer<typeof listUsers>, Input<typeof listUsers>>({
      query: call(listUsers).query,
      providesTags: ['user'],
    }),
    /** Null when there is no such user. */
    getUser: build.query<User | null, number>({
      query: (id) => call(getUser).query({ headers: { pid: String(id) } }),
      transformResponse: (answer: Answer<typeof getUser>) => answer.user ?? null,
      providesTags: ['user'],
    }),
    listUserTypes: build.query<UserType[], void>({
      query: () => call(listUserTypes).query({}),
      transformResponse: (answer: Answer<typeof listUserTypes>) => answer.result.records,
      keepUnusedDataFor: 600,
    }),
    listCountries: build.query<Country[], void>({
      query: () => call(listCountries).query({}),
      transformResponse: (answer: Answer<typeof listCountries>) => answer.countries,
      keepUnusedDataFor: 600,
    }),
    listDocumentTypesOfCountry: build.query<DocumentType[], Input<typeof listDocumentTypesOfCountry>>({
      query: call(listDocumentTypesOfCountry).query,
      transformResponse: (answer: Answer<typeof listDocumentTypesOfCountry>) =>
        answer.result.listDocumentType.filter(({ documentTypeAllowed }) => documentTypeAllowed !== false),
      keepUnusedDataFor: 600,
    }),
    createUser: build.mutation<Answer<typeof createUser>, Input<typeof createUser>>({
      query: call(createUser).query,
      invalidatesTags: ['user', 'company', 'role'],
    }),
    modifyUser: build.mutation<Answer<typeof modifyUser>, Input<typeof modifyUser>>({
      query: call(modifyUser).query,
      invalidatesTags: ['user', 'company', 'role'],
    }),
    setUserState: build.mutation<Answer<typeof setUserState>, Input<typeof setUserState>>({
      query: call(setUserState).query,
      invalidatesTags: ['user'],
    }),
    deleteUser: build.mutation<Answer<typeof deleteUser>, Input<typeof deleteUser>>({
      query: call(deleteUser).query,
      invalidatesTags: ['user'],
    }),
    activateDeletedUser: build.mutation<
      Answer<typeof activateDeletedUser>,
      Input<typeof activateDeletedUser>
    >({
      query: call(activateDeletedUser).query,
      invalidatesTags: ['user', 'company', 'role'],
    }),
    userExists: build.mutation<Answer<typeof userExists>, Input<typeof userExists>>(call(userExists)),
    /** The companies there are, with what this user has of them; '0' is a user who does not exist yet. */
    listCompanies: build.query<Company[], string>({
      query: (userid) => call(listCompanies).query({ headers: { userid } }),
      transformResponse: (answer: Answer<typeof listCompanies>) => answer.result.customers,
      providesTags: ['company'],
    }),
    listCompaniesByUser: build.query<Company[], Input<typeof listCompaniesByUser>>({
      query: call(listCompaniesByUser).query,
      transformResponse: (answer: Answer<typeof listCompaniesByUser>) => answer.customers,
      providesTags: ['company'],
    }),
    validateSession: build.mutation<Answer<typeof validateSession>, Input<typeof validateSession>>(
      call(validateSession),
    ),
  }),
})
