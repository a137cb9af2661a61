/** The used part of a package-lock.json: packages by path, with their dependencies. */
export type Lock = {
  packages: Readonly<
    Record<
      string,
      {
        dependencies?: Readonly<Record<string, string>>
        peerDependencies?: Readonly<Record<string, string>>
      }
    >
  >
}

/**
 * The paths of packages and their dependencies, such as `node_modules/express`, resolved like in Node.js. Installed peers
 * count.
 * @throws Error for a package missing in the lock file
 */
export function packagesOf({ packages }: Lock, names: readonly string[]): string[] {
  const found = new Set<string>()
  function add(name: string, from: string, isOptional: boolean): void {
    const path = placesFrom(from)
      .map((place) => `${place}node_modules/${name}`)
      .find((one) => one in packages)
    if (path === undefined) {
      if (isOptional) return
      throw new Error(`package-lock.json has no ${name}, which ${from || 'the mock'} needs.`)
    }
    if (found.has(path)) return
    found.add(path)
    const { dependencies = {}, peerDependencies = {} } = packages[path]!
    for (const needed of Object.keys(dependencies)) add(needed, path, false)
    for (const needed of Object.keys(peerDependencies)) add(needed, path, true)
  }
  for (const name of names) add(name, '', false)
  return [...found].toSorted()
}

/** Where Node.js looks for a package: inside the importing one, then its parents, then at the top. */
function placesFrom(path: string): string[] {
  if (path === '') return ['']
  const outer = path.lastIndexOf('/node_modules/')
  return [`${path}/`, ...placesFrom(outer === -1 ? '' : path.slice(0, outer))]
}
