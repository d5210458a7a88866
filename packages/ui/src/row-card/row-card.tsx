import type { ReactNode } from 'react'
import styles from './row-card.module.css'

type RowCardProps = {
  /** The name of the thing, usually a link with the class `link` of this module, which then covers the card. */
  title: ReactNode
  /** When and where, in one line. */
  facts: ReactNode
  /** Its status, as a badge. */
  status: ReactNode
  /** The amount or the number that matters, at the right. */
  figure?: ReactNode
  /** The next thing that its reader can do, as a sentence. */
  next?: ReactNode
  /** True for what is over. */
  quiet?: boolean
  /** That of its title; 2 by default. */
  headingLevel?: 2 | 3
}

/** A row of a list for somebody on a phone: what it is, how it stands, what comes next. */
export function RowCard({
  title,
  facts,
  status,
  figure,
  next,
  quiet = false,
  headingLevel = 2,
}: RowCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article className={styles.card} data-quiet={quiet || undefined}>
      <Heading className={styles.title}>{title}</Heading>
      {figure !== undefined && <p className={styles.figure}>{figure}</p>}
      <p className={styles.facts}>{facts}</p>
      <div className={styles.foot}>
        {status}
        {next !== undefined && <p className={styles.next}>{next}</p>}
      </div>
    </article>
  )
}
