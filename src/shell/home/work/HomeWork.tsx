import type { ReactElement } from 'react'
import './homeWork.css'
import './homeWorkTexts.ts'
import { SessionChanges } from './SessionChanges.tsx'
import { WeekMails } from './WeekMails.tsx'

/** Panels for administrators: mails of the next days, and changes of this session. */
export function HomeWork({ hasMails }: { hasMails: boolean }): ReactElement {
  return (
    <div className="home-columns home-work stack gap-4 if-any">
      {hasMails && <WeekMails />}
      <SessionChanges />
    </div>
  )
}
