import type { ReactElement } from 'react'
import { NamedIcon } from '#shared/icons/NamedIcon.tsx'
import { ChevronLeftIcon } from '#shared/ui/icons.tsx'
import type { Theme } from '#themes/theme.ts'

/**
 * Static skeleton of the console in the HTML page, shown before any code loads and removed when the console renders.
 * The page shows the variant for its address. It contains no personal data; `fillFrame` adds the loading message.
 */
export function PageFrame({ theme }: { theme: Theme }): ReactElement {
  return (
    <div id="page-frame" className="page-frame">
      <p className="sr-only" role="status" />
      <div className="shell" aria-hidden="true">
        <div className="top-bar row gap-1">
          <span className="icon-button frame-menu">
            <NamedIcon name="menu" size={22} />
          </span>
          <span className="top-logo">
            <picture>
              <source media="(max-width: 37.49rem)" srcSet={theme.logoMark} />
              <img src={theme.logo} alt="" height={28} loading="lazy" />
            </picture>
          </span>
          <span className="grow" />
          <span className="icon-button">
            <NamedIcon name="apps" size={22} />
          </span>
          <span className="user-button row gap-2">
            <Bone className="frame-avatar" />
            <Bone className="frame-name" />
          </span>
        </div>
        <div className="drawer">
          <div className="drawer-menu">
            <div className="drawer-skeleton">
              {['w4', 'w5', 'w6', 'w5', 'w4', 'w6', 'w5'].map((width, at) => (
                <Bone key={at} className={width} />
              ))}
            </div>
          </div>
        </div>
        <div className="content">
          <ListShape />
          <CardShape />
          <TabsShape />
          <HomeShape />
        </div>
      </div>
    </div>
  )
}

function Bone({ className }: { className: string }): ReactElement {
  return <span className={`skeleton ${className}`} />
}

function ListShape(): ReactElement {
  return (
    <div className="list stack gap-4" data-shape="list">
      <div className="list-head row wrap spread">
        <h1 />
        <div className="list-actions row gap-2">
          <Bone className="frame-action" />
          <Bone className="frame-action frame-more" />
        </div>
      </div>
      <div className="list-tools row wrap gap-3">
        <Bone className="search-box frame-control" />
        <Bone className="sort-menu frame-control" />
        <Bone className="frame-control frame-columns" />
      </div>
      <div className="list-card panel">
        <div className="list-frame">
          {Array.from({ length: 11 }, (_, row) => (
            <div key={row} className="frame-row">
              <Bone className="w6" />
              <Bone className="w5" />
              <Bone className="w4" />
            </div>
          ))}
        </div>
        <div className="pager">
          <Bone className="frame-range" />
          <Bone className="frame-steps" />
        </div>
      </div>
    </div>
  )
}

function CardShape(): ReactElement {
  return (
    <div className="card stack" data-shape="card">
      <div className="card-heading row wrap" data-record="">
        <span className="icon-button card-back">
          <ChevronLeftIcon size={22} />
        </span>
        <div className="card-identity grow row gap-4">
          <Bone className="card-avatar avatar" />
          <div className="card-record grow">
            <Bone className="w5" />
            <Bone className="frame-record" />
            <Bone className="w5" />
          </div>
        </div>
      </div>
      <TabBones />
      <div className="card-sheet panel">
        {Array.from({ length: 3 }, (_, group) => (
          <div key={group} className="card-group">
            <Bone className="w6" />
            <div className="card-grid">
              {Array.from({ length: 3 }, (__, value) => (
                <div key={value} className="card-detail">
                  <Bone className="w4" />
                  <Bone className="frame-value" />
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

function TabBones(): ReactElement {
  return (
    <div className="tabs">
      <Bone className="frame-tab" />
      <Bone className="frame-tab" />
      <Bone className="frame-tab" />
    </div>
  )
}

function TabsShape(): ReactElement {
  return (
    <div className="frame-tabs" data-shape="tabs">
      <h1 />
      <TabBones />
      <Bone className="frame-control search-box" />
      <div className="card-sheet panel" />
    </div>
  )
}

function HomeShape(): ReactElement {
  return (
    <div className="home" data-shape="home">
      <div className="home-greeting" />
      <div className="home-columns stack gap-4">
        <Bone className="home-skeleton" />
        <Bone className="home-skeleton" />
      </div>
    </div>
  )
}
