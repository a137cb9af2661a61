/**
 * Whether what npm wrote down after its last installation is what the lock file asks for. Packages for other platforms
 * may be missing; everything else must be there in the same version.
 * @param {{ packages: Record<string, any> } | null} wanted package-lock.json
 * @param {{ packages: Record<string, any> } | null} found node_modules/.package-lock.json
 * @returns {boolean}
 */
export function isInstalled(wanted, found) {
  if (!wanted || !found) return false
  const isSame = (path) =>
    found.packages[path]?.version === wanted.packages[path].version &&
    found.packages[path]?.integrity === wanted.packages[path].integrity
  const paths = Object.keys(wanted.packages).filter((path) => path !== '')
  return (
    paths.every((path) => isSame(path) || (wanted.packages[path].optional && !(path in found.packages))) &&
    Object.keys(found.packages).every((path) => path in wanted.packages)
  )
}
