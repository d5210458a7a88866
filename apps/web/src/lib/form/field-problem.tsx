import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './field-problem.module.css'

/** The error of a part of the form that is no single field. Announced when it appears. */
export function FieldProblem({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={classes.problem}>
      <IconAlertCircle size={18} stroke={1.75} aria-hidden />
      {children}
    </p>
  )
}
