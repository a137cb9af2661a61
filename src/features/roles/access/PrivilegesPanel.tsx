import {
  useCallback,
  useDeferredValue,
  useId,
  useMemo,
  useState,
  type ComponentProps,
  type ReactElement,
} from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { PrivilegeOfRole } from '#contracts/privileges.ts'
import { ApplicationPanel } from '#shared/cards/ApplicationPanel.tsx'
import type { Members } from '#shared/cards/cardParts.ts'
import { TableSkeleton } from '#shared/cards/TableSkeleton.tsx'
import { useDraftEdit } from '#shared/cards/useDraftEdit.ts'
import { foldText } from '#shared/texts/foldText.ts'
import { SearchBox } from '#shared/list/SearchBox.tsx'
import { LoadState } from '#shared/ui/LoadState.tsx'
import { Switch } from '#shared/ui/Switch.tsx'
import { ApplicationIcon } from '#themes/ApplicationIcon.tsx'
import { PrivilegeList } from './PrivilegeList.tsx'
import { grantKey, withGiven, type AccessApplication } from './roleAccess.ts'

type PrivilegesPanelProps = {
  application: AccessApplication
  /** Options; undefined while loading. */
  privileges: readonly PrivilegeOfRole[] | undefined
  answers: ComponentProps<typeof LoadState>['answers']
  changes: Members
  onChange: (changes: Members) => void
  isReadOnly: boolean
}

/** Privileges of one application. A tick changes the application it was shown for, even after another is chosen (T82). */
export function PrivilegesPanel(props: PrivilegesPanelProps): ReactElement {
  const { application, privileges, answers, changes, onChange, isReadOnly } = props
  const { name } = application
  const { t } = useTranslation('roleCard')
  const headingId = useId()
  const [typed, setTyped] = useState('')
  const searched = foldText(useDeferredValue(typed).trim())
  const found = useMemo(
    () => privileges?.filter((one) => foldText(one.name).includes(searched)) ?? [],
    [privileges, searched],
  )
  const edit = useDraftEdit(changes, onChange)
  const give = useCallback(
    (chosen: readonly PrivilegeOfRole[], isGiven: boolean) =>
      edit((draft) => withGiven(name, chosen, draft, isGiven)),
    [edit, name],
  )
  const giveOne = useCallback(
    (privilege: PrivilegeOfRole, isGiven: boolean) => give([privilege], isGiven),
    [give],
  )
  const isGiven = (one: PrivilegeOfRole): boolean => changes.get(grantKey(name, one.name)) ?? one.assigned

  return (
    <ApplicationPanel
      application={application}
      icon={<ApplicationIcon name={name} title={application.title} />}
      headingId={headingId}
      count={
        privileges && t('givenOfAll', { given: privileges.filter(isGiven).length, all: privileges.length })
      }
      control={
        !isReadOnly &&
        privileges && (
          <Switch
            label={
              searched === '' || found.length === 0
                ? t('assignAll')
                : t('assignFound', { count: found.length })
            }
            checked={found.length > 0 && found.every(isGiven)}
            disabled={found.length === 0}
            onChange={(event) => give(found, event.target.checked)}
          />
        )
      }
    >
      {privileges ? (
        <>
          <SearchBox label={t('searchPrivilege')} typed={typed} onType={setTyped} />
          <PrivilegeList
            // A new search scrolls to the top.
            key={searched}
            labelId={headingId}
            application={name}
            privileges={found}
            changes={changes}
            isReadOnly={isReadOnly}
            onGive={giveOne}
          />
        </>
      ) : (
        <LoadState answers={answers}>
          <TableSkeleton label={t('loadingPrivileges')} />
        </LoadState>
      )}
    </ApplicationPanel>
  )
}
