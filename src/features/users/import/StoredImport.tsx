import { useEffect, useState, type ReactElement } from 'react'
import { useDispatch } from 'react-redux'
import type { Dispatch } from '#shared/api/createStore.ts'
import { numeral } from '#shared/format/numeral.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { isSent } from './importRow.ts'
import { importRun } from './importRun.ts'
import './runTexts.ts'
import { findStoredRun, type StoredRun } from './storedRun.ts'

/** The offer to resume the import of an earlier page. */
export function StoredImport(): ReactElement | null {
  const { t } = useTranslation('importRun')
  const dispatch = useDispatch<Dispatch>()
  const [stored, setStored] = useState<StoredRun | null>(null)
  useEffect(() => {
    let isGone = false
    findStoredRun().then(
      (found) => !isGone && setStored(found),
      // Where the browser forbids storage, there is none.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [])
  if (!stored) return null
  const { rows } = stored.table
  const name = stored.table.name ?? t('pasted')
  const total = rows.filter(isSent).length
  const done = rows.filter(({ outcome }) => outcome).length

  function takeUp(): void {
    if (stored) importRun.takeUp(stored, dispatch)
  }
  function drop(): void {
    void stored?.drop()
    setStored(null)
  }
  return (
    <Notice
      action={
        <>
          <Button tone="secondary" onClick={takeUp}>
            {t(done < total ? 'goOn' : 'seeIt')}
          </Button>
          <Button tone="quiet" onClick={drop}>
            {t('drop')}
          </Button>
        </>
      }
    >
      <p>
        {done < total
          ? t('left', { done: numeral(done), total: numeral(total), name })
          : t('leftDone', { name })}
      </p>
      {done < total && <p>{t('leftAbout')}</p>}
    </Notice>
  )
}
