import { useMemo, useState } from 'react'
import type { DraftItem } from '#shared/menu/draft/draftItem.ts'
import type { ItemEdit } from '#shared/menu/item/useItemDialog.ts'
import { useItemForm } from '#shared/menu/item/useItemForm.ts'
import { usePictureUpload, type PictureUpload } from '#shared/menu/upload/usePictureUpload.ts'
import { suiteItemsApi } from '../api.ts'
import { newSuiteItem } from '../suiteItem.ts'
import {
  logoKinds,
  logosOf,
  logoUploadOf,
  toItemLogos,
  type Logo,
  type LogoKind,
  type Logos,
} from './logos.ts'
import type { StoredSuiteItemDraft } from './storedSuiteItemDraft.ts'
import { emptySuiteForm, suiteProblems, tidySuiteForm, toSuiteForm, type SuiteForm } from './suiteForm.ts'

type SuiteItemEdit = ItemEdit<SuiteForm, StoredSuiteItemDraft, DraftItem> & {
  logos: Logos
  setLogo: (kind: LogoKind, logo: Logo) => void
  uploads: Record<LogoKind, PictureUpload>
}

/** Edit state of the suite item dialog. */
export function useSuiteItemEdit(
  item: DraftItem | undefined,
  applicationName: string,
  itemDraft?: StoredSuiteItemDraft,
): SuiteItemEdit {
  const base = useMemo(() => (item ? toSuiteForm(item) : emptySuiteForm), [item])
  const { form, isTyped, check } = useItemForm<SuiteForm>({
    base,
    isNew: item === undefined,
    itemDraft: itemDraft?.form,
    judge: suiteProblems,
    tidy: tidySuiteForm,
  })
  const stored = logosOf({ iconName: item?.iconName ?? '', iconNameDark: item?.iconNameDark ?? '' })
  const [logos, setLogos] = useState(
    itemDraft ? logosOf({ iconName: itemDraft.logos.light, iconNameDark: itemDraft.logos.dark }) : stored,
  )
  const [send] = suiteItemsApi.useUploadImageMenuMutation()
  const uploads = { light: usePictureUpload(send), dark: usePictureUpload(send) }

  async function nameOfLogo(kind: LogoKind): Promise<string | null> {
    const { file, stored: name } = logos[kind]
    if (!file) return name
    return uploads[kind].upload(
      file,
      applicationName,
      async () => (await logoUploadOf(kind, file)).uploaded_file,
    )
  }
  const isDirty = (): boolean =>
    isTyped() ||
    logoKinds.some((kind) => logos[kind].file !== null || logos[kind].stored !== stored[kind].stored)

  return {
    form,
    check,
    logos,
    setLogo: (kind, logo) => setLogos((now) => ({ ...now, [kind]: logo })),
    uploads,
    chosen: logos,
    isDirty,
    itemDraft: () =>
      isDirty()
        ? {
            key: item?.key ?? null,
            form: form.getValues(),
            logos: { light: logos.light.stored, dark: logos.dark.stored },
          }
        : null,
    async finish() {
      const typed = tidySuiteForm(form.getValues())
      const [light, dark] = await Promise.all(logoKinds.map(nameOfLogo))
      if (typeof light !== 'string' || typeof dark !== 'string') return null
      const before = item ?? newSuiteItem()
      return { ...before, ...typed, ...toItemLogos({ light, dark }, before) }
    },
  }
}
