import { Suspense, type ReactElement } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import { goneParts, type ListParts } from './goneParts.ts'

const GoneNotice = lazyPart(
  () => import(/* webpackChunkName: "views" */ './GoneNotice.tsx').then((code) => code.GoneNotice),
  'part',
)

type GonePartProps = Omit<ListParts, 'columns'> & { columns: readonly { key: string }[] }

/** Lazy notice about unknown parts of the address. */
export function GonePart({ columns, ...parts }: GonePartProps): ReactElement | null {
  const { search } = useLocation()
  const gone = goneParts(search, { ...parts, columns: columns.map(({ key }) => key) })
  return (
    gone && (
      <Suspense>
        <GoneNotice {...gone} />
      </Suspense>
    )
  )
}
