let collator: Intl.Collator | undefined

/** Compares texts: numbers by value, ignoring accents and case. */
export function compareTexts(one: string, other: string): number {
  // Created on first use, because its data takes time to load.
  collator ??= new Intl.Collator('es', { numeric: true, sensitivity: 'base' })
  return collator.compare(one, other)
}
