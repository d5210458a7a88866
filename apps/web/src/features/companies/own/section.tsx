import type { ReactNode } from 'react'
import classes from './section.module.css'
import { sectionNames, type SectionName } from './sections.ts'

type Props = {
  name: SectionName
  /** A sentence about its use, where that is not obvious. */
  lead?: string
  children: ReactNode
}

/** A section of the public page's form. */
export function Section({ name, lead, children }: Props) {
  return (
    <section id={name} className={classes.section} aria-labelledby={`titulo-${name}`}>
      <div>
        <h2 id={`titulo-${name}`} className={classes.title} tabIndex={-1}>
          {sectionNames[name]}
        </h2>
        {lead !== undefined && <p className={classes.lead}>{lead}</p>}
      </div>
      {children}
    </section>
  )
}
