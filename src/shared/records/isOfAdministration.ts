/** Guesses by its name in any language whether a role is an admin role, since no call says it. */
export function isOfAdministration(role: string): boolean {
  return /(^|[^\p{L}])admin/iu.test(role)
}
