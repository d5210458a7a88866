import { REMOVED_NAME } from '@campo-livre/domain/privacy/personal-data.ts'
import { formatDateTime } from '@campo-livre/domain/time/format-days.ts'
import type { ReactNode } from 'react'
import classes from './history.module.css'

type Props = {
  /** The instant. */
  at: string
  /** The name of who did it; null when the account is gone. */
  who: string | null
  timeZone: string
  /** The change, in words. */
  children: ReactNode
  /** Below the author: what can be done about it. */
  actions?: ReactNode
}

/** An entry of a history: a change, who made it and when. */
export function HistoryItem({ at, who, timeZone, children, actions }: Props) {
  return (
    <li className={classes.entry}>
      {children}
      <p className={classes.by}>
        {who ?? REMOVED_NAME} <time dateTime={at}>{formatDateTime(at, timeZone)}</time>
      </p>
      {actions}
    </li>
  )
}
