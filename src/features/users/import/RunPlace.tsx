import { useEffect, useState, type ReactElement } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { Dispatch } from '#shared/api/createStore.ts'
import { numeral } from '#shared/format/numeral.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { isSent } from './importRow.ts'
import { importRun, selectImport } from './importRun.ts'
import './importRunTexts.ts'
import { findStoredRun, type StoredRun } from './storedRun.ts'
import { RunView } from './RunView.tsx'

/** The import of this page, or the offer to resume one of an earlier page. */
export function RunPlace({ offersStored }: { offersStored: boolean }): ReactElement | null {
  const { t } = useTranslation('importRun')
  const dispatch = useDispatch<Dispatch>()
  const state = useSelector(selectImport)
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
  if (state) return <RunView state={state} onClose={() => {}} />
  if (!stored || !offersStored) return null
  const { rows } = stored.table
  const name = stored.table.name ?? t('pasted')
  const total = rows.filter(isSent).length
  const done = rows.filter(({ outcome }) => outcome).length

  function takeUp(): void {
    if (stored) importRun.takeUp(stored, dispatch)
    setStored(null)
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
