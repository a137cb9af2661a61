import 'i18next'
import type { cards } from './es/cards.ts'
import type { applicationCard } from './es/applicationCard.ts'
import type { applications } from './es/applications.ts'
import type { attempt } from './es/attempt.ts'
import type { certificates } from './es/certificates.ts'
import type { chooser } from './es/chooser.ts'
import type { common } from './es/common.ts'
import type { dependents } from './es/dependents.ts'
import type { external } from './es/external.ts'
import type { fields } from './es/fields.ts'
import type { home } from './es/home.ts'
import type { iconPicker } from './es/iconPicker.ts'
import type { list } from './es/list.ts'
import type { login } from './es/login.ts'
import type { menuDraft } from './es/menuDraft.ts'
import type { menuItem } from './es/menuItem.ts'
import type { menuPreview } from './es/menuPreview.ts'
import type { menuSettings } from './es/menuSettings.ts'
import type { passwords } from './es/passwords.ts'
import type { privilegeCard } from './es/privilegeCard.ts'
import type { privileges } from './es/privileges.ts'
import type { roleCard } from './es/roleCard.ts'
import type { roles } from './es/roles.ts'
import type { session } from './es/session.ts'
import type { shell } from './es/shell.ts'
import type { suiteItems } from './es/suiteItems.ts'
import type { uploads } from './es/uploads.ts'
import type { users } from './es/users.ts'
import type { userTabs } from './es/userTabs.ts'
import type { userCard } from './es/userCard.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      cards: typeof cards
      applicationCard: typeof applicationCard
      applications: typeof applications
      attempt: typeof attempt
      certificates: typeof certificates
      chooser: typeof chooser
      common: typeof common
      dependents: typeof dependents
      external: typeof external
      fields: typeof fields
      home: typeof home
      iconPicker: typeof iconPicker
      list: typeof list
      login: typeof login
      menuDraft: typeof menuDraft
      menuItem: typeof menuItem
      menuPreview: typeof menuPreview
      menuSettings: typeof menuSettings
      passwords: typeof passwords
      privilegeCard: typeof privilegeCard
      privileges: typeof privileges
      roleCard: typeof roleCard
      roles: typeof roles
      session: typeof session
      shell: typeof shell
      suiteItems: typeof suiteItems
      uploads: typeof uploads
      users: typeof users
      userTabs: typeof userTabs
      userCard: typeof userCard
    }
  }
}
