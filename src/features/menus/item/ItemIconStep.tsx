import { Suspense, useId, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyScreen } from '#shared/lib/lazyScreen.tsx'
import { MenuIcon } from '#shared/menu/MenuIcon.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Spinner } from '#shared/ui/Spinner.tsx'
import type { ItemIcon } from './itemIcon.ts'
import './menuItemTexts.ts'

type ItemIconStepProps = {
  icon: ItemIcon
  /** The name that is chosen and not loaded yet; empty where none is. */
  picked: string
  onPick: (name: string) => void
  onLoad: () => void
}

/** The catalogue is in a chunk of its own. */
export const IconPicker = lazyScreen(
  () =>
    import(/* webpackChunkName: "menu-icons" */ '../icons/IconPicker.tsx').then(
      ({ IconPicker }) => IconPicker,
    ),
  'part',
)

/** Step two of the dialog: the icon of the item. 'Cargar' takes the chosen one, 'Cancelar' drops it (ICO-05, G-46). */
export function ItemIconStep({ icon, picked, onPick, onLoad }: ItemIconStepProps): ReactElement {
  const { t } = useTranslation('menuItem')
  const name = icon.isPersonalizedIcon ? t('icon.personal') : icon.iconName
  const isPicked = picked !== ''
  const stateId = useId()
  return (
    <div className="item-icon">
      <div className="item-icon-now">
        <span className="item-icon-frame">{icon.iconName !== '' && <MenuIcon item={icon} size={24} />}</span>
        <p>
          <span>{t('icon.current')}</span>
          <strong>{name === '' ? t('icon.none') : name}</strong>
        </p>
        <div className="item-icon-tools">
          <Button tone="quiet" disabled={!isPicked} aria-describedby={stateId} onClick={() => onPick('')}>
            {t('icon.cancel')}
          </Button>
          <Button tone="secondary" disabled={!isPicked} aria-describedby={stateId} onClick={onLoad}>
            {t('icon.load')}
          </Button>
        </div>
        <p className="item-icon-state" id={stateId} role="status">
          {isPicked ? t('icon.chosen', { name: picked }) : t('icon.nothingChosen')}
        </p>
      </div>
      <Suspense fallback={<Spinner />}>
        <IconPicker chosen={picked || (icon.isPersonalizedIcon ? '' : icon.iconName)} onChoose={onPick} />
      </Suspense>
    </div>
  )
}
