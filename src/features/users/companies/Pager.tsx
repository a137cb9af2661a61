import type { ReactElement } from 'react'

type Paging = { page: number; size: number }
type PagerProps = Paging & { total: number; onChange: (paging: Paging) => void }

export function Pager({ total, page, size, onChange }: PagerProps): ReactElement {
  const last = Math.max(1, Math.ceil(total / size))
  return (
    <nav className="tab-pager">
      <select value={size} onChange={(event) => onChange({ page: 1, size: Number(event.target.value) })}>
        {[10, 25, 100].map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <button type="button" disabled={page <= 1} onClick={() => onChange({ page: page - 1, size })}>
        ‹
      </button>
      {page} / {last}
      <button type="button" disabled={page >= last} onClick={() => onChange({ page: page + 1, size })}>
        ›
      </button>
    </nav>
  )
}
