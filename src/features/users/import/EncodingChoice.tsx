import { useMemo, type ReactElement } from 'react'
import type { OldEncoding } from '#shared/files/oldEncodings.ts'
import { numeral } from '#shared/format/numeral.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { RadioField } from '#shared/ui/RadioField.tsx'
import type { OldReading } from './read/readBytes.ts'
import { samplesOf } from './read/samples.ts'

type EncodingChoiceProps = { old: OldReading; onChange: (encoding: OldEncoding) => void }

/** The ways in which the letters of a file can be read, each by what comes of it. */
export function EncodingChoice({ old, onChange }: EncodingChoiceProps): ReactElement {
  const { t } = useTranslation('userImport')
  const samples = useMemo(() => samplesOf(old), [old])
  return (
    <div className="file-encodings">
      <RadioField
        label={t('encoding')}
        hint={t(old.encoding === null ? 'encodingUnknown' : 'encodingGuessed')}
        isRequired
        value={old.encoding ?? ''}
        options={samples.map(({ encoding, lines }) => ({
          value: encoding,
          label: t(`encodings.${encoding}`, {
            sample: lines
              .map(({ line, cells }) =>
                t('encodingLine', { line: numeral(line), text: serverText(cells) ?? '' }),
              )
              .join('; '),
          }),
        }))}
        onChange={(encoding) => onChange(encoding as OldEncoding)}
      />
    </div>
  )
}
