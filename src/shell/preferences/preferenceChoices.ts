import * as z from 'zod/mini'
import { arrangementReader } from '#features/auth/applications/arrangement.ts'
import { arrangementChoice } from '#features/auth/applications/useArrangement.ts'
import { consoleScreens, type ConsoleScreen } from '#shared/address/consoleScreens.ts'
import { lookChoice, looks } from '#shared/browser/look.ts'
import { draftsChoice, hasAnyKept } from '#shared/drafts/keptOwners.ts'
import { keysChoice } from '#shared/keys/keysChoice.ts'
import { pageSizes } from '#shared/list/listParams.ts'
import { densities, listViewChoice } from '#shared/list/listView.ts'
import { sizeChoice } from '#shared/list/usualSize.ts'
import { viewsChoice, viewsReader } from '#shared/list/views/views.ts'
import { chooseLanguage } from '#shared/texts/chooseLanguage.ts'
import { i18n, onTextsChange, translateIn } from '#shared/texts/i18n.ts'
import { languages } from '#shared/texts/language.ts'
import { languageNames } from '#shared/ui/LanguageSelect.tsx'
import { exportable, type AnyExportable } from './exportable.ts'
import './preferencesTexts.ts'

const t = translateIn('preferences')
const onOff = (isOn: boolean): string => t(isOn ? 'on' : 'off')
type List = Extract<ConsoleScreen, { hasCards: true }>
const lists = consoleScreens.filter((screen): screen is List => screen.hasCards)

/**
 * What a file of preferences holds, in the order in which it is shown. To join: keep the choice by `keptChoice`
 * (`shared/browser/choice.ts`; under `ownKey` where it is of one person), and write one more line here: a name that stays
 * for ever, the version of its form, a reader that takes nothing else, and how people read it.
 */
export const preferenceChoices: readonly AnyExportable[] = [
  exportable({
    id: 'language',
    version: 1,
    reader: z.enum(languages),
    // Of what is reset it is left as it is: nobody should land in a language that they cannot read.
    choice: () => ({
      read: () => i18n.language,
      choose: chooseLanguage,
      reset: () => {},
      onChange: onTextsChange,
      onChangeHere: onTextsChange,
    }),
    name: () => t('names.language'),
    words: (language) => languageNames[language],
  }),
  exportable({
    id: 'look',
    version: 1,
    reader: z.enum(looks),
    choice: () => lookChoice,
    name: () => t('names.look'),
    words: (look) => t(`looks.${look}`),
  }),
  exportable({
    id: 'keys',
    version: 1,
    reader: z.boolean(),
    choice: () => keysChoice,
    name: () => t('names.keys'),
    words: onOff,
  }),
  exportable({
    id: 'drafts',
    version: 1,
    reader: z.boolean(),
    choice: () => draftsChoice,
    name: () => t('names.drafts'),
    words: onOff,
    warning: (keeps) => (!keeps && hasAnyKept() ? t('dropsDrafts') : undefined),
  }),
  exportable({
    id: 'pageSize',
    version: 1,
    reader: z.literal(pageSizes),
    choice: () => sizeChoice,
    name: () => t('names.pageSize'),
    words: String,
  }),
  exportable({
    id: 'chooser',
    version: 1,
    reader: arrangementReader,
    choice: arrangementChoice,
    name: () => t('names.chooser'),
    words: ({ order, favourites, look }) =>
      [
        t(`chooserLooks.${look}`),
        ...(order.length > 0 ? [t('ownOrder')] : []),
        t('favourites', { count: favourites.length }),
      ].join(' · '),
  }),
  ...lists.map(({ id }) =>
    exportable({
      id: `list.${id}`,
      version: 1,
      reader: z.object({
        columns: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20)),
        density: z.enum(densities),
      }),
      choice: () => listViewChoice(id === 'apps' ? 'applications' : id),
      name: () => t('names.list', { list: t(`lists.${id}`) }),
      words: ({ columns, density }) => [t(`densities.${density}`), ...columns.map(columnName)].join(' · '),
    }),
  ),
  ...lists.map(({ id, path }) =>
    exportable({
      id: `views.${id}`,
      version: 1,
      reader: viewsReader,
      choice: () => viewsChoice(path),
      name: () => t('names.views', { list: t(`lists.${id}`) }),
      words: ({ views }) => (views.length === 0 ? t('noViews') : views.map(({ name }) => name).join(', ')),
    }),
  ),
]

const columnNames = [
  'alias',
  'applications',
  'auditable',
  'created',
  'customer',
  'modified',
  'roles',
] as const

function columnName(key: string): string {
  const known = columnNames.find((one) => one === key)
  return known ? t(`columns.${known}`) : key
}
