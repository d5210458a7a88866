import { type ReactNode, useId } from 'react'
import classes from './security-section.module.css'

type Props = { title: string; lead?: ReactNode; children: ReactNode }

/** A titled part of a section of the account. */
export function SecuritySection({ title, lead, children }: Props) {
  const id = useId()
  return (
    <section className={classes.part} aria-labelledby={id}>
      <h3 id={id} className={classes.title}>
        {title}
      </h3>
      {lead !== undefined && <p className={classes.lead}>{lead}</p>}
      {children}
    </section>
  )
}
