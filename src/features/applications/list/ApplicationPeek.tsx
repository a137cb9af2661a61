import type { ReactElement } from 'react'
import type { Application } from '#contracts/applications.ts'
import { numeral } from '#shared/format/numeral.ts'
import { TimeAgo } from '#shared/format/TimeAgo.tsx'
import { Peek } from '#shared/list/peek/Peek.tsx'
import type { PeekProps } from '#shared/list/peek/peekProps.ts'
import { usePeekRead } from '#shared/list/peek/usePeekRead.ts'
import { useSettled } from '#shared/list/peek/useSettled.ts'
import { stateOf } from '#shared/list/stateText.ts'
import { receivedCount } from '#shared/records/receivedCount.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { applicationSettingsApi } from '../settingsApi.ts'
import { nameOf } from '../rules.ts'
import { durationText } from './columns.tsx'

/** Peek panel of an application. */
export function ApplicationPeek({ row, ...panel }: PeekProps<Application>): ReactElement {
  const { t } = useTranslation(['applications', 'peek', 'list'])
  const { getApplication } = applicationSettingsApi.endpoints
  const args = { id: row.id, isBackground: true } as const
  const answer = getApplication.useQueryState(args)
  const { refetch } = getApplication.useQuerySubscription(args, { skip: !useSettled(row.id) })
  const { data, read, later } = usePeekRead(answer, refetch)
  const modified = serverText(row.modifiedOn)
  const yesOrNo = (isSo: boolean): string => t(isSo ? 'peek:fields.yes' : 'peek:fields.no')
  const duration = ({ amountTime, timeUnit }: Pick<Application, 'amountTime' | 'timeUnit'>): string =>
    durationText(amountTime, timeUnit, t)
  return (
    <Peek
      panel={panel}
      name={nameOf(data ?? row)}
      about={modified && <TimeAgo at={modified} phrase={(when) => t('peek:changed', { when })} />}
      state={stateOf((data ?? row).idState, t)}
      read={read}
      isGone={data === null}
      groups={[
        {
          title: t('peek:group'),
          details: [
            { label: t('peek:fields.name'), value: row.name, hasCopyButton: true },
            { label: t('applications:columns.urlApp'), value: (data ?? row).urlApp, hasCopyButton: true },
            { label: t('applications:columns.token'), value: duration(data ?? row) },
            { label: t('peek:fields.isVisible'), value: yesOrNo((data ?? row).isVisible) },
            { label: t('applications:columns.roles'), value: numeral(receivedCount(row.rolCount)) },
          ],
        },
        {
          title: t('peek:more'),
          details: [
            { label: t('peek:fields.description'), value: later(data?.description) },
            {
              label: t('peek:fields.typeApplication'),
              value: later(
                data && t(data.typeApplication ? 'peek:fields.transversal' : 'peek:fields.product'),
              ),
            },
            {
              label: t('peek:fields.refresh'),
              value: later(
                data &&
                  durationText(data.refreshTokenExpirationAmountTime, data.refreshTokenExpirationTimeUnit, t),
              ),
            },
            {
              label: t('peek:fields.isConcurrentSession'),
              value: later(data && yesOrNo(data.isConcurrentSession)),
            },
            { label: t('peek:fields.landing'), value: later(data?.landing ?? row.landing) },
            { label: t('peek:fields.urlAssignPassword'), value: later(data?.urlAssignPassword) },
          ],
        },
      ]}
    />
  )
}
