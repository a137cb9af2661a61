import { useLayoutEffect, useRef, useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { focusNext } from './DraftNotice.tsx'
import './draftNotice.css'
import './draftTexts.ts'
import { pointTo } from './liveEdits.ts'

/** Warns that another tab edits the same record, and helps to find that tab. */
export function ElsewhereNotice({ edit }: { edit: string }): ReactElement {
  const { t } = useTranslation('drafts')
  const [answer, setAnswer] = useState<'found' | 'silent' | null>(null)
  const root = useRef<HTMLElement>(null)

  // The other tab may finish while the focus is here.
  useLayoutEffect(() => {
    const section = root.current
    return () => {
      if (section?.contains(document.activeElement)) queueMicrotask(focusNext)
    }
  }, [])

  return (
    <section ref={root} className="draft-notice apart" aria-label={t('elsewhereTitle')}>
      <Notice
        title={t('elsewhereTitle')}
        // The answer should not announce the whole notice again.
        live={answer === null}
        action={
          <Button
            tone="secondary"
            onClick={() => {
              setAnswer(null)
              void pointTo(edit).then((isThere) => setAnswer(isThere ? 'found' : 'silent'))
            }}
          >
            {t('point')}
          </Button>
        }
      >
        <p>{t('elsewhere')}</p>
        {answer && <p role="status">{t(answer, { mark: t('mark') })}</p>}
      </Notice>
    </section>
  )
}
