import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const shipped = resolve(import.meta.dirname, '../../deploy/nginx')

/**
 * Copies the shipped configuration into a folder and edits it, as for a server.
 * @param edits replacements, applied in order
 * @throws Error for a text that is in no file
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
