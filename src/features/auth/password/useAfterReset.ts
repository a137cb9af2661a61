import { useNavigate } from 'react-router-dom'
import { useTheme } from '#themes/ThemeContext.ts'
import type { ResetStep } from './requestReset.ts'

/** Navigates after a request: to the choice, or to the e-mail-sent screen (RST-11, RST-13, RTE-25, S-13). */
export function useAfterReset(): (step: Exclude<ResetStep, { kind: 'problem' }>) => Promise<void> {
  const navigate = useNavigate()
  const { informationScreens } = useTheme()
  return async (step) => {
    if (step.kind === 'several') return await navigate('/selectaccounts')
    const state = { messageType: 'CHECK_EMAIL', email: step.email, pageName: '/login' }
    await navigate(informationScreens ? '/check-email' : '/alert', { replace: true, state })
  }
}
