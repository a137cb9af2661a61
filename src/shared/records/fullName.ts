import type { UserRow } from '#contracts/users.ts'
import { serverText } from '#shared/texts/serverText.ts'

export function fullName({ names, surnames }: Pick<UserRow, 'names' | 'surnames'>): string | null {
  return serverText(`${names} ${surnames}`)
}
