import type { ReactNode } from 'react'
import classes from './stale-note.module.css'

type Props = { children: ReactNode; retrying: boolean; onRetry: () => void }

/** Over a list that could not be refreshed: why, and a way to try again. What is there stays. */
export function StaleNote({ children, retrying, onRetry }: Props) {
  return (
    <div className={classes.note}>
      <p role="status">{children}</p>
      <button type="button" className={classes.retry} aria-disabled={retrying} onClick={onRetry}>
        Tentar de novo
      </button>
    </div>
  )
}
