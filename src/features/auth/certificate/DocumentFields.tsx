import type { ReactElement } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { serverText } from '#shared/texts/serverText.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { documentNumberLength as length, passportCode, type DocumentType } from '#contracts/certificates.ts'
import { FailureReference } from '#shared/ui/FailureReference.tsx'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { SelectField } from '#shared/ui/SelectField.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { asTyped } from '#shared/ui/asTyped.ts'
import { documentNumberProblem, type DocumentNumberProblem } from './rules.ts'
import { unreached, type ApiError } from '#shared/api/apiError.ts'
import { useAnswer } from '#shared/hooks/useAnswer.ts'
import type { Read } from '#shared/api/reads.ts'

/** Values of the certificate forms; not every form has the password. */
export type CertificateForm = { documentType: string; documentNumber: string; password: string }

type DocumentFieldsProps = {
  form: UseFormReturn<CertificateForm>
  /** Marks the fields as invalid without a message. */
  invalid?: boolean
  /** The service's message about the number. */
  numberError?: string | undefined
}

/** Type and number of a document, with their validation (CLG-02, CLG-03). */
export function DocumentFields({ form, invalid = false, numberError }: DocumentFieldsProps): ReactElement {
  const { t } = useTranslation(['certificates', 'common'])
  const { list, isLoading, failure, retry } = useDocumentTypes()
  const { errors } = form.formState
  const codeOf = (id: string): string | null | undefined =>
    list.find(({ documentTypeId }) => String(documentTypeId) === id)?.code
  const isPassport = codeOf(form.watch('documentType'))?.trim().toUpperCase() === passportCode

  const problems: Record<DocumentNumberProblem, () => string> = {
    required: () => t('common:required'),
    numeric: () => t('numeric'),
    alphanumeric: () => t('alphanumeric'),
    min: () => t('common:min', { min: length.min }),
    max: () => t('common:max', { max: length.max }),
  }
  const problem = errors.documentNumber?.message as DocumentNumberProblem | undefined

  return (
    <>
      <SelectField
        label={t('documentType')}
        error={typeError()}
        hint={
          failure && (
            <>
              <LinkButton onClick={retry}>{t('common:retry')}</LinkButton>
              <FailureReference error={failure} />
            </>
          )
        }
        invalid={invalid}
        {...form.register('documentType', {
          validate: (id) => id !== '' || 'required',
          deps: ['documentNumber'],
        })}
      >
        <option value="">{isLoading ? t('typesLoading') : t('choose')}</option>
        {list.map(({ documentTypeId, documentTypeDescription }) => (
          <option key={documentTypeId} value={String(documentTypeId)}>
            {serverText(documentTypeDescription)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('documentNumber')}
        inputMode={isPassport ? 'text' : 'numeric'}
        autoComplete="username"
        {...asTyped}
        autoCapitalize={isPassport ? 'characters' : 'none'}
        error={problem ? problems[problem]() : numberError}
        invalid={invalid}
        {...form.register('documentNumber', {
          validate: (typed, { documentType }) => documentNumberProblem(codeOf(documentType), typed) ?? true,
        })}
      />
    </>
  )

  function typeError(): string | undefined {
    if (failure) return t('typesFailed')
    return errors.documentType && t('common:required')
  }
}

type DocumentTypes = {
  list: readonly DocumentType[]
  isLoading: boolean
  failure: ApiError | null
  retry: () => void
}

/** The document types of the application, with a retry after a failure. */
function useDocumentTypes(): DocumentTypes {
  const { answer, retry } = useAnswer(askForTypes)
  return {
    list: answer && 'data' in answer ? answer.data : [],
    isLoading: answer === null,
    failure: answer && 'error' in answer ? answer.error : null,
    retry,
  }
}

async function askForTypes(): Promise<Read<DocumentType[]>> {
  try {
    const { readDocumentTypes } = await import('./certificateCalls.ts')
    return await readDocumentTypes()
  } catch {
    return { error: unreached('getDocumentTypes') }
  }
}
