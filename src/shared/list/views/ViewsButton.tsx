import { Suspense, useId, type ReactElement } from 'react'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { BookmarkIcon } from '#shared/ui/consoleIcons.tsx'
import '#shared/ui/moreMenu.css'
import { Spinner } from '#shared/ui/Spinner.tsx'
import { usePopover } from '#shared/ui/usePopover.ts'
import type { ViewsPanelProps } from './ViewsPanel.tsx'

const ViewsPanel = lazyPart<ViewsPanelProps>(
  () => import(/* webpackChunkName: "views" */ './ViewsPanel.tsx').then((code) => code.ViewsPanel),
  'part',
)

type ViewsButtonProps = Omit<ViewsPanelProps, 'onClose'>

/** Button of the saved views, whose panel is lazy. */
export function ViewsButton(props: ViewsButtonProps): ReactElement {
  const { t } = useTranslation('list')
  const id = useId()
  const { isOpen, toggle, close, button, root } = usePopover()
  const load = (): void => void ViewsPanel.load()
  return (
    <div className="more-menu anchor" {...root}>
      <Button
        ref={button}
        tone="secondary"
        icon={<BookmarkIcon size={18} />}
        title={t('views')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPointerEnter={load}
        onFocus={load}
        onClick={toggle}
      >
        {t('views')}
      </Button>
      {isOpen && (
        <div id={id} className="more-panel views-panel overlay" data-open="">
          <Suspense fallback={<Spinner />}>
            <ViewsPanel {...props} onClose={close} />
          </Suspense>
        </div>
      )}
    </div>
  )
}
