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
  /** The part above the title. */
  above?: ReactNode
  /** True to leave the drawn field out on a phone, where the form needs the room. */
  lean?: boolean
  children: ReactNode
}

/** The layout of screens for guests (A6): a form on one side, a drawn field on the other. */
export function AccountPage({ title, tab, lead, claim, above, lean = false, children }: Props) {
  return (
    <div className={classes.screen} data-lean={lean || undefined}>
      <title>{pageTitle(tab === undefined ? title : `${tab} · ${title}`)}</title>
      <div className={classes.form}>
        {above}
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
