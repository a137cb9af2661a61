/** What this reads of a package-lock.json: packages by their path, with what each needs. */
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
 * The paths of packages and of all that they need, as in `node_modules/express`: nearer copies first, as Node.js looks
 * for them. Peers count where they are installed.
 * @throws Error for a package that the lock does not have
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

/** Where Node.js looks for a package: inside the one that asks, then inside each around it, then at the top. */
function placesFrom(path: string): string[] {
  if (path === '') return ['']
  const outer = path.lastIndexOf('/node_modules/')
  return [`${path}/`, ...placesFrom(outer === -1 ? '' : path.slice(0, outer))]
}
