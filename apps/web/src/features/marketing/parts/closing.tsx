import { TurfLines } from '@campo-livre/ui/court/turf-lines.tsx'
import type { ReactNode } from 'react'
import classes from './closing.module.css'

type Props = { id: string; title: string; text: string; children: ReactNode }

/** The end of a public page, on turf: what to do now. */
export function Closing({ id, title, text, children }: Props) {
  return (
    <section className={`cl-turf ${classes.closing}`} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      <p className={classes.text}>{text}</p>
      <div className={classes.actions}>{children}</div>
      <TurfLines />
    </section>
  )
}
