import { RetryButton } from '@campo-livre/ui/failure-state/retry-button.tsx'
import type { ReactNode } from 'react'
import classes from './stale-note.module.css'

type Props = { children: ReactNode; retrying: boolean; onRetry: () => void }

/** Over a list that could not be refreshed: why, and a way to try again. What is there stays. */
export function StaleNote({ children, retrying, onRetry }: Props) {
  return (
    <div className={classes.note}>
      <p role="status">{children}</p>
      <RetryButton className={classes.retry} retrying={retrying} onRetry={onRetry} />
    </div>
  )
}
