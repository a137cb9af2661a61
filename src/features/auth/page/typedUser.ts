import { identifier } from '#shared/texts/identifier.ts'

let typed = ''

/** The user name typed at the sign-in, for the screens that follow; kept in memory only (hardening T13, T67). */
export function typedUser(): string {
  return typed
}

export function keepTypedUser(user: string): void {
  typed = identifier(user)
}
