import { execFileSync, spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

/**
 * Why the commit that is checked out at a folder must not go out as a release: it breaks what its changelog does not say.
 * Null where nothing is in the way, and where it is no release, which is what a tag such as v1.1.0 makes it.
 */
export function releaseFault(folder: string): string | null {
  const tags = (...which: string[]): string[] => {
    const args = ['tag', '--list', 'v*', '--sort=-version:refname', ...which]
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).split('\n').filter(Boolean)
  }
  const [release] = tags('--points-at', 'HEAD')
  const [former] = tags('--merged', 'HEAD', '--no-contains', 'HEAD')
  if (!release || !former) return null
  const args = [resolve(import.meta.dirname, '../changes.ts'), former, '--release']
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  return status === 0 ? null : `${stdout}\n${release} breaks what ${former} promised without saying so.`
}
