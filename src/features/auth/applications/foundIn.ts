import { foldText } from '#shared/texts/foldText.ts'
import { serverText } from '#shared/texts/serverText.ts'
import type { Group } from './arrangement.ts'
import type { Offer } from './offers.ts'

/** Applications whose title or name contains the typed words, ignoring accents and case. */
export function foundIn(groups: readonly Group[], typed: string): Group[] {
  const words = foldText(typed).split(' ').filter(Boolean)
  const bears = ({ application: { title, name } }: Offer): boolean => {
    const text = foldText(`${serverText(title) ?? ''} ${name}`)
    return words.every((word) => text.includes(word))
  }
  return groups
    .map((group) => ({ ...group, offers: group.offers.filter(bears) }))
    .filter(({ offers }) => offers.length > 0)
}
