import { useEffect, useId, useRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { NamedIcon } from '#shared/icons/NamedIcon.tsx'
import { reference, type ApiError } from '#shared/api/apiError.ts'
import { initials } from '#shared/format/initials.ts'
import { serverText } from '#shared/texts/serverText.ts'
import type { Claims } from '#shared/session/claims.ts'
import { PageLink } from '#shared/ui/PageLink.tsx'
import { ColumnsIcon, QuestionIcon } from '#shared/ui/consoleIcons.tsx'
import { ChevronDownIcon } from '#shared/ui/icons.tsx'
import { useCopiedReference } from '#shared/ui/useCopiedReference.ts'
import { itemByLetter, nextItem } from './nextItem.ts'
import { useLocationMenu, type LoadedMenu } from './shellMenus.ts'
import { Preferences } from './Preferences.tsx'
import { openShellDialog, type ShellDialog } from './shellDialog.ts'
import { UserMenuItems } from './UserMenuItems.tsx'
import { usePopover } from '#shared/ui/usePopover.ts'

/** The signed-in user and their menu; sign-out is always the last item (G-03). */
export function UserMenu({ claims }: { claims: Claims | undefined }): ReactElement {
  const { t } = useTranslation('shell')
  const menuId = useId()
  const { isOpen, toggle, close, button, root } = usePopover()
  const menu = useLocationMenu('3')
  const name = serverText(claims?.fullName) ?? ''
  return (
    <div className="popover-root" {...root}>
      <button
        ref={button}
        type="button"
        className="user-button row gap-2"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        title={name}
        onClick={toggle}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || isOpen) return
          event.preventDefault()
          toggle()
        }}
      >
        <span className="avatar face" aria-hidden="true">
          {initials(name)}
        </span>
        <span className="user-name one-line">
          <span className="sr-only">{t('userMenu')}: </span>
          <bdi translate="no">{name}</bdi>
        </span>
        <ChevronDownIcon size={16} />
      </button>
      {isOpen && (
        <div className="popover user-popover overlay">
          <PersonCard claims={claims} name={name} />
          <UserMenuList id={menuId} menu={menu} close={close} />
        </div>
      )}
    </div>
  )
}

function PersonCard({ claims, name }: { claims: Claims | undefined; name: string }): ReactElement {
  const lines = [serverText(claims?.uniqueName), serverText(claims?.customerName)]
  return (
    <div className="person-card row gap-3">
      <span className="avatar face" aria-hidden="true">
        {initials(name)}
      </span>
      <div className="muted small breaks">
        <p className="person-name">
          <bdi translate="no">{name}</bdi>
        </p>
        {lines.map(
          (line) =>
            line &&
            line !== name && (
              <p key={line}>
                <bdi translate="no">{line}</bdi>
              </p>
            ),
        )}
      </div>
    </div>
  )
}

type ListProps = { id: string; menu: LoadedMenu; close: (focus?: 'button' | 'leave') => void }

function UserMenuList({ id, menu, close }: ListProps): ReactElement {
  const { t } = useTranslation(['shell', 'common'])
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => items(list.current)[0]?.focus(), [])

  function leadTo(dialog: ShellDialog): void {
    close()
    openShellDialog(dialog)
  }

  return (
    <div
      ref={list}
      id={id}
      role="menu"
      aria-label={t('shell:userMenu')}
      className="user-menu"
      tabIndex={-1}
      onKeyDown={(event) => onMenuKey(event, close)}
    >
      <UserMenuItems items={menu.items} onChoose={() => close('leave')} />
      {menu.status === 'failed' && (
        <MenuButton
          isFailure
          icon={<NamedIcon name="refresh" />}
          onPress={() => {
            // The pressed item unmounts; move the focus to the menu.
            list.current?.focus()
            menu.retry()
          }}
        >
          <span>
            {t('shell:menuFailed')} <b>{t('common:retry')}</b>
          </span>
        </MenuButton>
      )}
      {menu.error && menu.status === 'failed' && <CopyReferenceItem error={menu.error} />}
      <Preferences />
      <div role="separator" />
      <MenuButton icon={<QuestionIcon size={20} />} onPress={() => leadTo('keys')}>
        {t('shell:keys')}
      </MenuButton>
      <MenuButton icon={<ColumnsIcon size={20} />} onPress={() => leadTo('preferences')}>
        {t('shell:preferences')}
      </MenuButton>
      <PageLink
        to="/logout"
        role="menuitem"
        tabIndex={-1}
        className="menu-row"
        onClick={() => close('leave')}
      >
        <NamedIcon name="logout" />
        {t('shell:signOut')}
      </PageLink>
    </div>
  )
}

/** A menu may contain only menu items, so the failure reference is one. */
function CopyReferenceItem({ error }: { error: ApiError }): ReactElement {
  const { t } = useTranslation()
  const { isCopied, copy } = useCopiedReference(error)
  return (
    <MenuButton isFailure icon={<NamedIcon name="assignment" />} onPress={copy}>
      <span>
        <span translate="no">{t('reference', { reference: reference(error) })}</span>{' '}
        <b>{isCopied ? t('copied') : t('copyReference')}</b>
      </span>
    </MenuButton>
  )
}

type MenuButtonProps = { icon: ReactElement; isFailure?: boolean; onPress: () => void; children: ReactNode }

function MenuButton({ icon, isFailure = false, onPress, children }: MenuButtonProps): ReactElement {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={isFailure ? 'menu-row menu-failed' : 'menu-row'}
      onClick={onPress}
    >
      {icon}
      {children}
    </button>
  )
}

function onMenuKey(event: KeyboardEvent<HTMLDivElement>, close: ListProps['close']): void {
  if (event.key === 'Tab') return close()
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const all = items(event.currentTarget)
  const at = all.indexOf(document.activeElement as HTMLElement)
  if (event.key === ' ' && all[at]) {
    event.preventDefault()
    return all[at].click()
  }
  const names = all.map(({ textContent }) => textContent)
  const next = nextItem(event.key, at, all.length) ?? itemByLetter(event.key, at, names)
  if (next === null) return
  event.preventDefault()
  all[next]?.focus()
}

function items(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]
}
