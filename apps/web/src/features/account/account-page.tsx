import { TurfLines } from '@campo-livre/ui/court/turf-lines.tsx'
import type { ReactNode } from 'react'
import { pageTitle } from '../../lib/metadata/page-title.ts'
import classes from './login-screen.module.css'

type Props = {
  /** The h1, and the title of the tab. */
  title: string
  /** The beginning of the tab's title, on a screen with several steps. */
  tab?: string | undefined
  lead?: ReactNode
  /** The sentence on the field next to it. */
  claim: string
  children: ReactNode
}

/** The layout of screens for guests (A6): a form on one side, a drawn field on the other. */
export function AccountPage({ title, tab, lead, claim, children }: Props) {
  return (
    <div className={classes.screen}>
      <title>{pageTitle(tab === undefined ? title : `${tab} · ${title}`)}</title>
      <div className={classes.form}>
        <h1>{title}</h1>
        {lead !== undefined && <p className={classes.lead}>{lead}</p>}
        {children}
      </div>
      <div className={`cl-turf ${classes.side}`} data-near aria-hidden>
        <p className={classes.claim}>{claim}</p>
        <TurfLines />
      </div>
    </div>
  )
}
