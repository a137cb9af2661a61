/** Values of the named fields from the DOM, because input before hydration raised no event. */
export function filledIn<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): [name: Name, value: string][] {
  return names.flatMap((name) => {
    const field = form.elements.namedItem(name)
    const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement
    return isField ? [[name, field.value] as [Name, string]] : []
  })
}
