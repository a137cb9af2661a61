import { uploadImageMenu, type UploadBody } from '#contracts/suite-items.ts'
import { api, call } from '#shared/api/api.ts'

export const suiteItemsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One picture; answers where it lies below the security service. */
    uploadImageMenu: build.mutation(
      call(uploadImageMenu, {
        input: (body: UploadBody) => ({ body }),
        view: ({ relativePath }) => relativePath,
      }),
    ),
  }),
})
