import { storedChoice, type Choice } from './choice.ts'

/** A switch that is on unless it was switched off. */
export function switchChoice(key: string): Choice<boolean> {
  return storedChoice(
    key,
    (stored) => stored !== 'no',
    (isOn) => (isOn ? null : 'no'),
  )
}
