import type { ReactElement } from 'react'
import { numeral } from '#shared/format/numeral.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'

type RowsShownProps = {
  count: number
  total: number
  isOnly: boolean
  hasWrong: boolean
  onOnly: (isOnly: boolean) => void
}

/** Which rows are seen, and the way to all of them. */
export function RowsShown({ count, total, isOnly, hasWrong, onOnly }: RowsShownProps): ReactElement {
  const { t } = useTranslation('userImport')
  return (
    <div className="file-shown row wrap spread muted small">
      <label>
        <input
          type="checkbox"
          checked={isOnly}
          disabled={!hasWrong && !isOnly}
          onChange={({ target }) => onOnly(target.checked)}
        />
        {t('onlyWrong')}
      </label>
      <span role="status">
        {isOnly && count < total
          ? t('shownRows', { count, number: numeral(count), total: numeral(total) })
          : ''}
      </span>
    </div>
  )
}
