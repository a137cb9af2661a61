/** Whether a role is one of administration, by its name in any of the languages: no call says what a role is for. */
export function isOfAdministration(role: string): boolean {
  return /(^|[^\p{L}])admin/iu.test(role)
}
