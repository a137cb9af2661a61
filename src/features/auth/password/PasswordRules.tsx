import { useId, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import {
  minPasswordLength,
  passwordRuleNames,
  passwordRules,
  passwordSpecials,
} from '#contracts/passwordRules.ts'
import { CheckIcon } from '#shared/ui/icons.tsx'

/** Marks the rules that the password meets (PWD-07). */
export function PasswordRules({ password }: { password: string }): ReactElement {
  const { t } = useTranslation('passwords')
  const titleId = useId()
  return (
    <div className="password-rules">
      <p id={titleId}>{t('password.rules')}</p>
      <ul aria-labelledby={titleId}>
        {passwordRuleNames.map((rule) => {
          const isMet = passwordRules[rule](password)
          return (
            <li key={rule} data-met={isMet ? '' : undefined}>
              <span className="password-rule-mark">{isMet && <CheckIcon size={16} />}</span>
              <span>
                <span>{t(`rule.${rule}`, { min: minPasswordLength, specials: passwordSpecials })}</span>
                <span className="sr-only">{`, ${t(isMet ? 'password.met' : 'password.unmet')}`}</span>
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
