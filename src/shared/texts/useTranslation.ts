import { useSyncExternalStore } from 'react'
import { i18n, onTextsChange, translateIn } from './i18n.ts'
import type { Language } from './language.ts'
import type { Namespace, Translate } from './Translate.ts'

/** Texts of some namespaces in the current language; `t` changes when its texts may change. */
export function useTranslation<const Own extends Namespace | readonly Namespace[] = 'common'>(
  own: Own = 'common' as Own,
): { t: Translate<Own>; language: Language } {
  const find = (): Translate<Own> => translateIn(own)
  return { t: useSyncExternalStore(onTextsChange, find, find), language: i18n.language }
}
