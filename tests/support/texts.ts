import { cards as enCards } from '#locales/en/cards.ts'
import { certificates as enCertificates } from '#locales/en/certificates.ts'
import { common as enCommon } from '#locales/en/common.ts'
import { drafts as enDrafts } from '#locales/en/drafts.ts'
import { external as enExternal } from '#locales/en/external.ts'
import { fields as enFields } from '#locales/en/fields.ts'
import { list as enList } from '#locales/en/list.ts'
import { menuDraft as enMenuDraft } from '#locales/en/menuDraft.ts'
import { menuSettings as enMenuSettings } from '#locales/en/menuSettings.ts'
import { login as enLogin } from '#locales/en/login.ts'
import { passwords as enPasswords } from '#locales/en/passwords.ts'
import { userCard as enUserCard } from '#locales/en/userCard.ts'
import { shell as enShell } from '#locales/en/shell.ts'
import { users as enUsers } from '#locales/en/users.ts'
import { cards as esCards } from '#locales/es/cards.ts'
import { certificates as esCertificates } from '#locales/es/certificates.ts'
import { common as esCommon } from '#locales/es/common.ts'
import { drafts as esDrafts } from '#locales/es/drafts.ts'
import { external as esExternal } from '#locales/es/external.ts'
import { fields as esFields } from '#locales/es/fields.ts'
import { list as esList } from '#locales/es/list.ts'
import { menuDraft as esMenuDraft } from '#locales/es/menuDraft.ts'
import { menuSettings as esMenuSettings } from '#locales/es/menuSettings.ts'
import { login as esLogin } from '#locales/es/login.ts'
import { passwords as esPasswords } from '#locales/es/passwords.ts'
import { userCard as esUserCard } from '#locales/es/userCard.ts'
import { shell as esShell } from '#locales/es/shell.ts'
import { users as esUsers } from '#locales/es/users.ts'
import { cards as ptCards } from '#locales/pt/cards.ts'
import { certificates as ptCertificates } from '#locales/pt/certificates.ts'
import { common as ptCommon } from '#locales/pt/common.ts'
import { drafts as ptDrafts } from '#locales/pt/drafts.ts'
import { external as ptExternal } from '#locales/pt/external.ts'
import { fields as ptFields } from '#locales/pt/fields.ts'
import { list as ptList } from '#locales/pt/list.ts'
import { menuDraft as ptMenuDraft } from '#locales/pt/menuDraft.ts'
import { menuSettings as ptMenuSettings } from '#locales/pt/menuSettings.ts'
import { login as ptLogin } from '#locales/pt/login.ts'
import { passwords as ptPasswords } from '#locales/pt/passwords.ts'
import { userCard as ptUserCard } from '#locales/pt/userCard.ts'
import { shell as ptShell } from '#locales/pt/shell.ts'
import { users as ptUsers } from '#locales/pt/users.ts'
import type { Translation } from '#locales/Translation.ts'

/** Texts of the screens, for journeys in every language. */
export const texts = {
  es: {
    common: esCommon,
    login: esLogin,
    passwords: esPasswords,
    certificates: esCertificates,
    drafts: esDrafts,
    external: esExternal,
    cards: esCards,
    userCard: esUserCard,
    menuSettings: esMenuSettings,
    menuDraft: esMenuDraft,
    list: esList,
    fields: esFields,
    shell: esShell,
    users: esUsers,
  },
  en: {
    common: enCommon,
    login: enLogin,
    passwords: enPasswords,
    certificates: enCertificates,
    drafts: enDrafts,
    external: enExternal,
    cards: enCards,
    userCard: enUserCard,
    menuSettings: enMenuSettings,
    menuDraft: enMenuDraft,
    list: enList,
    fields: enFields,
    shell: enShell,
    users: enUsers,
  },
  pt: {
    common: ptCommon,
    login: ptLogin,
    passwords: ptPasswords,
    certificates: ptCertificates,
    drafts: ptDrafts,
    external: ptExternal,
    cards: ptCards,
    userCard: ptUserCard,
    menuSettings: ptMenuSettings,
    menuDraft: ptMenuDraft,
    list: ptList,
    fields: ptFields,
    shell: ptShell,
    users: ptUsers,
  },
}

export type Texts = Translation<(typeof texts)['es']>

/** A text with its placeholders filled: `filled('para {{email}}', { email })`. */
export function filled(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
}
