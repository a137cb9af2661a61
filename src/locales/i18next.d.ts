import 'i18next'
import type * as namespaces from './namespaces.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: typeof namespaces
  }
}
