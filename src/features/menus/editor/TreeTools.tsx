import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { FoldIcon, UnfoldIcon } from '#shared/ui/consoleIcons.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

type TreeToolsProps = {
  /** True during a search, which shows all matches. */
  isOff: boolean
  onShutAll: (isShut: boolean) => void
}

/** Collapses and expands all items of a tree. */
export function TreeTools({ isOff, onShutAll }: TreeToolsProps): ReactElement {
  const { t } = useTranslation('menuSettings')
  const off = isOff || undefined
  return (
    <>
      <IconButton
        label={t('foldAll')}
        icon={<FoldIcon size={18} />}
        aria-disabled={off}
        onClick={() => isOff || onShutAll(true)}
      />
      <IconButton
        label={t('openAll')}
        icon={<UnfoldIcon size={18} />}
        aria-disabled={off}
        onClick={() => isOff || onShutAll(false)}
      />
    </>
  )
}
