/** Fills in a known user name and focuses the password, unless the field has a value. */
export function fillInUser(form: HTMLFormElement, userName: string): void {
  const field = (name: string): HTMLInputElement => form.elements.namedItem(name) as HTMLInputElement
  if (userName === '' || field('user').value !== '') return
  field('user').value = userName
  field('password').focus()
}
