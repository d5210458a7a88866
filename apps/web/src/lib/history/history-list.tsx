import type { ReactNode } from 'react'
import classes from './history.module.css'

/** The entries of a history, newest first. */
export function HistoryList({ children }: { children: ReactNode }) {
  return <ol className={classes.entries}>{children}</ol>
}
