import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const shipped = resolve(import.meta.dirname, '../../deploy/nginx')

/**
 * Copies the shipped configuration into a folder and edits it there, as people do who put it on a server.
 * @param edits what is written in place of what; earlier ones go first
 * @throws Error for a text that stands in no file: the edit would do nothing
 */
export function fillSite(folder: string, edits: ReadonlyMap<string, string>): void {
  cpSync(shipped, folder, { recursive: true })
  const files = readdirSync(folder).filter((file) => file.endsWith('.conf'))
  const texts = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
  for (const [from, to] of edits) {
    const holders = [...texts].filter(([, text]) => text.includes(from))
    if (holders.length === 0) throw new Error(`deploy/nginx has no "${from}".`)
    for (const [file, text] of holders)
      texts.set(
        file,
        text.replaceAll(from, () => to),
      )
  }
  for (const [file, text] of texts) writeFileSync(join(folder, file), text)
}
