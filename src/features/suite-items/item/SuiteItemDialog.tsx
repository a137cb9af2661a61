import { useEffect, useId, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { DraftItem } from '#shared/menu/draft/draftItem.ts'
import { ItemDialog } from '#shared/menu/item/ItemDialog.tsx'
import { useItemDialog, type ItemDialogProps } from '#shared/menu/item/useItemDialog.ts'
import { Button } from '#shared/ui/Button.tsx'
import '../texts.ts'
import type { StoredSuiteItemDraft } from './storedSuiteItemDraft.ts'
import { LogoField } from './LogoField.tsx'
import { logoKinds } from './logos.ts'
import './suiteItemDialog.css'
import { SuiteItemFields } from './SuiteItemFields.tsx'
import { useSuiteItemEdit } from './useSuiteItemEdit.ts'

type SuiteItemDialogProps = ItemDialogProps<StoredSuiteItemDraft, DraftItem> & {
  /** Undefined for a new one. */
  item: DraftItem | undefined
  /** Application of the menu; pictures are stored for it (D20). */
  applicationName: string
}

/** Fields and logos of a suite item. Accepting uploads both logos and waits for them (T86). */
export function SuiteItemDialog(props: SuiteItemDialogProps): ReactElement {
  const { item, applicationName, onClose } = props
  const { t } = useTranslation(['suiteItems', 'menuDraft'])
  const id = useId()
  const edit = useSuiteItemEdit(item, applicationName, props.itemDraft)
  const { form } = edit
  const { busy, accept, leaving } = useItemDialog(edit, props)
  useEffect(() => form.setFocus('name'), [form])

  return (
    <ItemDialog
      className="suite-dialog"
      title={t(item ? 'suiteItems:titles.edit' : 'suiteItems:titles.new')}
      question={leaving.question}
      onClose={() => leaving.guard(onClose)}
      buttons={
        <Button type="submit" form={id} busy={busy} busyLabel={t('suiteItems:uploading')}>
          {t(item ? 'menuDraft:item.update' : 'menuDraft:item.create')}
        </Button>
      }
    >
      <form
        id={id}
        className="suite-item-fields item-fields stack gap-3"
        noValidate
        inert={busy}
        onSubmit={(event) => {
          event.preventDefault()
          void accept()
        }}
      >
        <div className="stack gap-3">
          <SuiteItemFields form={form} />
        </div>
        <div className="stack gap-3">
          {logoKinds.map((kind) => (
            <LogoField
              key={kind}
              kind={kind}
              logo={edit.logos[kind]}
              upload={edit.uploads[kind]}
              onChange={(logo) => edit.setLogo(kind, logo)}
            />
          ))}
        </div>
      </form>
    </ItemDialog>
  )
}
