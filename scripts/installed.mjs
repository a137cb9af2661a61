/**
 * Whether the installed packages match the lock file. Packages for other platforms may be missing, and those for tests if
 * not needed; everything else must have the same version.
 * @param {{ packages: Record<string, any> } | null} wanted package-lock.json
 * @param {{ packages: Record<string, any> } | null} found node_modules/.package-lock.json
 * @param {{ withTests: boolean }} needed
 * @returns {boolean}
 */
export function isInstalled(wanted, found, { withTests }) {
  if (!wanted || !found) return false
  const isSame = (path) =>
    found.packages[path]?.version === wanted.packages[path].version &&
    found.packages[path]?.integrity === wanted.packages[path].integrity
  const mayMiss = ({ optional, dev }) => optional || (dev && !withTests)
  const paths = Object.keys(wanted.packages).filter((path) => path !== '')
  return (
    paths.every((path) => isSame(path) || (mayMiss(wanted.packages[path]) && !(path in found.packages))) &&
    Object.keys(found.packages).every((path) => path in wanted.packages)
  )
}
