import { type ReactNode, useEffect, useRef } from 'react'
import classes from './security-section.module.css'

/** What has come of it. It takes the focus, for what that stood on has gone. */
export function StatusMessage({ children }: { children: ReactNode }) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => line.current?.focus(), [])
  return (
    <p ref={line} role="status" tabIndex={-1} className={classes.told}>
      {children}
    </p>
  )
}
