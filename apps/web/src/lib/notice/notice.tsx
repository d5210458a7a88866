import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './notice.module.css'

/** A failure at the place where it happened, with an optional link. Announced at once. */
export function Notice({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div role="alert" className={classes.notice}>
      <IconAlertCircle size={20} aria-hidden className={classes.icon} />
      <p className={classes.text}>{children}</p>
      {action}
    </div>
  )
}
