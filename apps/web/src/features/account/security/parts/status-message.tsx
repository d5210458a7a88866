import { type ReactNode, useEffect, useRef } from 'react'
import classes from './security-section.module.css'

/** The result of an action. It takes the focus, as the control that had it is gone. */
export function StatusMessage({ children }: { children: ReactNode }) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => line.current?.focus(), [])
  return (
    <p ref={line} role="status" tabIndex={-1} className={classes.told}>
      {children}
    </p>
  )
}
