import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { FailureReference } from '#shared/ui/FailureReference.tsx'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import type { LoadedMenu } from './shellMenus.ts'

/** A menu that failed to load. A short note without an alert, since everything else works. */
export function MenuFailed({ text, menu }: { text: string; menu: LoadedMenu }): ReactElement {
  const { t } = useTranslation()
  return (
    <div className="menu-failed">
      <p role="status">{text}</p>{' '}
      <LinkButton
        onClick={({ currentTarget }) => {
          // The pressed button unmounts; move the focus to the menu.
          currentTarget.closest('nav')?.focus()
          menu.retry()
        }}
      >
        {t('retry')}
      </LinkButton>
      {menu.error && <FailureReference error={menu.error} />}
    </div>
  )
}
