import type { ResetAccount } from '#contracts/passwords.ts'

/** An account to choose. The e-mail is masked, or unknown. */
export type Account = { userName: string; email: string | null }

type Held = { accounts: readonly Account[]; isInvalidLinkScreen: boolean }

let held: Held | null = null

/** The accounts between the lookup and the choice live in this page's memory alone (hardening T67). */
export function holdAccounts(accounts: Held | null): void {
  held = accounts
}

export function heldAccounts(): Held | null {
  return held
}

/** Certificate entries first, else the list; both spellings (SEL-12, S-14). Entries without a name are none. */
export function accountsIn(lists: {
  usersInAccounts?: readonly ResetAccount[] | null | undefined
  users?: readonly ResetAccount[] | null | undefined
}): Account[] {
  return (lists.usersInAccounts ?? lists.users ?? []).flatMap(({ username, userName, email }) => {
    const name = username || userName
    return name ? [{ userName: name, email: email || null }] : []
  })
}
