import { Suspense, useEffect, useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import { keyName } from '#shared/keys/keyNames.ts'
import { useShortcut } from '#shared/keys/useShortcut.ts'
import { SearchIcon } from '#shared/ui/consoleIcons.tsx'
import './paletteButton.css'
import { TypedAhead } from './TypedAhead.tsx'

const Palette = lazyPart(
  () => import(/* webpackChunkName: "console-palette" */ './Palette.tsx').then(({ Palette }) => Palette),
  'part',
)

/** Opens the palette from the top bar, or with Ctrl/⌘+K. */
export function PaletteButton(): ReactElement {
  const { t } = useTranslation(['shell', 'common'])
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const shortcut = useShortcut('palette')
  useEffect(() => {
    // Prefetch the chunk on Ctrl, before K follows.
    function press({ key }: KeyboardEvent): void {
      if (key === 'Control' || key === 'Meta') void Palette.load()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  const load = (): void => void Palette.load()
  function close(): void {
    setOpen(false)
    setTyped('')
  }
  return (
    <>
      <button
        type="button"
        className="palette-button row gap-2 muted small fixed"
        {...shortcut}
        title={`${t('shell:palette')} (${keyName('Mod+K')})`}
        aria-label={t('shell:palette')}
        aria-haspopup="dialog"
        onPointerEnter={load}
        onFocus={load}
        onClick={() => setOpen(true)}
      >
        <SearchIcon size={20} />
        <span className="palette-button-text grow row spread gap-3" data-key={keyName('Mod+K')}>
          {t('shell:palette')}
        </span>
      </button>
      {isOpen && (
        <Suspense fallback={<TypedAhead label={t('common:loading')} onType={setTyped} onClose={close} />}>
          <Palette begun={typed} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
