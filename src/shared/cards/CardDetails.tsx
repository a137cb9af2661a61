import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { serverText } from '#shared/lib/serverText.ts'
import { CopyButton } from '#shared/ui/CopyButton.tsx'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { CardGroup } from './CardGroup.tsx'

export type Detail = {
  label: string
  /** As a service gave it; nothing is shown as a dash. */
  value: string | null | undefined
  /** People need it elsewhere. */
  isCopied?: boolean
  /** Asks once more for the words of the value, which did not come. */
  retry?: (() => void) | undefined
}

export type DetailGroup = { title: string; details: readonly Detail[] }

/** A record to be read: text in groups, nothing that looks like a field. */
export function CardDetails({ groups }: { groups: readonly DetailGroup[] }): ReactElement {
  return (
    <div className="card-sheet">
      {groups.map(({ title, details }) => (
        <CardGroup key={title} title={title} as="dl">
          {details.map((detail) => (
            <DetailItem key={detail.label} {...detail} />
          ))}
        </CardGroup>
      ))}
    </div>
  )
}

function DetailItem({ label, value, isCopied = false, retry }: Detail): ReactElement {
  const { t } = useTranslation('common')
  const text = serverText(value)
  return (
    <div className="card-detail">
      <dt>{label}</dt>
      <dd>
        {text === null ? <span className="cell-none">—</span> : <bdi>{text}</bdi>}
        {isCopied && text !== null && <CopyButton label={label} value={text} />}
        {retry && <LinkButton onClick={retry}>{t('retry')}</LinkButton>}
      </dd>
    </div>
  )
}
