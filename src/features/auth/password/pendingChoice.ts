import type { ResetAccount } from '#contracts/passwords.ts'

/** An account to choose. The e-mail is masked, or unknown. */
export type Account = { userName: string; email: string | null }

type Choice = { accounts: readonly Account[]; isInvalidLinkScreen: boolean }

let pending: Choice | null = null

/** Keeps the accounts for the choice, in memory only (hardening T67). */
export function setPendingChoice(choice: Choice | null): void {
  pending = choice
}

export function pendingChoice(): Choice | null {
  return pending
}

/** Accounts of the certificate entries, else of the list; entries without a name are dropped (SEL-12, S-14). */
export function accountsIn(lists: {
  usersInAccounts?: readonly ResetAccount[] | null | undefined
  users?: readonly ResetAccount[] | null | undefined
}): Account[] {
  return (lists.usersInAccounts ?? lists.users ?? []).flatMap(({ username, userName, email }) => {
    const name = username || userName
    return name ? [{ userName: name, email: email || null }] : []
  })
}
