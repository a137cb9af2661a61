import { Fragment, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { CopyButton } from '#shared/ui/CopyButton.tsx'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { CardGroup } from './CardGroup.tsx'

/** Splits an address where it may wrap: after a slash. Any other text is one part. */
export function addressParts(text: string): readonly string[] {
  return /^https?:/.test(text) ? text.split(/(?<=[^/]\/)(?=[^/])/) : [text]
}

export type Detail = {
  label: string
  /** One text or several, as the service sent it; empty shows a dash. */
  value: string | readonly string[] | null | undefined
  /** Has a copy button. */
  hasCopyButton?: boolean
  /** Loads the text of the value again after a failure. */
  retry?: (() => void) | undefined
}

export type DetailGroup = { title: string; details: readonly Detail[]; isPaired?: boolean | undefined }

type CardDetailsProps = {
  groups: readonly DetailGroup[]
  /** Further groups with other content than text. */
  children?: ReactNode
}

/** A record in view mode: text in groups, without fields. */
export function CardDetails({ groups, children }: CardDetailsProps): ReactElement {
  return (
    <div className="card-sheet panel">
      {groups.map(({ title, details, isPaired }) => (
        <CardGroup key={title} title={title} as="dl" isPaired={isPaired}>
          {details.map((detail, index) => (
            <DetailItem key={index} {...detail} />
          ))}
        </CardGroup>
      ))}
      {children}
    </div>
  )
}

function DetailItem({ label, value, hasCopyButton = false, retry }: Detail): ReactElement {
  const { t } = useTranslation('common')
  const texts = [value].flat().flatMap((one) => serverText(one) ?? [])
  return (
    <div className="card-detail">
      <dt>{label}</dt>
      <dd>
        {texts.length === 0 ? (
          <span className="faint">—</span>
        ) : (
          <span>
            {texts.map((text, index) => (
              <Fragment key={index}>
                {index > 0 && <span>, </span>}
                <bdi translate="no">{breakable(text)}</bdi>
              </Fragment>
            ))}
          </span>
        )}
        {hasCopyButton && texts.length > 0 && <CopyButton label={label} value={texts.join(', ')} />}
        {retry && <LinkButton onClick={retry}>{t('retry')}</LinkButton>}
      </dd>
    </div>
  )
}

function breakable(text: string): ReactNode {
  return addressParts(text).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
