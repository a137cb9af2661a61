import { useMemo, useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { apiErrorOf } from '#shared/api/apiError.ts'
import { CardDialog } from '#shared/cards/CardDialog.tsx'
import { ChoiceSelect } from '#shared/fields/ChoiceSelect.tsx'
import { menuTabs } from '#shared/address/consoleAddresses.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { readTree, type DraftItem } from '#shared/menu/draft/draftItem.ts'
import { copiesOf, type MenuTarget } from '#shared/menu/draft/newItem.ts'
import { countItems } from '#shared/menu/draft/treeRules.ts'
import { Button } from '#shared/ui/Button.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { showToast } from '#shared/ui/toasts.ts'
import { storedMenusApi } from '#shared/menu/stored/api.ts'
import { type MenuApplication, locationOf } from '../rules.ts'
import '../texts.ts'

type CopyDialogProps = {
  target: MenuTarget
  applications: readonly MenuApplication[]
  onCopy: (copies: DraftItem[]) => void
  onClose: () => void
}

/** Without the suite, whose items are different. */
const places = menuTabs.filter((tab) => tab !== 'suite')

/** Copies the items of another menu with new keys (beyond 18). */
export function CopyDialog({ target, applications, onCopy, onClose }: CopyDialogProps): ReactElement {
  const { t } = useTranslation(['menuSettings', 'common'])
  const [from, setFrom] = useState({ application: '', tab: places[target.location - 1] ?? places[0]! })
  const location = locationOf(from.tab)
  const isItself = from.application === String(target.application) && location === target.location
  const { currentData, error, isFetching, refetch } = storedMenusApi.useGetMenuByAppQuery(
    { idapplication: Number(from.application), idmenulocation: location },
    { skip: from.application === '' || isItself, refetchOnMountOrArgChange: true },
  )
  const read = useMemo(() => (currentData ? readTree(currentData.menuJson) : null), [currentData])
  const count = read && !isItself ? countItems(read.tree) : 0
  const failure = apiErrorOf(error)

  function accept(): void {
    if (!read || count === 0) return
    onCopy(copiesOf(read.tree, target))
    showToast({ kind: 'info', text: t('menuSettings:copied', { count }) })
  }

  function statusText(): string {
    if (isItself) return t('menuSettings:copyItself')
    if (!read) return ''
    if (read.isBroken) return t('menuSettings:copyBroken')
    return count === 0 ? t('menuSettings:copyEmpty') : t('menuSettings:copyCount', { count })
  }

  return (
    <CardDialog
      title={t('menuSettings:copyTitle')}
      lead={t('menuSettings:copyLead')}
      onDismiss={onClose}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {t('menuSettings:cancel')}
          </Button>
          <Button busy={isFetching} aria-disabled={count === 0} onClick={accept}>
            {t('menuSettings:copyAccept')}
          </Button>
        </>
      }
    >
      <div className="stack gap-4">
        <ChoiceSelect
          label={t('menuSettings:application')}
          placeholder={t('menuSettings:choose')}
          options={applications.map(({ id, name, title }) => ({
            value: String(id),
            label: serverText(title) ?? name,
          }))}
          value={from.application}
          onChange={(application) => setFrom((now) => ({ ...now, application }))}
        />
        <ChoiceSelect
          label={t('menuSettings:copyPlace')}
          options={places.map((tab) => ({ value: tab, label: t(`menuSettings:tabs.${tab}`) }))}
          value={from.tab}
          onChange={(value) => setFrom((now) => ({ ...now, tab: places.find((tab) => tab === value)! }))}
        />
      </div>
      <p role="status">{statusText()}</p>
      {failure && !isFetching && !isItself && (
        <FailureNotice error={failure} onRetry={() => void refetch()} />
      )}
    </CardDialog>
  )
}
