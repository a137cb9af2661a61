import * as z from 'zod/mini'
import { ownKey } from '#shared/session/ownKey.ts'
import { storedChoice, reportUnreadable, type Choice } from './choice.ts'
import { useChoice } from './useChoice.ts'

export const looks = ['cards', 'list'] as const
export type Look = (typeof looks)[number]

/** A user's arrangement of the chooser: application ids in order, and the favourites. */
export type Arrangement = { order: number[]; favourites: number[]; look: Look }

export const unchosen: Arrangement = { order: [], favourites: [], look: 'cards' }

const ids = z.array(z.number()).check(z.maxLength(2_000))
/** Schema of the stored or imported arrangement. */
export const arrangementReader = z.object({ order: ids, favourites: ids, look: z.enum(looks) })

/** Null if it cannot be read. */
export function readArrangement(stored: string): Arrangement | null {
  try {
    return arrangementReader.parse(JSON.parse(stored))
  } catch {
    return null
  }
}

export type OwnArrangement = { arrangement: Arrangement; change: (next: Arrangement) => void }

const choices = new Map<string, Choice<Arrangement>>()

/** The arrangement stored in this browser for the session's user, or for visitors. */
export function arrangementChoice(): Choice<Arrangement> {
  const key = ownKey('chooser')
  const choice = choices.get(key) ?? storedChoice(key, read, write)
  choices.set(key, choice)
  return choice
}

function read(stored: string | null): Arrangement {
  if (stored === null) return unchosen
  const arrangement = readArrangement(stored)
  if (!arrangement) reportUnreadable()
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
