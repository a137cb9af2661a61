/** Where the demo keeps what the mock reads from the disk, by the last part of the name. */
export const filesPath = '/__demo/files/'

export const join = (...parts: readonly string[]): string => parts.join('/')

export function readFile(path: string): Promise<Buffer>
export function readFile(path: string, encoding: 'utf8'): Promise<string>
export async function readFile(path: string, encoding?: 'utf8'): Promise<Buffer | string> {
  const answer = await fetch(filesPath + path.split('/').at(-1)!)
  if (!answer.ok) throw new Error(`${path} is not there.`)
  const bytes = Buffer.from(await answer.arrayBuffer())
  return encoding ? bytes.toString(encoding) : bytes
}
