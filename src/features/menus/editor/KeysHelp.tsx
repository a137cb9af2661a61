import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { QuestionIcon } from '#shared/ui/consoleIcons.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { usePopover } from '#shared/ui/usePopover.ts'

/** Keys of the tree, shown on demand and always its description. */
export function KeysHelp(): ReactElement {
  const { t } = useTranslation('menuSettings')
  const { isOpen, toggle, button, root } = usePopover()
  return (
    <div className="menu-keys" {...root}>
      <IconButton
        ref={button}
        label={t('keysTitle')}
        icon={<QuestionIcon size={18} />}
        aria-expanded={isOpen}
        aria-controls="menu-keys"
        onClick={toggle}
      />
      <div className="menu-keys-panel overlay" id="menu-keys" hidden={!isOpen}>
        {t('keys')}
      </div>
    </div>
  )
}
