import { identifier } from '#shared/texts/identifier.ts'

let typed = ''

/** The user name of the sign-in, for the screens that it leads to: in this page's memory alone (hardening T13, T67). */
export function typedUser(): string {
  return typed
}

export function keepTypedUser(user: string): void {
  typed = identifier(user)
}
