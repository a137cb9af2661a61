import { Suspense, useState, type ReactElement } from 'react'
import { noPhone, type UserRow } from '#contracts/users.ts'
import { Borrowed } from '#shared/borrow/Borrowed.tsx'
import { useLentPart } from '#shared/borrow/lentParts.ts'
import { formatDocument } from '#shared/format/formatDocument.ts'
import { Peek } from '#shared/list/peek/Peek.tsx'
import type { PeekProps } from '#shared/list/peek/peekProps.ts'
import { TurnFailed } from '#shared/list/peek/TurnFailed.tsx'
import { usePeekRead } from '#shared/list/peek/usePeekRead.ts'
import { useSettled } from '#shared/list/peek/useSettled.ts'
import { TimeAgo } from '#shared/format/TimeAgo.tsx'
import { stateOf } from '#shared/list/stateText.ts'
import { useOfferedTitles } from '#shared/records/useOfferedTitles.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { useShortcut } from '#shared/keys/useShortcut.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Overlay } from '#shared/ui/Overlay.tsx'
import { applicationsApi } from '#features/applications/api.ts'
import { usersApi } from '../api.ts'
import { fullName } from '#shared/records/fullName.ts'
import { applicationsIn, namesIn } from '../rules.ts'

/** A user beside the list. */
export function UserPeek({ row, ...panel }: PeekProps<UserRow>): ReactElement {
  const { t } = useTranslation(['users', 'peek', 'list', 'common'])
  const rolesKey = useShortcut('giveRoles')
  const [isGiving, setGiving] = useState(false)
  const { load: loadRoles } = useLentPart('QuickRoles')
  const { getUser } = usersApi.endpoints
  const args = { id: row.id, isBackground: true } as const
  const answer = getUser.useQueryState(args)
  const { refetch } = getUser.useQuerySubscription(args, { skip: !useSettled(row.id) })
  const { data, read, later } = usePeekRead(answer, refetch)
  // The service sends names; titles are used when another screen has loaded them.
  const titles = useOfferedTitles(applicationsApi.endpoints.listApplications.useQueryState(undefined).data)
  const user = { ...row, ...data }
  const phone = user.phoneNumber === noPhone ? null : user.phoneNumber
  const modified = serverText(user.modifiedon)
  const name = fullName(user) ?? serverText(user.userName) ?? String(row.id)
  // Replaces the panel, so that two dialogs never overlap on a narrow page.
  if (isGiving)
    return (
      <Suspense fallback={<Overlay label={t('common:loading')} />}>
        <Borrowed
          part="QuickRoles"
          id={row.id}
          name={name}
          // A user who is no longer listed, as after Back in the browser, has no position.
          place={panel.isListed ? t('peek:at', panel) : undefined}
          onPrevious={panel.onPrevious}
          onNext={panel.onNext}
          isGoing={panel.turning?.isFetching === true}
          notice={<TurnFailed turning={panel.turning} />}
          onClose={() => setGiving(false)}
        />
      </Suspense>
    )
  return (
    <Peek
      panel={panel}
      name={name}
      about={modified && <TimeAgo at={modified} phrase={(when) => t('peek:changed', { when })} />}
      state={stateOf(user.idstate, t)}
      read={read}
      isGone={data === null}
      actions={
        data !== null && (
          <Button
            tone="secondary"
            {...rolesKey}
            onPointerEnter={() => void loadRoles()}
            onClick={() => setGiving(true)}
          >
            {t('peek:roles')}
          </Button>
        )
      }
      groups={[
        {
          title: t('peek:group'),
          details: [
            { label: t('users:columns.userName'), value: user.userName, hasCopyButton: true },
            { label: t('users:columns.email'), value: user.email, hasCopyButton: true },
            { label: t('users:columns.document'), value: formatDocument(user.document) },
            { label: t('peek:fields.phone'), value: data === undefined ? later(phone) : phone },
          ],
        },
        {
          title: t('peek:more'),
          details: [
            { label: t('users:columns.customer'), value: namesIn(row.customer) },
            { label: t('users:columns.applications'), value: applicationsIn(row, titles) },
            { label: t('peek:fields.roles'), value: namesIn(row.roles) },
          ],
        },
      ]}
    />
  )
}
