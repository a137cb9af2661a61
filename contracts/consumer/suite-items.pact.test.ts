import { uploadImageMenu } from '#contracts/examples/suite-items.ts'
import { suiteItemsApi } from '#features/suite-items/api.ts'
import { createStore } from '#shared/api/createStore.ts'
import type { Given } from './given.ts'
import { interact } from './interact.ts'
import { refusesOthers } from './refusals.ts'

const { uploadImageMenu: upload } = suiteItemsApi.endpoints
const session = { refreshToken: 'refresh-1' }
const given: Given[] = ['a session is open', ['an application is there', { appName: 'ibuhoo' }]]

describe('a picture', () => {
  const { body } = uploadImageMenu.example

  it('is uploaded as plain base64 and answered with its path [CCL-43, SUI-22]', async () => {
    const { data } = await interact(
      {
        endpoint: uploadImageMenu,
        outcome: '200',
        description: 'a picture',
        given,
        body,
        session,
      },
      (input) => createStore().dispatch(upload.initiate(input.body!)),
    )
    expect(data).toBe(uploadImageMenu.example.answer.relativePath)
  })

  it('is refused with a text if it is no PNG', async () => {
    const { error } = await interact(
      {
        endpoint: uploadImageMenu,
        outcome: 'refused',
        description: 'a picture that is no PNG',
        given,
        body: { ...body, ImageBase64: btoa('no picture at all') },
        session,
      },
      (input) => createStore().dispatch(upload.initiate(input.body!)),
    )
    expect(error).toMatchObject({ kind: 'status', message: 'Debe cargar un archivo valido (.png).' })
  })

  refusesOthers(uploadImageMenu, 'a picture', (dispatch, input) => dispatch(upload.initiate(input.body)))
})
