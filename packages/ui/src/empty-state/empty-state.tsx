import type { ReactNode } from 'react'
import { MissingLine } from './missing-line.tsx'
import styles from './empty-state.module.css'

type EmptyStateProps = {
  /** One sentence: what is not here, or what to do. */
  title: string
  /** A second one, where it helps. */
  text?: string
  /** The same where it takes more than plain text. */
  children?: ReactNode
  /** One button or link. */
  action?: ReactNode
  headingLevel?: 1 | 2 | 3
}

/** Nothing here yet: a small court with one missing line, one sentence, one way on. */
export function EmptyState({ title, text, children = text, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <section className={styles.state}>
      <MissingLine />
      <Heading className={styles.title}>{title}</Heading>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </section>
  )
}
