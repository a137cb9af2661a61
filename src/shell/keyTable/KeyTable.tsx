import { Fragment, useId, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useChoice } from '#shared/browser/useChoice.ts'
import { isLetter, keyName } from '#shared/keys/keyNames.ts'
import { keysChoice } from '#shared/keys/keysChoice.ts'
import { shortcuts } from '#shared/keys/shortcuts.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ModalDialog } from '#shared/ui/ModalDialog.tsx'
import './keyTable.css'
import './keyTableTexts.ts'

const middle = Math.ceil(shortcuts.length / 2)
/** Two columns if they fit. */
const halves = [shortcuts.slice(0, middle), shortcuts.slice(middle)]

/** Lists all keyboard shortcuts, with a switch for the single-letter ones. */
export function KeyTable({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation(['keys', 'home', 'common'])
  const id = useId()
  const isOn = useChoice(keysChoice)
  return (
    <ModalDialog className="message-dialog key-table" aria-labelledby={`${id}-title`} onDismiss={onClose}>
      <div className="dialog-body stack gap-4">
        <h2 className="title" id={`${id}-title`} tabIndex={-1} data-autofocus="">
          {t('keys:title')}
        </h2>
        <label className="key-table-switch gap-3 outlined">
          <input
            type="checkbox"
            checked={isOn}
            onChange={({ target }) => keysChoice.choose(target.checked)}
          />
          <span>
            {t('keys:letters')}
            <small className="muted small">{t('keys:lettersAbout')}</small>
          </span>
        </label>
        <div className="key-table-halves">
          {halves.map((half) => (
            <table key={half[0]?.id}>
              <thead className="sr-only">
                <tr>
                  <th scope="col">{t('keys:does')}</th>
                  <th scope="col">{t('keys:key')}</th>
                </tr>
              </thead>
              <tbody>
                {half.map((shortcut) => (
                  <tr key={shortcut.id} data-off={(!isOn && isLetter(shortcut.keys[0])) || undefined}>
                    <th scope="row">
                      {'screen' in shortcut
                        ? t('keys:goTo', {
                            screen: t(
                              shortcut.screen === 'home' ? 'home:title' : `home:${shortcut.screen}.title`,
                            ),
                          })
                        : t(`keys:${shortcut.id}`)}
                    </th>
                    <td>
                      {shortcut.keys.map((key, at) => (
                        <Fragment key={at}>
                          {at > 0 && <span>{` ${t('keys:then')} `}</span>}
                          <kbd>{key === 'Space' ? t('keys:space') : keyName(key)}</kbd>
                        </Fragment>
                      ))}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          ))}
        </div>
        <Button tone="secondary" onClick={onClose}>
          {t('common:close')}
        </Button>
      </div>
    </ModalDialog>
  )
}
