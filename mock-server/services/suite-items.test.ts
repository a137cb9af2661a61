/** @jest-environment node */
import { uploadLimit } from '#contracts/suite-items.ts'
import { picture } from '../seed/picture.ts'
import { fileLimit } from '../store/files.ts'
import type { Reply } from '../testServer.ts'
import { adminMock } from '../testMock.ts'

const { mock, bearer } = adminMock()

const path = '/security/api/menu/UploadImageMenu'
const logo = Buffer.from(picture(32, [20, 60, 160]))

function upload(bytes: Buffer | string, fields: object = {}): Promise<Reply> {
  const ImageBase64 = typeof bytes === 'string' ? bytes : bytes.toString('base64')
  const body = { ApplicationName: 'ibuhoo', Extension: '.png', ImageBase64, ...fields }
  return mock.ask('POST', path, { headers: bearer, body })
}

/** A picture of any number of bytes, padded after its end. */
function padded(length: number): Buffer {
  return Buffer.concat([logo, Buffer.alloc(length - logo.length)])
}

function withEdges(width: number, height: number): Buffer {
  const bytes = Buffer.from(logo)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

const noPicture = 'Debe cargar un archivo valido (.png).'
const tooLarge = 'El tamaño del archivo supera el máximo permitido (2MB).'

describe('an uploaded picture', () => {
  it('can be read by anyone below the security service, byte for byte [CCL-43]', async () => {
    const { status, body } = await upload(logo)
    expect(status).toBe(200)
    expect(body).toEqual({ relativePath: expect.stringMatching(/^\/uploads\/[0-9a-f]{16}\.png$/) })
    const answer = await fetch(`${mock.url}/security${body.relativePath}`)
    expect(Buffer.from(await answer.arrayBuffer()).equals(logo)).toBe(true)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('cache-control')).toContain('immutable')
  })

  it.each<[string | null, string, Buffer | string, object]>([
    [null, 'a capital extension', logo, { Extension: '.PNG' }],
    [null, 'an application by its name in capitals', logo, { ApplicationName: 'IBUHOO' }],
    [null, 'exactly the largest size', padded(uploadLimit), {}],
    [tooLarge, 'one byte more', padded(uploadLimit + 1), {}],
    [null, 'the longest edges', withEdges(4096, 4096), {}],
    [noPicture, 'an edge that is too long', withEdges(4097, 1), {}],
    [noPicture, 'no width', withEdges(0, 16), {}],
    [noPicture, 'another extension', logo, { Extension: '.jpg' }],
    [noPicture, 'an extension without its dot', logo, { Extension: 'png' }],
    [noPicture, 'a data URL', `data:image/png;base64,${logo.toString('base64')}`, {}],
    [noPicture, 'text that is no base64', '%%%%', {}],
    [noPicture, 'nothing', '', {}],
    [noPicture, 'a picture of another kind', Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Buffer.alloc(40)]), {}],
    [noPicture, 'a signature alone', logo.subarray(0, 8), {}],
    ['La aplicación no existe.', 'an unknown application', logo, { ApplicationName: 'nada' }],
  ])('is answered with %j: %s', async (result, _what, bytes, fields) => {
    const reply = await upload(bytes, fields)
    if (result === null) expect(reply.status).toBe(200)
    else expect(reply).toMatchObject({ status: 400, body: { result } })
  })

  it('is stored once per content, and one of at most fifty', async () => {
    const [first, again] = [await upload(logo), await upload(logo)]
    expect(again.body).toEqual(first.body)
    for (let width = 1; width < fileLimit; width += 1)
      expect((await upload(withEdges(width, 9))).status).toBe(200)
    expect(await upload(withEdges(9, 10))).toMatchObject({
      status: 400,
      body: { result: 'No hay espacio para más archivos.' },
    })
    expect((await upload(logo)).status).toBe(200)
  })

  it('belongs to one namespace and its snapshots', async () => {
    await mock.control('POST', '/snapshots/before', {})
    const { relativePath } = (await upload(logo)).body as { relativePath: string }
    const statusIn = async (headers = {}): Promise<number> =>
      (await mock.ask('GET', `/security${relativePath}`, { headers })).status
    expect(await statusIn()).toBe(200)
    expect(await statusIn({ 'X-Mock-Namespace': 'other' })).toBe(404)
    await mock.control('POST', '/snapshots/before', { restore: true })
    expect(await statusIn()).toBe(404)
  })

  it.each([['nothing.png'], ['../uploads/a.png'], ['0123456789abcdef.svg'], ['%2e%2e%2fapi']])(
    'is not there as %s',
    async (name) => {
      expect((await mock.ask('GET', `/security/uploads/${name}`)).status).toBe(404)
    },
  )
})
