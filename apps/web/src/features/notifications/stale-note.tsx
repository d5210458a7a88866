import { RetryButton } from '@campo-livre/ui/failure-state/retry-button.tsx'
import type { ReactNode } from 'react'
import classes from './stale-note.module.css'

type Props = { children: ReactNode; retrying: boolean; onRetry: () => void }

/** Above a list that could not be refreshed: the reason, and a button to retry. The list stays. */
export function StaleNote({ children, retrying, onRetry }: Props) {
  return (
    <div className={classes.note}>
      <p role="status">{children}</p>
      <RetryButton className={classes.retry} retrying={retrying} onRetry={onRetry} />
    </div>
  )
}
