import { uploadImageMenu, type UploadBody } from '#contracts/suite-items.ts'
import { api, call } from '#shared/api/api.ts'

export const suiteItemsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Uploads one picture; returns its path below the security service. */
    uploadImageMenu: build.mutation(
      call(uploadImageMenu, {
        input: (body: UploadBody) => ({ body }),
        view: ({ relativePath }) => relativePath,
      }),
    ),
  }),
})
