import type { ReactElement } from 'react'
import { useNavigate } from 'react-router-dom'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import { useKeys } from '#shared/keys/useKeys.ts'
import { OpenDialog } from './OpenDialog.tsx'
import { openShellDialog } from './shellDialog.ts'

const KeyTable = lazyPart(
  () =>
    import(/* webpackChunkName: "key-table" */ './keyTable/KeyTable.tsx').then(({ KeyTable }) => KeyTable),
  'part',
)

/** Keyboard shortcuts of the console, and the dialog that lists them. */
export function Keys(): ReactElement {
  const navigate = useNavigate()
  useKeys(
    (path) => void navigate(path),
    () => openShellDialog('keys'),
  )
  return <OpenDialog name="keys" Dialog={KeyTable} />
}
