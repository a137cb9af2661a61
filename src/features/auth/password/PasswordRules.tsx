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

// The most frequent leaked passwords here, without digits and special characters.
const words = new Set(
  'password passw contrasena clave qwerty qwertyuiop asdfgh abc abcd abcde abcdef abcdefg admin administrador bienvenido bienvenida welcome colombia bogota brasil portal usuario user prueba test secreto secret letmein iloveyou tequiero hola empresa changeme cambiame temporal'.split(
    ' ',
  ),
)

/** True for a well-known word with digits and special characters (hardening C8); only warned of. */
export function isCommonPassword(password: string): boolean {
  return words.has(password.toLowerCase().replace(/[^a-z]/g, ''))
}
