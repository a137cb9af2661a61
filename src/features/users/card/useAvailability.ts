import { useRef, useState } from 'react'
import { usersApi } from '../api.ts'

export type UniqueField = 'userName' | 'email'

/** `unknown`: no answer came, which does not prevent a save (G-24). */
export type Verdict =
  | { kind: 'free' | 'taken' | 'unknown' }
  | { kind: 'deleted'; id: number; message: string | null }

/** Whether a user name or an e-mail may be taken; `ownId` is whom they may belong to. */
export function useAvailability(ownId: number) {
  const [exists] = usersApi.useUserExistsMutation()
  const asked = useRef(new Map<string, Promise<Verdict>>())
  const [known, setKnown] = useState<ReadonlyMap<string, Verdict['kind'] | 'checking'>>(new Map())

  async function ask(field: UniqueField, value: string): Promise<Verdict> {
    const answer = await exists({ body: { [field]: value } })
    if (!answer.data) return { kind: 'unknown' }
    const { code, message, users } = answer.data
    const holder = users[0]?.id
    if (code === 'A20' && holder !== undefined) return { kind: 'deleted', id: holder, message }
    const isOwn = ownId !== 0 && users.some(({ id }) => id === ownId)
    return { kind: (code === 'A10' || code === 'A20') && !isOwn ? 'taken' : 'free' }
  }

  /** Asks once per value; the verdict belongs to that value alone (hardening T77). */
  async function check(field: UniqueField, value: string): Promise<Verdict> {
    const key = keyOf(field, value)
    const before = asked.current.get(key)
    if (before) return before
    const answer = ask(field, value)
    asked.current.set(key, answer)
    setKnown((now) => new Map(now).set(key, 'checking'))
    const verdict = await answer
    if (verdict.kind === 'unknown') asked.current.delete(key)
    setKnown((now) => new Map(now).set(key, verdict.kind))
    return verdict
  }

  /** What is known of a value, at once. */
  function stateOf(field: UniqueField, value: string): Verdict['kind'] | 'checking' | undefined {
    return known.get(keyOf(field, value))
  }

  /** Asks again from now on, because the answers may have changed. */
  function forget(): void {
    asked.current.clear()
    setKnown(new Map())
  }

  return { check, stateOf, forget }
}

function keyOf(field: UniqueField, value: string): string {
  return `${field}:${value}`
}
