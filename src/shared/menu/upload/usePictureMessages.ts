import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { PictureProblem } from '#shared/browser/pictureFile.ts'
import './uploadTexts.ts'

/** Specified messages about an invalid picture file (SUI-18 to SUI-20). */
export function usePictureMessages(): Record<PictureProblem, string> {
  const { t } = useTranslation('uploads')
  return { type: t('problems.type'), name: t('problems.name'), size: t('problems.size') }
}
