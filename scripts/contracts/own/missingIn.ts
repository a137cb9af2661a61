/** Fields whose value says which entry of a list is meant. */
const telling = new Set(['type'])

/**
 * What the entries of an example say and none of the given ones does, by path. An entry of the example has its like
 * where all of its fields are said, of whatever value: text is not empty where the example's is not.
 */
export function missingIn(given: readonly unknown[], example: readonly unknown[]): string[] {
  return example.flatMap((entry) => {
    const shortest = given
      .map((one) => missing(one, entry, '*'))
      .reduce<string[] | null>((best, own) => (best && best.length <= own.length ? best : own), null)
    return shortest ?? ['*']
  })
}

function missing(given: unknown, example: unknown, path: string): string[] {
  if (Array.isArray(example)) {
    if (!Array.isArray(given)) return typeof given === 'string' && given !== '' ? [] : [path]
    return missingIn(given, example).map((below) => `${path}.${below}`)
  }
  if (typeof example === 'object' && example !== null) {
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return [path]
    return Object.entries(example).flatMap(([key, value]) => {
      const own = (given as Record<string, unknown>)[key]
      if (telling.has(key) && own !== value) return [`${path}.${key}`]
      return missing(own, value, `${path}.${key}`)
    })
  }
  const isThere = given !== null && given !== undefined && (given !== '' || example === '')
  return isThere ? [] : [path]
}

/** Paths of all that the entries of an example say: `*.name`, `*.children.*.key`. */
export function pathsIn(example: readonly unknown[]): string[] {
  return [...new Set(example.flatMap((entry) => below(entry, '*')))]
}

function below(example: unknown, path: string): string[] {
  if (typeof example !== 'object' || example === null) return []
  if (Array.isArray(example)) return example.flatMap((each) => below(each, `${path}.*`))
  return Object.entries(example).flatMap(([key, value]) => [
    `${path}.${key}`,
    ...below(value, `${path}.${key}`),
  ])
}
