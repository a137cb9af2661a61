import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { PictureProblem } from '#shared/browser/pictureFile.ts'
import './uploadTexts.ts'

/** What is said of a file that is no picture for a menu, letter for letter (SUI-18 to SUI-20). */
export function usePictureMessages(): Record<PictureProblem, string> {
  const { t } = useTranslation('uploads')
  return { type: t('problems.type'), name: t('problems.name'), size: t('problems.size') }
}
