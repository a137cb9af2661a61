import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

/** What a copy has for itself, or borrows. */
const leftOut = new Set(['.git', 'node_modules', 'dist', 'coverage', '.cache', 'reports'])

export type WorkCopy = {
  folder: string
  /** Does some work while a file reads otherwise. */
  whileChanged: <Done>(
    file: string,
    change: (source: string) => string,
    work: () => Promise<Done>,
  ) => Promise<Done>
  remove: () => void
}

/** A private copy of the work tree as it stands, with the packages of the original. */
export function workCopy(root: string): WorkCopy {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'))
  cpSync(root, folder, { recursive: true, filter: (path) => !leftOut.has(relative(root, path)) })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return {
    folder,
    async whileChanged(file, change, work) {
      const path = join(folder, file)
      const source = readFileSync(path, 'utf8')
      writeFileSync(path, change(source))
      try {
        return await work()
      } finally {
        writeFileSync(path, source)
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
