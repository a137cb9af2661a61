/** @jest-environment node */
import { isPngHead, pictureFileProblem, pictureProblem } from './pictureFile.ts'

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

function head(
  width: number,
  height: number,
  { start = signature, chunk = 'IHDR' } = {},
): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(33)
  bytes.set(start)
  const view = new DataView(bytes.buffer)
  view.setUint32(8, 13)
  bytes.set(new TextEncoder().encode(chunk), 12)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return bytes
}

describe('a picture file', () => {
  it.each([
    ['logo.png', 1, null],
    ['A.PNG', 1, null],
    ['logo.png', 2_097_152, null],
    ['logo.png', 2_097_153, 'size'],
    ['logo.jpg', 1, 'type'],
    ['logo.svg', 1, 'type'],
    ['a.png.exe', 1, 'type'],
    ['png', 1, 'type'],
    [`${'a'.repeat(196)}.png`, 1, null],
    [`${'a'.repeat(197)}.png`, 1, 'name'],
    [`${'a'.repeat(197)}.jpg`, 3_000_000, 'type'],
  ])('named %s with %i bytes: %j', (name, size, problem) => {
    expect(pictureFileProblem({ name, size })).toBe(problem)
  })

  it.each([
    ['a PNG', head(64, 64), true],
    ['the largest sides', head(4096, 4096), true],
    ['too wide', head(4097, 1), false],
    ['20,000 pixels square', head(20_000, 20_000), false],
    ['no width', head(0, 64), false],
    ['another signature', head(64, 64, { start: [0xff, 0xd8, 0xff, 0xe0] }), false],
    ['another first chunk', head(64, 64, { chunk: 'tEXt' }), false],
    ['too short', head(64, 64).slice(0, 23), false],
    ['empty', new Uint8Array(0), false],
  ])('starting with the bytes of %s is a PNG: %s', (_, bytes, isPng) => {
    expect(isPngHead(bytes)).toBe(isPng)
  })

  it.each([
    ['a PNG', new File([head(64, 64)], 'a.png'), null],
    ['a program named as one', new File(['MZ'], 'a.png'), 'type'],
    ['nothing at all', new File([], 'a.png'), 'type'],
    ['a PNG of another name', new File([head(64, 64)], 'a.gif'), 'type'],
  ])('with the content %s: %j', async (_, file, problem) => {
    await expect(pictureProblem(file)).resolves.toBe(problem)
  })

  it('that cannot be read any longer is invalid', async () => {
    const file = new File([head(64, 64)], 'a.png')
    jest
      .spyOn(file, 'slice')
      .mockReturnValue({ arrayBuffer: () => Promise.reject(new Error('gone')) } as unknown as Blob)
    await expect(pictureProblem(file)).resolves.toBe('type')
  })
})
