import { Suspense, useId, useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import { loadMenuShapes } from '#shared/icons/iconShapes.ts'
import { MenuIcon } from '#shared/menu/MenuIcon.tsx'
import { UploadState } from '#shared/menu/upload/UploadState.tsx'
import { usePictureMessages } from '#shared/menu/upload/usePictureMessages.ts'
import { Button } from '#shared/ui/Button.tsx'
import { PictureField } from '#shared/ui/PictureField.tsx'
import { RadioField } from '#shared/ui/RadioField.tsx'
import { Spinner } from '#shared/ui/Spinner.tsx'
import type { PickedIcon } from './usePickedIcon.ts'

/** The catalogue is a lazy chunk. */
export const IconPicker = lazyPart(
  () =>
    Promise.all([
      import(/* webpackChunkName: "menu-icons" */ '../icons/IconPicker.tsx'),
      loadMenuShapes(),
    ]).then(([{ IconPicker }]) => IconPicker),
  'part',
)

const LazyIconName = lazyPart(
  () =>
    import(/* webpackChunkName: "menu-icons" */ '../icons/IconPicker.tsx').then(({ IconName }) => IconName),
  'part',
)

/** Step two of the dialog: the icon. 'Cargar' applies the chosen one, 'Cancelar' drops it (ICO-05, G-46). */
export function ItemIconStep({
  icon: { icon, picked, pick, upload, load },
}: {
  icon: PickedIcon
}): ReactElement {
  const { t } = useTranslation('menuItem')
  const messages = usePictureMessages()
  const stateId = useId()
  const [source, setSource] = useState(icon.isPersonalizedIcon ? 'own' : 'catalogue')
  const [pickedLabel, setPickedLabel] = useState('')
  const pickedName = picked instanceof File ? picked.name : picked && (pickedLabel || picked)
  const cannot = picked === null || upload.isSending
  return (
    <div className="item-icon">
      <div className="item-icon-now">
        <span className="item-icon-frame middle outlined">
          {icon.iconName !== '' && <MenuIcon item={icon} size={24} />}
        </span>
        <p className="stack small breaks">
          <span className="muted">{t('icon.current')}</span>
          <strong>
            {icon.isPersonalizedIcon && <span>{t('icon.own')}</span>}
            {!icon.isPersonalizedIcon && icon.iconName === '' && <span>{t('icon.none')}</span>}
            {!icon.isPersonalizedIcon && icon.iconName !== '' && (
              <Suspense fallback={null}>
                <LazyIconName name={icon.iconName} />
              </Suspense>
            )}
          </strong>
        </p>
        <div className="item-icon-tools row gap-2 medium-buttons">
          {/* Both keep the focus after their action. */}
          <Button
            tone="quiet"
            aria-disabled={cannot || undefined}
            aria-describedby={stateId}
            onClick={() => !cannot && pick(null)}
          >
            {t('icon.cancel')}
          </Button>
          <Button
            tone="secondary"
            aria-disabled={picked === null || undefined}
            busy={upload.isSending}
            aria-describedby={stateId}
            onClick={() => picked !== null && void load()}
          >
            {t('icon.load')}
          </Button>
        </div>
        <p className="item-icon-state muted" id={stateId} role="status">
          {pickedName === null ? t('icon.nothingChosen') : t('icon.chosen', { name: pickedName })}
        </p>
      </div>
      <div className="item-icon-source stack gap-3">
        <RadioField
          label={t('icon.source')}
          options={[
            { value: 'catalogue', label: t('icon.catalogue') },
            { value: 'own', label: t('icon.own') },
          ]}
          value={source}
          onChange={setSource}
        />
      </div>
      {source === 'own' ? (
        <div className="item-icon-own stack gap-3">
          <PictureField
            label={t('icon.own')}
            hint={t('icon.ownHelp')}
            file={picked instanceof File ? picked : null}
            messages={messages}
            onChange={pick}
          />
          <UploadState label={t('icon.own')} upload={upload} />
        </div>
      ) : (
        <Suspense fallback={<Spinner />}>
          <IconPicker
            chosen={typeof picked === 'string' ? picked : icon.isPersonalizedIcon ? '' : icon.iconName}
            onChoose={(name, label) => {
              pick(name)
              setPickedLabel(label)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
