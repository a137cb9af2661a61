/** True if it has exactly the fields of an example, with the same types. */
export function isLike<Fields extends object>(kept: unknown, example: Fields): kept is Fields {
  const fields = Object(kept) as Record<string, unknown>
  const names = Object.keys(fields)
  return (
    names.length === Object.keys(example).length &&
    Object.entries(example).every(([name, value]) => typeof fields[name] === typeof value)
  )
}
