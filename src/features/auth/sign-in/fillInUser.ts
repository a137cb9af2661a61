/** Writes a known user name into an empty sign-in form and leads to the password; what the browser or a person filled in stays. */
export function fillInUser(form: HTMLFormElement, userName: string): void {
  const field = (name: string): HTMLInputElement => form.elements.namedItem(name) as HTMLInputElement
  if (userName === '' || field('user').value !== '') return
  field('user').value = userName
  field('password').focus()
}
