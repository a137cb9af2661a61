import { uploadEdgeLimit, uploadLimit } from '#contracts/suite-items.ts'

const nameLimit = 200

/** Bytes needed to identify a PNG: signature, length and name of the first chunk, width and height. */
const pictureHeadLength = 24

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const firstChunk = [0, 0, 0, 13, ...new TextEncoder().encode('IHDR')]

export type PictureProblem = 'type' | 'name' | 'size'

/** Problem of name or size, in the required order of the messages (hardening T85). */
export function pictureFileProblem({ name, size }: { name: string; size: number }): PictureProblem | null {
  if (!/\.png$/i.test(name)) return 'type'
  if (name.length > nameLimit) return 'name'
  return size > uploadLimit ? 'size' : null
}

/** True for the head of a PNG with displayable dimensions. */
export function isPngHead(head: Uint8Array): boolean {
  if (head.length < pictureHeadLength) return false
  if (![...signature, ...firstChunk].every((byte, place) => head[place] === byte)) return false
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  return [view.getUint32(16), view.getUint32(20)].every((edge) => edge > 0 && edge <= uploadEdgeLimit)
}

/** Problem of a chosen file, including its content. */
export async function pictureProblem(file: File): Promise<PictureProblem | null> {
  const problem = pictureFileProblem(file)
  if (problem) return problem
  const head = await file
    .slice(0, pictureHeadLength)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0))
  return isPngHead(new Uint8Array(head)) ? null : 'type'
}
