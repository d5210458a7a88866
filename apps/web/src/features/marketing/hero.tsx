import { TurfLines } from '@campo-livre/ui/court/turf-lines.tsx'
import type { ReactNode } from 'react'
import classes from './page.module.css'

type Props = { title: string; lead: string; children: ReactNode }

/** The head of a public page: what it is about, in a sentence, and the first thing to do. */
export function Hero({ title, lead, children }: Props) {
  return (
    <header className={`cl-turf cl-hero ${classes.hero}`}>
      <h1 className="cl-hero-title">{title}</h1>
      <p className={classes.lead}>{lead}</p>
      <div className={classes.actions}>{children}</div>
      <TurfLines />
    </header>
  )
}
