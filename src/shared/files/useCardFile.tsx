import { Suspense, useEffect, useState, type ReactElement } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { CardAction } from '#shared/cards/CardActions.tsx'
import type { FormValues, CardContent, CardSets } from '#shared/cards/cardParts.ts'
import type { CardDraft } from '#shared/cards/useCardDraft.ts'
import { CopyNotice } from '#shared/cards/copy/CopyNotice.tsx'
import { dropHandedOver, handedOver, handOver } from '#shared/cards/copy/handedOver.ts'
import { useReadOnlyReason } from '#shared/readOnly/readOnlyResources.ts'
import { namesInWords } from '#shared/texts/namesInWords.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { DownloadIcon, UploadIcon } from '#shared/ui/consoleIcons.tsx'
import { isFromFile } from './fileAddress.ts'
import type { NamedFile } from './readRecordFile.ts'

/** The draft of a card filled from a file. */
type Filled<Form, Sets> = {
  content: CardContent<Form, Sets>
  /** File name. */
  name: string
  /** Texts of what was omitted. */
  leftOut: readonly string[]
}

/** Props of an import dialog. */
export type FromFileDialogProps<Content, Form, Sets> = {
  /** A file that another card has read. */
  parsed: NamedFile<Content> | null
  onFill: (filled: Filled<Form, Sets>) => void
  /** Opens the record that already has the name. */
  onOpen: (id: number, read: NamedFile<Content>) => void
  onClose: () => void
}

type CardFileOptions<Content, Form extends FormValues, Sets extends CardSets> = {
  /** 0 for a new record. */
  id: number
  address: { path: (id: number) => string; listPath: () => string }
  draft: CardDraft<Form, Sets>
  exporting: (onClose: () => void) => ReactElement
  reading: (props: FromFileDialogProps<Content, Form, Sets>) => ReactElement
}

type CardFile = {
  actions: CardAction[]
  note: ReactElement | null
  dialog: ReactElement | null
  /** True if the edit started with a file, which may change every tab. */
  isFilled: boolean
}

/** Export and import of a card's record as a file; neither sends a write (beyond 32). */
export function useCardFile<Content, Form extends FormValues, Sets extends CardSets>(
  options: CardFileOptions<Content, Form, Sets>,
): CardFile {
  const { id, address, draft, exporting, reading } = options
  const isNew = id === 0
  const { t } = useTranslation('cards')
  const readOnly = useReadOnlyReason()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [parsed] = useState(() =>
    isNew ? null : (handedOver(address.path(id)) as NamedFile<Content> | null),
  )
  const [open, setOpen] = useState<'export' | 'file' | null>(() =>
    parsed || (isNew && isFromFile(search)) ? 'file' : null,
  )
  const [filled, setFilled] = useState<Filled<Form, Sets> | null>(null)
  useEffect(dropHandedOver, [])
  // The edit that the file started has ended.
  if (filled && draft.base === null) setFilled(null)
  const close = (): void => setOpen(null)

  const dialogProps: FromFileDialogProps<Content, Form, Sets> = {
    parsed,
    onFill(one) {
      draft.takeOver(one.content, draft.loaded ?? draft.cardForm.empty)
      setFilled(one)
      close()
    },
    onOpen(other, read) {
      const path = address.path(other)
      handOver(path, read)
      void navigate(path)
    },
    onClose() {
      close()
      if (isNew) void navigate(address.listPath())
    },
  }
  const notes = filled && [
    t('fromFile', { name: serverText(filled.name) ?? '' }),
    filled.leftOut.length > 0 && t('leftOut', { names: namesInWords(filled.leftOut) }),
  ]
  return {
    actions: isNew
      ? []
      : [
          {
            id: 'export',
            label: t('exportFile'),
            icon: <DownloadIcon size={18} />,
            onAct: () => setOpen('export'),
          },
          {
            id: 'compare',
            label: t('compareFile'),
            icon: <UploadIcon size={18} />,
            reason: readOnly,
            onAct: () => setOpen('file'),
          },
        ],
    note: notes && <CopyNotice notes={notes} />,
    dialog: open && (
      <Suspense fallback={null}>{open === 'export' ? exporting(close) : reading(dialogProps)}</Suspense>
    ),
    isFilled: filled !== null,
  }
}
