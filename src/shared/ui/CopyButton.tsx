import { useEffect, useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { copyText } from '#shared/browser/clipboard.ts'
import { CopyIcon } from './consoleIcons.tsx'
import { IconButton } from './IconButton.tsx'
import { CheckIcon } from './icons.tsx'
import './fieldTexts.ts'

/** Time in ms that the button shows the success. */
const copiedMs = 2_000

/** Copies a value and confirms it. `label` is the name of the value. */
export function CopyButton({ label, value }: { label: string; value: string }): ReactElement {
  const { t } = useTranslation('fields')
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setCopied(false), copiedMs)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copy(): Promise<void> {
    if (await copyText(value)) setCopied(true)
  }

  return (
    <>
      <IconButton
        className="copy-button"
        label={t('copy', { label })}
        icon={isCopied ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
        onClick={() => void copy()}
      />
      <span className="sr-only" role="status">
        {isCopied && t('copied', { label })}
      </span>
    </>
  )
}
