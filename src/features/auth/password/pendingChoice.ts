import type { ResetAccount } from '#contracts/passwords.ts'

/** An account to choose. The e-mail is masked, or unknown. */
export type Account = { userName: string; email: string | null }

type Choice = { accounts: readonly Account[]; isInvalidLinkScreen: boolean }

let pending: Choice | null = null

/** The accounts wait for the choice in this page's memory alone (hardening T67). */
export function setPendingChoice(choice: Choice | null): void {
  pending = choice
}

export function pendingChoice(): Choice | null {
  return pending
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
