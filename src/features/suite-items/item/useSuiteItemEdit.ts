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
  /** The first field that has a problem, now marked; null where all of them are right. */
  check: () => Promise<SuiteField | null>
  /** Uploads both logos; the item with them, or null where one of them could not be uploaded (T86). */
  finish: () => Promise<DraftItem | null>
}

/** What is typed and chosen in the dialog of a suite item. */
export function useSuiteItemEdit(item: DraftItem | undefined, applicationName: string): SuiteItemEdit {
  const base = useMemo(() => (item ? toSuiteForm(item) : emptySuiteForm), [item])
  const judgedAgainst = item ? base : null
  const form = useForm<SuiteForm>({
    defaultValues: base,
    resolver: resolverOf((values) => suiteProblems(values, judgedAgainst)),
    mode: 'onBlur',
  })
  const [logos, setLogos] = useState(() => logosOf(item))
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

  return {
    form,
    logos,
    setLogo: (kind, logo) => setLogos((now) => ({ ...now, [kind]: logo })),
    uploads,
    isDirty() {
      const [typed, kept] = [tidySuiteForm(form.getValues()), tidySuiteForm(base)]
      const fields = Object.keys(kept) as SuiteField[]
      const stored = logosOf(item)
      return (
        fields.some((field) => typed[field] !== kept[field]) ||
        logoKinds.some((kind) => logos[kind].file !== null || logos[kind].stored !== stored[kind].stored)
      )
    },
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
