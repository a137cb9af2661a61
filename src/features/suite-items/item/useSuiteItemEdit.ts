import { useMemo, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { DraftItem } from '#shared/menu/draft/draftItem.ts'
import { usePictureUpload, type PictureUpload } from '#shared/menu/upload/usePictureUpload.ts'
import { resolverOf } from '#shared/menu/draft/itemRules.ts'
import { suiteItemsApi } from '../api.ts'
import { newSuiteItem } from '../suiteItem.ts'
import {
  logoKinds,
  logosOf,
  logoUploadOf,
  toItemLogos,
  type Logo,
  type LogoKind,
  type LogoNames,
  type Logos,
} from './logos.ts'
import type { LeftSuiteItem } from './leftSuiteItem.ts'
import {
  emptySuiteForm,
  suiteProblems,
  tidySuiteForm,
  toSuiteForm,
  type SuiteField,
  type SuiteForm,
} from './suiteForm.ts'

export type SuiteItemEdit = {
  form: UseFormReturn<SuiteForm>
  logos: Logos
  setLogo: (kind: LogoKind, logo: Logo) => void
  uploads: Record<LogoKind, PictureUpload>
  isDirty: () => boolean
  /** What is typed and chosen and can be kept; null where it is as it was. */
  left: () => LeftSuiteItem | null
  /** The first field that has a problem, now marked; null where all of them are right. */
  check: () => Promise<SuiteField | null>
  /** Uploads both logos; the item with them, or null where one of them could not be uploaded (T86). */
  finish: () => Promise<DraftItem | null>
}

/** What is typed and chosen in the dialog of a suite item. */
export function useSuiteItemEdit(
  item: DraftItem | undefined,
  applicationName: string,
  left?: LeftSuiteItem,
): SuiteItemEdit {
  const base = useMemo(() => (item ? toSuiteForm(item) : emptySuiteForm), [item])
  const judgedAgainst = item ? base : null
  const form = useForm<SuiteForm>({
    defaultValues: left?.form ?? base,
    resolver: resolverOf((values) => suiteProblems(values, judgedAgainst)),
    mode: 'onBlur',
  })
  const [logos, setLogos] = useState((): Logos =>
    left
      ? { light: { stored: left.logos.light, file: null }, dark: { stored: left.logos.dark, file: null } }
      : logosOf(item),
  )
  const [send] = suiteItemsApi.useUploadImageMenuMutation()
  const uploads = { light: usePictureUpload(send), dark: usePictureUpload(send) }

  async function nameOfLogo(kind: LogoKind): Promise<string | null> {
    const { file, stored } = logos[kind]
    if (!file) return stored
    return uploads[kind].upload(
      file,
      applicationName,
      async () => (await logoUploadOf(kind, file)).uploaded_file,
    )
  }

  function isDirty(): boolean {
    const [typed, kept] = [tidySuiteForm(form.getValues()), tidySuiteForm(base)]
    const fields = Object.keys(kept) as SuiteField[]
    const stored = logosOf(item)
    return (
      fields.some((field) => typed[field] !== kept[field]) ||
      logoKinds.some((kind) => logos[kind].file !== null || logos[kind].stored !== stored[kind].stored)
    )
  }

  return {
    form,
    logos,
    setLogo: (kind, logo) => setLogos((now) => ({ ...now, [kind]: logo })),
    uploads,
    isDirty,
    left: () =>
      isDirty()
        ? {
            key: item?.key ?? null,
            form: form.getValues(),
            logos: { light: logos.light.stored, dark: logos.dark.stored },
          }
        : null,
    async check() {
      await form.trigger()
      const [first] = Object.keys(suiteProblems(form.getValues(), judgedAgainst))
      return (first as SuiteField | undefined) ?? null
    },
    async finish() {
      const typed = tidySuiteForm(form.getValues())
      const [light, dark] = await Promise.all(logoKinds.map(nameOfLogo))
      if (typeof light !== 'string' || typeof dark !== 'string') return null
      const names: LogoNames = { light, dark }
      const before = item ?? newSuiteItem()
      return { ...before, ...typed, ...toItemLogos(names, before) }
    },
  }
}
