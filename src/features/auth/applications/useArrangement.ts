import { keptChoice, tellUnreadable, type Choice } from '#shared/browser/choice.ts'
import { useChoice } from '#shared/browser/useChoice.ts'
import { ownKey } from '#shared/session/ownKey.ts'
import { readArrangement, unchosen, type Arrangement } from './arrangement.ts'

export type OwnArrangement = { arrangement: Arrangement; change: (next: Arrangement) => void }

const choices = new Map<string, Choice<Arrangement>>()

/** The arrangement stored in this browser for the session's user, or for visitors. */
export function arrangementChoice(): Choice<Arrangement> {
  const key = ownKey('chooser')
  const choice = choices.get(key) ?? keptChoice(key, read, write)
  choices.set(key, choice)
  return choice
}

function read(stored: string | null): Arrangement {
  if (stored === null) return unchosen
  const arrangement = readArrangement(stored)
  if (!arrangement) tellUnreadable()
  return arrangement ?? unchosen
}

function write(arrangement: Arrangement): string | null {
  const text = JSON.stringify(arrangement)
  return text === JSON.stringify(unchosen) ? null : text
}

export function useArrangement(): OwnArrangement {
  const choice = arrangementChoice()
  return { arrangement: useChoice(choice), change: choice.choose }
}
