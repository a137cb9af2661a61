let collator: Intl.Collator | undefined

/** As people order texts: numbers by value, without accents and capitals. */
export function compareTexts(one: string, other: string): number {
  // Made when it is needed: its data takes a moment to load.
  collator ??= new Intl.Collator('es', { numeric: true, sensitivity: 'base' })
  return collator.compare(one, other)
}
