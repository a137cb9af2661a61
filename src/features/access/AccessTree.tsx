import { useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { ChevronRightIcon } from '#shared/ui/icons.tsx'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { PageLink } from '#shared/ui/PageLink.tsx'
import type { AccessNode } from './accessNode.ts'
import './access.css'

type AccessTreeProps = {
  nodes: readonly AccessNode[]
  /** Name of the node above, which tells nodes of one name apart. */
  parent?: string | undefined
  /** Levels open at the start; search results open completely, even unread nodes. */
  openLevels?: number
  /** True while reading. */
  isReading: boolean
  /** Opens all that is read. */
  isPrinted?: boolean
  /** Called when an unread node is opened. */
  onRead: (node: AccessNode) => void
}

/** Children shown before "more" is pressed. */
const firstShown = 100

/** Access tree whose nodes open individually. */
export function AccessTree({ nodes, parent, ...tree }: AccessTreeProps): ReactElement {
  const { t } = useTranslation('access')
  const [shown, setShown] = useState(firstShown)
  const rest = nodes.length - shown
  return (
    <ul className="access-tree">
      {nodes.slice(0, shown).map((node) => (
        <li key={node.key}>
          {node.children === undefined ? (
            <NodeText node={node} />
          ) : (
            <Branch {...tree} node={node} parent={parent} />
          )}
        </li>
      ))}
      {rest > 0 && (
        <li>
          <LinkButton onClick={() => setShown(shown + firstShown)}>{t('more', { count: rest })}</LinkButton>
        </li>
      )}
    </ul>
  )
}

function Branch({
  node,
  parent,
  ...tree
}: Omit<AccessTreeProps, 'nodes'> & { node: AccessNode }): ReactElement {
  const { openLevels = 0, isReading, isPrinted, onRead } = tree
  const { t } = useTranslation('access')
  const [pressed, setPressed] = useState<boolean | null>(null)
  const { path, ...unlinked } = node
  const { children } = node
  const startsOpen = children ? openLevels > 0 : openLevels === Infinity
  // Paper cannot be opened.
  const isOpen = (isPrinted && children !== null) || (pressed ?? startsOpen)

  function toggle(): void {
    setPressed(!isOpen)
    if (!isOpen && !children) onRead(node)
  }
  function content(): ReactElement {
    if (!children)
      return isReading ? (
        <p className="muted small">{t('reading')}</p>
      ) : (
        <LinkButton onClick={() => onRead(node)}>{t('read')}</LinkButton>
      )
    if (children.length === 0) return <p className="muted small">{t('nothing')}</p>
    return <AccessTree {...tree} nodes={children} parent={node.name} openLevels={openLevels - 1} />
  }
  return (
    <>
      <div className="row gap-3">
        <button
          type="button"
          className="access-branch row grow gap-2 tints"
          aria-expanded={isOpen}
          onClick={toggle}
        >
          <ChevronRightIcon size={16} />
          <NodeText node={unlinked} />
          {parent && <span className="sr-only">{` · ${parent}`}</span>}
        </button>
        {path !== undefined && (
          <PageLink className="ui-link" to={path} aria-label={t('openOf', { name: node.name })}>
            {t('open')}
          </PageLink>
        )}
      </div>
      {isOpen && <div className="access-below">{content()}</div>}
    </>
  )
}

function NodeText({ node }: { node: AccessNode }): ReactElement {
  const { name, note, reasons, items = [], path } = node
  const { t } = useTranslation('access')
  return (
    <span className="access-node breaks" data-void={reasons.length > 0 || undefined}>
      <bdi translate="no" className="access-name">
        {path === undefined ? (
          name
        ) : (
          <PageLink className="ui-link" to={path}>
            {name}
          </PageLink>
        )}
      </bdi>
      {note && <span className="muted small"> {note}</span>}
      {reasons.length > 0 && (
        <span className="warning bold small">
          {' '}
          {t('noEffect', { reasons: reasons.map((reason) => t(`reasons.${reason}`)).join(' · ') })}
        </span>
      )}
      {items.length > 0 && (
        <span className="access-items muted small">
          {' '}
          {t('opens')} <bdi translate="no">{items.join(', ')}</bdi>
        </span>
      )}
    </span>
  )
}
