/** Names of records in the order that people expect: without case and accents, 'Rol 2' before 'Rol 10'. */
const order = new Intl.Collator('es', { numeric: true, sensitivity: 'base' })

export function byName(a: { name: string }, b: { name: string }): number {
  return order.compare(a.name, b.name)
}
