import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import '../draft/menuDraftTexts.ts'

/** The text fields of an item: up to so many characters, and the same words for what is wrong. */
export function useItemText<Form extends FieldValues, Name extends Path<Form>>(
  form: UseFormReturn<Form>,
  limits: Record<Name, number>,
  labelOf: (name: Name) => string,
) {
  const { t } = useTranslation(['menuDraft', 'common'])
  return (name: Name) => ({
    form,
    name,
    label: labelOf(name),
    isReadOnly: false,
    problemText(problem: string): string {
      if (problem === 'required') return t('common:required')
      return problem === 'url' ? t('menuDraft:item.url') : t('common:max', { max: limits[name] })
    },
  })
}
