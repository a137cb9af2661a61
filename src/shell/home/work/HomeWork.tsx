import type { ReactElement } from 'react'
import { Borrowed } from '#shared/borrow/Borrowed.tsx'
import './homeWork.css'
import './homeWorkTexts.ts'
import { SessionChanges } from './SessionChanges.tsx'

/** Panels for administrators: mails of the next days, and changes of this session. */
export function HomeWork({ hasMails }: { hasMails: boolean }): ReactElement {
  return (
    <div className="home-columns home-work stack gap-4 if-any">
      {hasMails && <Borrowed part="WeekMails" />}
      <SessionChanges />
    </div>
  )
}
