import * as z from 'zod/mini'
import {
  arrangementChoice,
  arrangementReader,
  looks as chooserLooks,
  type Arrangement,
} from '#shared/browser/arrangement.ts'
import { listResources } from '#shared/resources/resources.ts'
import { lookChoice, looks } from '#shared/browser/look.ts'
import { draftsChoice, hasAnyStoredDraft } from '#shared/drafts/draftOwners.ts'
import { keysChoice } from '#shared/keys/keysChoice.ts'
import { pageSizes } from '#shared/list/listParams.ts'
import { densities, listViewChoice } from '#shared/list/listView.ts'
import { sizeChoice } from '#shared/list/usualSize.ts'
import { viewsChoice, viewsReader } from '#shared/list/views/views.ts'
import { chooseLanguage } from '#shared/texts/chooseLanguage.ts'
import { i18n, onTextsChange, translateIn } from '#shared/texts/i18n.ts'
import { languages } from '#shared/texts/language.ts'
import { languageNames } from '#shared/ui/LanguageSelect.tsx'
import { hasChoiceOfLook } from '#themes/applyTheme.ts'
import { exportable, type AnyExportable } from './exportable.ts'
import '../home/homeTexts.ts'
import './preferencesTexts.ts'

const t = translateIn('preferences')
const screenText = translateIn('home')
const onOff = (isOn: boolean): string => t(isOn ? 'on' : 'off')
const eitherWay = () => [true, false]

/**
 * Contents of a preferences file, in display order. To add one: store the choice with `storedChoice`
 * (`shared/browser/choice.ts`; under `ownKey` if it is per user), and add an entry here with a permanent id, a format
 * version, a strict reader, a display text, and the options of its line.
 */
export const preferenceChoices: readonly AnyExportable[] = [
  exportable({
    id: 'language',
    version: 1,
    reader: z.enum(languages),
    // A reset keeps the language: users should not end up with one that they cannot read.
    choice: () => ({
      read: () => i18n.language,
      choose: chooseLanguage,
      reset: () => {},
      onChange: onTextsChange,
      onChangeHere: onTextsChange,
    }),
    name: () => t('names.language'),
    words: (language) => languageNames[language],
    options: () => languages,
  }),
  exportable({
    id: 'look',
    version: 1,
    reader: z.enum(looks),
    choice: () => lookChoice,
    name: () => t('names.look'),
    words: (look) => t(`looks.${look}`),
    options: () => looks,
    isOffered: hasChoiceOfLook,
  }),
  exportable({
    id: 'pageSize',
    version: 1,
    reader: z.literal(pageSizes),
    choice: () => sizeChoice,
    name: () => t('names.pageSize'),
    words: String,
    options: () => pageSizes,
  }),
  exportable({
    id: 'chooser',
    version: 1,
    reader: arrangementReader,
    choice: arrangementChoice,
    name: () => t('names.chooser'),
    words: (arrangement) => [t(`chooserLooks.${arrangement.look}`), ...orderWords(arrangement)].join(' · '),
    options: (now) => chooserLooks.map((look) => ({ ...now, look })),
    optionWords: ({ look }) => t(`chooserLooks.${look}`),
    rest: (arrangement) => orderWords(arrangement).join(' · '),
  }),
  exportable({
    id: 'keys',
    version: 1,
    reader: z.boolean(),
    choice: () => keysChoice,
    name: () => t('names.keys'),
    words: onOff,
    options: eitherWay,
  }),
  exportable({
    id: 'drafts',
    version: 1,
    reader: z.boolean(),
    choice: () => draftsChoice,
    name: () => t('names.drafts'),
    words: onOff,
    options: eitherWay,
    warning: (keeps) => (!keeps && hasAnyStoredDraft() ? t('dropsDrafts') : undefined),
  }),
  ...listResources.flatMap((list) => [
    exportable({
      id: `list.${list.id}`,
      version: 1,
      reader: z.object({
        columns: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20)),
        density: z.enum(densities),
      }),
      choice: () => listViewChoice(list.id === 'apps' ? 'applications' : list.id),
      name: () => t('names.list', { list: screenText(`${list.id}.title`) }),
      words: ({ columns, density }) => [t(`densities.${density}`), ...columns.map(columnName)].join(' · '),
      options: (now) => densities.map((density) => ({ ...now, density })),
      optionWords: ({ density }) => t(`densities.${density}`),
      rest: ({ columns }) =>
        columns.length === 0
          ? t('noColumns')
          : t('shownColumns', { columns: columns.map(columnName).join(', ') }),
      list,
    }),
    exportable({
      id: `views.${list.id}`,
      version: 1,
      reader: viewsReader,
      choice: () => viewsChoice(list.path),
      name: () => t('names.views', { list: screenText(`${list.id}.title`) }),
      words: ({ views }) => (views.length === 0 ? t('noViews') : views.map(({ name }) => name).join(', ')),
      rest: ({ views }) => (views.length === 0 ? t('noViews') : t('views', { count: views.length })),
      clearLabel: ({ views }) => (views.length === 0 ? null : t('clearViews')),
      list,
    }),
  ]),
]

function orderWords({ order, favourites }: Arrangement): string[] {
  return [
    ...(order.length > 0 ? [t('ownOrder')] : []),
    ...(favourites.length > 0 ? [t('favourites', { count: favourites.length })] : []),
  ]
}

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
