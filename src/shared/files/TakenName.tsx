import type { ReactElement } from 'react'
import { serverText } from '#shared/texts/serverText.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import './filesTexts.ts'

type TakenNameProps = { kind: 'role' | 'application'; name: string; onOpen: () => void }

/** Offers to compare the file with the record that has its name already. */
export function TakenName({ kind, name, onOpen }: TakenNameProps): ReactElement {
  const { t } = useTranslation('files')
  return (
    <Notice
      title={t(`taken.${kind}`, { name: serverText(name) ?? '—' })}
      action={
        <Button tone="secondary" onClick={onOpen}>
          {t(`openTaken.${kind}`)}
        </Button>
      }
    >
      <p>{t(`takenAbout.${kind}`)}</p>
    </Notice>
  )
}
