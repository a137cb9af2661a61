/** Value created earlier for this owner and key; only the latest are kept. */
export function cachedValue<Owner extends object, Value>(
  memory: WeakMap<Owner, Map<string, Value>>,
  owner: Owner,
  most: number,
  key: string,
  make: () => Value,
): Value {
  const values = memory.get(owner) ?? new Map<string, Value>()
  memory.set(owner, values)
  const value = values.get(key) ?? make()
  values.delete(key)
  values.set(key, value)
  if (values.size > most) values.delete(values.keys().next().value!)
  return value
}
